package cluewright.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.documents.DocumentFiles;
import cluewright.puzzle.Document;
import cluewright.space.Refused;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The programs do what the README says of them. */
class ExamplesTest {
    @TempDir
    Path folder;

    /** What a program prints. */
    private static List<String> printed(Runnable program) {
        PrintStream before = System.out;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        try {
            program.run();
        } finally {
            System.setOut(before);
        }
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void aPuzzleIsMadeAndFoundGood() {
        String file = folder.resolve("hunt.yaml").toString();
        List<String> clues = printed(() -> MakePuzzle.main(new String[] {file}));
        List<String> written = new ArrayList<>();
        DocumentFiles.read(Path.of(file))
                .asFields()
                .list("clues")
                .forEach(clue -> written.add(clue.asFields().get("says").asText()));
        assertThat(clues).isNotEmpty().isEqualTo(written);
        List<String> report = printed(() -> CheckDocument.main(new String[] {file}));
        assertThat(report).startsWith("native: unique").endsWith("unique");
    }

    @Test
    void aPuzzleWithoutItsLastClueIsFoundAmbiguous() {
        String file = folder.resolve("hunt.yaml").toString();
        printed(() -> MakePuzzle.main(new String[] {file}));
        Document whole = Document.read(DocumentFiles.read(Path.of(file)), cluewright.games.Games::of);
        var clues = whole.puzzle().clues();
        Document less = new Document(
                whole.game(),
                "",
                whole.puzzle().withClues(clues.subList(0, clues.size() - 1)),
                null,
                cluewright.puzzle.Tree.fields());
        Path other = folder.resolve("less.json");
        DocumentFiles.write(less.write(), other);
        assertThat(printed(() -> CheckDocument.main(new String[] {other.toString()})))
                .contains("native: ambiguous")
                .endsWith("ambiguous");
        assertThatThrownBy(() -> CheckDocument.main(
                        new String[] {folder.resolve("nowhere.yaml").toString()}))
                .isInstanceOf(Refused.class);
    }

    /** Three clues, one after the other in some order, and each of the four places explained. */
    @Test
    void theRaceIsMadeAndExplained() {
        List<String> lines = printed(() -> Race.main(new String[0]));
        assertThat(lines.stream().filter(line -> line.matches("[A-Z][a-z]+ came in before [A-Z][a-z]+\\.")))
                .hasSize(3);
        List<String> places = new ArrayList<>(List.of("first", "second", "third", "last"));
        for (String line : lines) {
            places.removeIf(place -> line.contains(" came in " + place + ":"));
        }
        assertThat(places).as(String.join("\n", lines)).isEqualTo(Collections.emptyList());
    }

    /** A race is written to a file, read from it and checked as puzzles of the built-in games are. */
    @Test
    void theRaceIsAGameLikeOthers() {
        Document race = new cluewright.puzzle.Generator(List.of(new cluewright.cpsat.CpSatProver()))
                .generate(cluewright.puzzle.Order.of(new Race()), "FILE");
        Path file = folder.resolve("race.yaml");
        DocumentFiles.write(race.write(), file);
        Document same = Document.read(DocumentFiles.read(file), id -> new Race());
        assertThat(DocumentFiles.line(same.write())).isEqualTo(DocumentFiles.line(race.write()));
        assertThat(new cluewright.puzzle.Check(List.of(new cluewright.prove.NativeProver()), 100_000)
                        .check(same)
                        .isSound())
                .isTrue();
    }
}
