package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.testkit.Case;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every command on whodunits: games with a way of their own go through the same doors. */
class WhodunitCommandsTest {
    @TempDir
    Path folder;

    private String file(String name) {
        for (Case example : Case.whodunit()) {
            if (example.name().equals(name)) {
                return Papers.write(folder, name + ".yaml", example.yaml());
            }
        }
        throw new IllegalArgumentException(name);
    }

    private Run play(String name, String... lines) {
        return Run.with(String.join("\n", lines), "play", file(name)).fine();
    }

    @Test
    void explainTellsClashesAndWhomTheyClear() throws IOException {
        Path graph = folder.resolve("graph.svg");
        Run run = Run.of("explain", file("medium-4-harbour"), "--graph", graph.toString())
                .fine();
        assertThat(run.out())
                .contains("lines cannot both be true, so one of these two lies", "is honest: one of", "is the liar");
        assertThat(Files.readString(graph)).contains("One of", "is the liar");
        assertThat(Run.of("explain", file("two-liars-5-market"), "--person", "Vera")
                        .fine()
                        .out())
                .contains("Vera is a liar: at least one of Rhea and Vera lies");
        Run open = Run.of("explain", file("two-culprits-4-museum"));
        assertThat(open.exit()).isEqualTo(1);
        assertThat(open.out()).contains("Carlo is honest", "nothing more follows about Amos, Bea");
    }

    /** A clash may hold somebody of whom no line is used; then nothing is said of that person's lines. */
    @Test
    void clashesOfPeopleWithoutLinesAreSaidOfPeople() {
        assertThat(Run.of("explain", file("hard-5-castle")).fine().out())
                .contains("1. Nils, Oona and Paolo cannot all be honest, so one of these three lies:")
                .contains("Marta's, Oona's, Paolo's and Quinn's lines cannot all be true, so one of");
    }

    @Test
    void hintsNameSpeakersThenLinesThenTheCleared() {
        String castle = file("hard-5-castle");
        assertThat(Run.of("hint", castle).fine().out()).isEqualTo("Compare what Nils, Oona and Paolo say.\n");
        assertThat(Run.of("hint", castle, "--level", "2").fine().out())
                .contains("2. Nils: At least 2 of Marta and Quinn tell the truth.")
                .doesNotContain("cleared");
        assertThat(Run.of("hint", castle, "--level", "3").fine().out()).contains("So Marta and Quinn are cleared.");
    }

    @Test
    void hintsBuildOnMarksAndTellOfWrongOnes() {
        Run good = play("hard-5-castle", "Marta cleared", "hint", "hint", "hint");
        assertThat(good.out()).contains("So Quinn is cleared.").doesNotContain("Marta and Quinn are cleared");
        Run wrong = play("hard-5-castle", "Oona cleared", "hint");
        assertThat(wrong.out()).contains("One of your marks cannot stand.");
    }

    @ParameterizedTest
    @CsvSource({"hard-5-castle, hard", "medium-4-harbour, medium", "easy-4-bakery, easy", "hard-4-theatre, hard"})
    void rateGoesByTheProfile(String name, String band) {
        assertThat(Run.of("rate", file(name)).fine().out()).startsWith("Difficulty " + band);
    }

    @Test
    void theAnswerIsGivenOnceAndAWrongOneTellsNothing() {
        Run right = play("hard-5-castle", "Nils suspected", "accuse Oona");
        assertThat(right.out()).contains("[x] Nils", "accuse once").endsWith("Right.\nSolved, without a hint.\n");
        Run wrong = play("hard-5-castle", "accuse Paolo", "accuse Oona");
        String after = wrong.out().substring(wrong.out().indexOf("help, quit."));
        assertThat(after)
                .contains("Not solved: the answer that was given is wrong")
                .doesNotContain("Oona", "Right");
        assertThat(play("two-liars-5-market", "accuse Vera and Rhea").out()).contains("Right.");
        assertThat(play("two-liars-5-market", "accuse Vera").out()).contains("wrong");
    }

