package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.documents.DocumentFiles;
import cluewright.documents.DocumentSchema;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The treasure game on the command line, from generating to playing. */
class TreasureCommandTest {
    @TempDir
    Path folder;

    private String file(String... more) throws Exception {
        List<String> args = new java.util.ArrayList<>(
                List.of("generate", "treasure", "--seed", "HUNT", "--format", "yaml", "--provers", "native"));
        args.addAll(List.of(more));
        Run run = Run.of(args.toArray(new String[0])).fine();
        Path file = folder.resolve("hunt.yaml");
        Files.writeString(file, run.out());
        return file.toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"precise", "intermediate", "fuzzy-solution", "fuzzy-hints", "chaotic"})
    void everyWayIsGeneratedCheckedAndVerified(String way) throws Exception {
        String file = file("--way", way);
        assertThat(DocumentSchema.check(DocumentFiles.read(Path.of(file)))).isEmpty();
        assertThat(Run.of("check", file).fine().out()).contains("Fair: every gate is passed.");
        assertThat(Run.of("verify", file).fine().out()).contains("Verified: ", "deal        as declared");
        assertThat(Run.of("rate", file).fine().out()).contains("Difficulty ");
    }

    @Test
    void aFileThatWasTamperedWithIsFoundOut() throws Exception {
        String file = file();
        String text = Files.readString(Path.of(file));
        Files.writeString(Path.of(file), text.replaceFirst("witness: ..", "witness: A4"));
        Run run = Run.of("verify", file);
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).contains("the witness square of player 1 is not one");
    }

    @Test
    void playersAreGivenNeitherTreasureNorDeal() throws Exception {
        String text = Files.readString(Path.of(file("--no-answer")), StandardCharsets.UTF_8);
        assertThat(text).doesNotContain("\ntreasure:", "deal:").contains("players: 4");
        assertThat(Run.with(text, "verify", "-").fine().out()).contains("hash        as declared");
    }

    @Test
    void theKeyboardIsPassedRound() throws Exception {
        Run run =
                Run.with("hints 1\n\nask 2 A1\ndig Z9\nquit\n", "play", file()).fine();
        assertThat(run.out())
                .contains("For player 1 alone:", "The hints are hidden.", "Player 2 about A1: ", "say which square")
                .doesNotContain("For player 2 alone:");
    }

    @Test
    void whatCannotBeAskedForIsRefused() {
        Run.of("generate", "treasure", "--players", "7").refused("'players'", "1 to 6", "'7'");
        Run.of("generate", "treasure", "--left", "3").refused("'left' is for another way");
        Run.of("generate", "treasure", "--preset", "pokcet").refused("Maybe you meant 'pocket'");
        Run.of("generate", "treasure", "--mode", "reveal").refused("leave 'mode' out");
        Run.of("generate", "treasure", "--clues", "99").refused("ask for 'hints' and 'players' instead of 'clues'");
        Run.of("generate", "treasure", "--max-step", "2").refused("leave 'max-step' and 'redundant' out");
        Run.of("generate", "treasure", "--hand", "2").refused("leave 'hand' out");
    }

    @Test
    void explainTellsAllOrOnePlayersPart() throws Exception {
        String file = file();
        assertThat(Run.of("explain", file).fine().out()).contains("So the treasure is at ", "Without player 4, ");
        assertThat(Run.of("explain", "--person", "2", file).fine().out())
                .contains("Alone, player 2 knows")
                .doesNotContain("Player 1", "player 1");
        assertThat(Run.of("explain", "--json", file).fine().json().asFields().list("squares"))
                .hasSize(1);
        Run.of("explain", file, "--graph", folder.resolve("x.svg").toString())
                .refused("there is no graph; leave '--graph' out");
    }

    @Test
    void aHintIsForOnePlayer() throws Exception {
        String file = file();
        Run.of("hint", file).refused("say whose hint it is, for instance --player 1.");
        Run.of("hint", file, "--player", "9").refused("there is no player 9");
        assertThat(Run.of("hint", file, "--player", "2", "--level", "3").fine().out())
                .contains("For player 2 alone", "Still possible for you");
    }

    @Test
    void aGameIsSavedAndResumed() throws Exception {
        String file = file();
        String state = folder.resolve("game.yaml").toString();
        Run first =
                Run.with("ask 2 B2\nsave " + state + "\nquit\n", "play", file).fine();
        assertThat(first.out()).contains("Saved. Go on with 'resume ");
        Run second = Run.with("log\nquit\n", "play", file, "--state", state).fine();
        assertThat(second.out()).contains("Player 2 about B2: ");
        assertThat(Run.of("hint", file, "--player", "1", "--state", state)
                        .fine()
                        .out())
                .contains("with what was said at");
        Files.writeString(Path.of(state), Files.readString(Path.of(state)).replaceFirst("puzzle: ..", "puzzle: zz"));
        Run.of("play", file, "--state", state).refused("is of another puzzle");
        Files.writeString(folder.resolve("other.yaml"), "a: b\n");
        Run kept = Run.with("save " + folder.resolve("other.yaml") + "\nquit\n", "play", file);
        assertThat(kept.out()).contains("holds something else");
    }
}
