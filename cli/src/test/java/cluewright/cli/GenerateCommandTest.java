package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.documents.DocumentSchema;
import cluewright.games.Games;
import cluewright.puzzle.Game;
import cluewright.puzzle.Tree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GenerateCommandTest {
    @TempDir
    Path folder;

    private List<String> written() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    static List<Game<?>> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameGeneratesWhatChecksAndVerifies(Game<?> game) {
        String document = Run.of("generate", game.id(), "--seed", "HUNT", "--format", "yaml")
                .fine()
                .out();
        Run.with(document, "check", "-").fine();
        Run.with(document, "verify", "-").fine();
        assertThat(Run.of("generate", game.id(), "--seed", "HUNT", "--answer")
                        .fine()
                        .out())
                .contains("Puzzle " + game.id() + "/", "\nProof\n", "\nAnswer\n");
    }

    @Test
    void textShowsNameBoardCluesAndProofAndKeepsTheAnswerBack() {
        Run run = Run.of("generate", "suspects", "--size", "4x4", "--seed", "HUNT")
                .fine();
        assertThat(run.out())
                .startsWith("Puzzle suspects/size=4x4/4#HUNT\n")
                .contains("      A ", "\nClues\n   1. ", "\nProof\n  native   unique", "\n  cp-sat   unique", "hash")
                .contains("--answer")
                .doesNotContain(" # ", " o ");
        assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
    }

    @Test
    void theAnswerIsShownWhenAskedFor() {
        assertThat(Run.of("generate", "suspects", "--seed", "HUNT", "--answer")
                        .fine()
                        .out())
                .contains("\nAnswer\n", " # ", " o ", "\n  suspect: ", "\n  innocent: ");
    }

    @Test
    void jsonIsOneDocumentThatFollowsTheSchema() {
        Tree document = Run.of("generate", "suspects", "--seed", "HUNT", "--json")
                .fine()
                .json();
        assertThat(DocumentSchema.check(document)).isEmpty();
        assertThat(document.asFields().fields()).containsKeys("seed", "answer", "proof", "hash");
        assertThat(Run.of("generate", "suspects", "--seed", "HUNT", "--format", "json")
                        .out())
                .isEqualTo(Run.of("generate", "suspects", "--seed", "HUNT", "--json")
                        .out());
    }

    @Test
    void theAnswerCanBeLeftOutOfDocuments() {
        Tree document = Run.of("generate", "suspects", "--seed", "HUNT", "--json", "--no-answer")
                .fine()
                .json();
        assertThat(DocumentSchema.check(document)).isEmpty();
        assertThat(document.asFields().fields()).containsKey("hash").doesNotContainKey("answer");
    }

    @Test
    void severalAreAListInTheOrderOfTheirSeeds() {
        List<Tree> documents = Run.of("generate", "suspects", "--size", "3x3", "--seed", "A", "--count", "3", "--json")
                .fine()
                .json()
                .asList();
        assertThat(documents)
                .extracting(document -> document.asFields().get("seed").asText())
                .containsExactly("suspects/size=3x3/4#A", "suspects/size=3x3/4#A-2", "suspects/size=3x3/4#A-3");
        assertThat(documents)
                .allMatch(document -> DocumentSchema.check(document).isEmpty());
    }

    @Test
    void anyNumberOfThreadsPrintsTheSame() {
        String[] order = {"generate", "suspects", "--size", "3x4", "--seed", "T", "--count", "12", "--threads"};
        List<String> outputs = Stream.of("1", "2", "7")
                .map(threads -> Run.of(with(order, threads)).fine().out())
                .distinct()
                .toList();
        assertThat(outputs).hasSize(1);
    }

    private static String[] with(String[] args, String last) {
        return Stream.concat(Stream.of(args), Stream.of(last)).toArray(String[]::new);
    }

    @Test
    void aRandomSeedIsShownAndMakesTheSameAgain() {
        String out = Run.of("generate", "suspects", "--size", "3x3").fine().out();
        String seed = out.lines().findFirst().orElseThrow().split("#")[1];
        assertThat(seed).matches("[A-Z]{8}");
        assertThat(Run.of("generate", "suspects", "--size", "3x3", "--seed", seed)
                        .out())
                .isEqualTo(out);
    }

    @Test
    void aFolderGetsOneFileEach() throws IOException {
        Run run = Run.of(
                        "generate",
                        "suspects",
                        "--size",
                        "3x3",
                        "--seed",
                        "DAY",
                        "--count",
                        "2",
                        "--out",
                        folder.resolve("new").toString())
                .fine();
        folder = folder.resolve("new");
        assertThat(written()).containsExactly("suspects-3x3-DAY-2.yaml", "suspects-3x3-DAY.yaml");
        assertThat(run.out().lines()).hasSize(2).allMatch(line -> line.startsWith("wrote "));
        Run.of("check", folder.resolve("suspects-3x3-DAY.yaml").toString()).fine();
        assertThat(Run.of("verify", folder.resolve("suspects-3x3-DAY-2.yaml").toString())
                        .fine()
                        .out())
                .contains("Verified");
    }

    @Test
    void filesAreToldInJsonToo() throws IOException {
        Run run = Run.of(
                        "generate",
                        "suspects",
                        "--size",
                        "3x3",
                        "--seed",
                        "DAY",
                        "--out",
                        folder.toString(),
                        "--format",
                        "json",
                        "--json")
                .fine();
        assertThat(written()).containsExactly("suspects-3x3-DAY.json");
        Tree.Fields one = run.json().asFields().get("written").asList().get(0).asFields();
        assertThat(one.get("file").asText()).endsWith("suspects-3x3-DAY.json");
        assertThat(one.get("hash").asText()).hasSize(64);
    }

    @Test
    void seedsAndSettingsMakeSafeFileNames() throws IOException {
        Run.of("generate", "suspects", "--size", "3x3", "--share", "40", "--seed", "../a/b", "--out", folder.toString())
                .fine();
        assertThat(written()).singleElement().asString().matches("suspects-3x3-share40-[.]{2}_a_b-[0-9a-f]+[.]yaml");
    }

    @Test
    void aFileThatHoldsSomethingElseIsReplacedOnlyByForce() throws IOException {
        String[] order = {"generate", "suspects", "--size", "3x3", "--seed", "DAY", "--out", folder.toString()};
        Run.of(order).fine();
        Run.of(order).fine();
        Path file = folder.resolve("suspects-3x3-DAY.yaml");
        Files.writeString(file, "mine");
        Run.of(order).refused("suspects-3x3-DAY.yaml", "--force");
        assertThat(file).hasContent("mine");
        Run.of(with(order, "--force")).fine();
        assertThat(Files.readString(file)).startsWith("format: cluewright/1");
        assertThat(written()).hasSize(1);
    }

    @Test
    void clueTypesCanBeChosen() {
        Run only = Run.of(
                "generate", "suspects", "--size", "3x3", "--seed", "X", "--json", "--types", "count,more-in,connected");
        assertThat(only.fine().out()).contains("types=count+more-in+connected");
        for (Tree clue : only.json().asFields().list("clues")) {
            assertThat(clue.asFields().get("type").asText()).isIn("count", "more-in", "connected");
        }
        Run without =
                Run.of("generate", "suspects", "--size", "3x3", "--seed", "X", "--json", "--without-types", "count");
        for (Tree clue : without.fine().json().asFields().list("clues")) {
            assertThat(clue.asFields().get("type").asText()).isNotEqualTo("count");
        }
    }

    @Test
    void aSettingCanBeGivenBothWays() {
        assertThat(Run.of("generate", "suspects", "--set", "size=3x3", "--seed", "X")
                        .fine()
                        .out())
                .isEqualTo(Run.of("generate", "suspects", "--size", "3x3", "--seed", "X")
                        .fine()
                        .out());
    }

    @Test
    void oneProverIsEnoughWhenAskedFor() {
        Tree proof = Run.of("generate", "suspects", "--size", "3x3", "--seed", "X", "--json", "--provers", "native")
                .fine()
                .json()
                .asFields()
                .get("proof");
        assertThat(proof.asFields().fields()).containsOnlyKeys("native");
    }

    @Test
    void nonsenseIsRefused() {
        generate("--size", "3x3", "--clues", "10").refused("there cannot be 10 clues where 9 can be held");
        generate("--size", "11x4").refused("11x4");
        generate("--size", "1x1").refused("1x1");
        generate("--size", "big").refused("big");
        generate("--share", "95").refused("share", "95");
        generate("--count", "0").refused("--count", "'0'", "100000");
        generate("--count", "-3").refused("--count", "-3");
        generate("--count", "1000000").refused("--count", "100000");
        generate("--count", "ten").refused("--count", "ten");
        generate("--threads", "0").refused("--threads");
        generate("--hand", "x").refused("--hand");
        generate("--format", "xml").refused("xml", "text, json, yaml");
        generate("--format", "jsn").refused("Maybe you meant 'json'");
        generate("--json", "--format", "yaml").refused("contradict");
        generate("--answer", "--no-answer").refused("contradict");
        generate("--types", "cont").refused("cont", "Maybe you meant 'count'");
        generate("--types", "count", "--without-types", "count").refused("--without-types");
        generate("--provers", "sat").refused("sat", "native, cpsat");
        generate("--set", "colour=red").refused("colour");
        generate("--set", "size").refused("size");
        generate("--seed", "two words").refused("two words");
        generate("--seed", "").refused("seed");
        Run.of("generate", "suspect").refused("'suspect'", "Maybe you meant 'suspects'");
    }

    private static Run generate(String... options) {
        return Run.of(Stream.concat(Stream.of("generate", "suspects"), Stream.of(options))
                .toArray(String[]::new));
    }

    @Test
    void aFolderThatCannotBeWrittenIsRefused() {
        String file = Papers.write(folder, "file", "");
        generate("--size", "3x3", "--out", file).refused(file);
        generate("--size", "3x3", "--out", file + "/below").refused(file);
        generate("--size", "3x3", "--out", "/proc/nowhere").refused("/proc/nowhere");
        generate("--size", "3x3", "--out", "a\0b").refused("cannot be the name of a file");
    }

    @Test
    void whatWasMadeBeforeAFailureIsWhole() {
        String seed = "x".repeat(63); // followed by -2 it is too long
        Run run = generate("--size", "3x3", "--seed", seed, "--count", "3", "--json");
        run.complained("seed", "64");
        assertThat(run.json().asList()).hasSize(1);
    }
}