    @Test
    void whoeverAccusedOnceHasAccused() {
        String castle = file("hard-5-castle");
        String state = folder.resolve("mine.yaml").toString();
        Run.with("Marta cleared\nsave " + state + "\nquit", "play", castle).fine();
        Run on = Run.with("accuse Oona", "play", castle, "--state", state).fine();
        assertThat(on.out()).contains("[o] Marta", "Right.");
    }

    @ParameterizedTest
    @CsvSource({
        "Martha cleared, Maybe you meant 'Marta'",
        "Marta clered, Maybe you meant 'cleared'",
        "acuse Oona, neither a mark nor a command",
        "accuse, needs more",
        "accuse Oona and Oona, named twice",
        "erase Marta, nothing to erase"
    })
    void rubbishIsAnswered(String typed, String answer) {
        assertThat(play("hard-5-castle", typed).out()).contains(answer);
    }

    @ParameterizedTest
    @ValueSource(strings = {"easy-4-bakery", "slots-4-garden"})
    void theReferenceAndTheSheetsKnowTheGame(String name) {
        Path pdf = folder.resolve("out.pdf");
        Run.of("print", file(name), "-o", pdf.toString()).fine();
        assertThat(pdf).isNotEmptyFile();
        assertThat(Run.of("clues", "whodunit").fine().out())
                .contains("liars-among", "I saw Bo wearing red at the bar.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "--people 2|at least 3 people, not 2: of two who contradict each other nobody could say who lies",
                "--places 1 --colours 1|'places' must be a whole number from 2 to 6",
                "--liars 4|from 1 to 3 for 4 people",
                "--profile 3,3|among 4 people with exactly 1 liar no clashes of the sizes 3,3",
                "--profile 1,x|is not 1 to 8 sizes of clashes",
                "--types lies|lines that name the liar are not used",
                "--types lies,tells-truth --liars any|can never be told apart",
                "--liars any --profile 2,2|leave 'profile' out",
                "--mode reveal|leave 'mode' out",
                "--hand 3|leave 'hand' out",
                "--difficulty brutal|ask for more people",
                "--without-gates minimal|there is no gate 'minimal'",
                "--types i-was-at|no such puzzle was found"
            })
    void whatCannotBeMadeIsRefused(String options, String sentence) {
        String[] args = ("generate whodunit " + options).split(" ");
        Run.of(args).refused(sentence);
    }

    @Test
    void aThousandLinesAreRefused() {
        String line = "  - {by: Ada, says: \"I was at the bar.\"}\n";
        String narrated = "  - {says: \"Ada was at the bar.\"}\n";
        Run.of("check", Papers.write(folder, "many.yaml", paper(line.repeat(1000))))
                .refused("everybody holds 20 clues");
        Run.of("check", Papers.write(folder, "told.yaml", paper(narrated.repeat(1000))))
                .refused("there are 1000 lines");
        Run.of("check", Papers.write(folder, "more.yaml", paper(narrated.repeat(1001))))
                .refused("1000 is the most");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "Zoe was at the bar.|'Zoe'",
                "I am lying.|own lying",
                "I tell the truth.|own lying",
                "I was at the opera.|the opera"
            })
    void linesThatMakeNoSenseAreRefused(String said, String why) {
        String text = paper("  - {by: Ada, says: \"" + said + "\"}\n");
        Run.of("check", Papers.write(folder, "odd.yaml", text)).refused("odd.yaml", "clue 1", why);
    }

    private static String paper(String clues) {
        return "format: cluewright/1\ngame: whodunit\nboard:\n  people:\n"
                + "    - {name: Ada}\n    - {name: Bo}\n    - {name: Cy}\n"
                + "  places: [bar, {name: garden, at: \"in the garden\"}]\n  colours: [red, blue]\nclues:\n" + clues;
    }
}
