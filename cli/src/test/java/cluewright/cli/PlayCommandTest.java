package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** `play` and `hint`. */
class PlayCommandTest {
    private static final String REVEAL = Papers.with("clues:", "mode: reveal\ngivens: {Ada: suspect}\nclues:");

    @TempDir
    Path folder;

    private String open = "";
    private String reveal = "";

    @BeforeEach
    void write() {
        open = Papers.write(folder, "open.yaml", Papers.SOUND);
        reveal = Papers.write(folder, "reveal.yaml", REVEAL);
    }

    private static Run play(String file, String... lines) {
        return Run.with(String.join("\n", lines), "play", file).fine();
    }

    private String inFolder(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void aPuzzleIsPlayedToItsEnd() {
        Run run = play(reveal, "Bo suspect", "Cy is innocent", "B2 i");
        assertThat(run.out())
                .contains("Clues not seen yet: 1", "Yes: Bo is a suspect.", "New clue: 2. Bo: There are no suspects")
                .endsWith("Solved, clean, without a mistake or a hint.\n"
                        + "-...   (. clean, h hint, x mistake, - given, _ open)\n");
    }

    @Test
    void theSummaryTellsHintsAndMistakes() {
        Run run = play(open, "hint", "hint", "Ada suspect", "Bo innocent", "Bo suspect", "Cy innocent", "Di innocent");
        assertThat(run.out()).contains("Solved, with 1 mistake and 2 hints.\nhx..   (");
        assertThat(play(open, "Ada suspect").out()).contains("Not solved (3 of 4 open), clean");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "quit", "exit", "q", "QUIT"})
    void leavingAndTheEndOfInputAreClean(String line) {
        assertThat(play(open, line).out()).contains("Not solved (4 of 4 open), clean");
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "hnit, Maybe you meant 'hint'",
                "Add suspect, Maybe you meant 'Ada'",
                "Ada suspekt, Maybe you meant 'suspect'",
                "Ada, Say what Ada is",
                "claim, 'claim' needs more",
                "claim Zed suspect, names nothing on the board",
                "pencil Ada, Say what Ada is",
                "why Zed, names nothing",
                "note Zed x, names nothing",
                "save, 'save' needs more",
                "save x, end it in .yaml or .json",
                "resume nowhere.yaml, there is no such file",
                "c, neither a claim nor a command",
                "why, Say of whom",
                "witness, No claim was refused",
                "undo, nothing to undo",
                "erase Ada, nothing to erase",
            })
    void rubbishIsHelped(String line, String help) {
        assertThat(play(open, line).out().replace("\n  ", " ")).contains(help);
    }

    @Test
    void endlessAndUnprintableLinesAreHelpedToo() {
        assertThat(play(open, "x".repeat(100_000), "\u001b[2J\u0000", "\ufffd").out())
                .contains("neither a claim nor a command")
                .doesNotContain("\u001b", "\u0000", "x".repeat(1001));
    }

    @Test
    void aRefusedClaimIsSaidNeutrallyAndInDetailWhenAsked() {
        String wrong = play(open, "Bo innocent", "quit").out();
        String early = play(reveal, "Cy innocent", "quit").out();
        String neutral = "That does not follow from what you can see.\n'witness' shows why. Mistakes so far: 1.";
        assertThat(wrong).contains(neutral).doesNotContain("No board that fits");
        assertThat(early).contains(neutral).doesNotContain("It cannot be known yet");
        assertThat(play(open, "Bo innocent", "why").out()).contains("No board that fits", "Bo is a suspect");
        assertThat(play(reveal, "Cy innocent", "witness").out()).contains("Both of these fit", "They differ in: Cy.");
    }

    @Test
    void hintsGoDeeper() {
        assertThat(play(open, "hint", "hint", "hint").out())
                .contains("Look at clue 1.\n", "Something follows about Ada.", "Ada is a suspect");
    }

    @Test
    void whatWasReadStaysReadAfterUndo() {
        String out = play(reveal, "Bo suspect", "undo", "clues", "Cy innocent").out();
        assertThat(out).contains("Yes: Cy is innocent.").doesNotContain("Mistakes");
    }

    @Test
    void savedIsResumed() {
        String state = inFolder("state.json");
        play(reveal, "Bo innocent", "Bo suspect", "pencil Cy innocent", "note Di \"why?\"", "hint", "save " + state);
        Run run = Run.with("Cy innocent\nDi innocent\n", "play", reveal, "--state", state)
                .fine();
        assertThat(run.out())
                .contains("Pencil marks: Cy is innocent.", "Note: Di: \"why?\"")
                .contains("Solved, with 1 mistake and 1 hint.");
        assertThat(play(reveal, "resume " + state, "board").out()).contains("Pencil marks: Cy is innocent.");
        assertThat(play(open, "resume " + state).out().replace("\n  ", " ")).contains("another puzzle");
        Run.with("", "play", open, "--state", state).refused("state.json", "another puzzle");
        Run.of("hint", open, "--state", state).refused("state.json", "another puzzle");
    }

    @Test
    void savingDoesNotOverwriteWhatIsNoState() throws IOException {
        assertThat(play(open, "save " + open).out().replace("\n  ", " ")).contains("holds something else");
        assertThat(Files.readString(Path.of(open))).isEqualTo(Papers.SOUND);
        String state = inFolder("s.yaml");
        assertThat(play(open, "save " + state, "Ada suspect", "save " + state).out())
                .doesNotContain("something else");
    }

    @Test
    void theDeclaredAnswerIsNeverLookedAt() {
        String wrong = Papers.SOUND + "answer: {Ada: innocent, Bo: innocent, Cy: suspect, Di: suspect}\n";
        String file = Papers.write(folder, "wrong.yaml", wrong);
        String[] talk = {"hint", "hint", "hint", "Ada suspect", "Cy suspect", "witness"};
        assertThat(play(file, talk).out()).isEqualTo(play(open, talk).out());
        assertThat(Run.of("hint", file, "--level", "3").out())
                .isEqualTo(Run.of("hint", open, "--level", "3").out());
    }

    @Test
    void coloursAreForTerminalsAndLinesFitEightyColumns() {
        assertThat(play(open, "Ada suspect", "pencil Bo suspect", "clues", "help")
                        .out())
                .doesNotContain("\u001b")
                .contains("# Ada", "#?Bo")
                .satisfies(out -> assertThat(out.lines()).allMatch(line -> line.length() <= 80));
        Paint paint = new Paint(
                cluewright.games.Games.of("suspects"),
                PuzzleFile.read(console(), open).puzzle(),
                true);
        cluewright.deduce.Session session =
                new cluewright.deduce.Session(paint.puzzle(), cluewright.deduce.Position.START, 1_000_000);
        session.claim(cluewright.space.Fact.is(0, 1));
        session.pencil(cluewright.space.Fact.is(2, 0));
        assertThat(paint.board(session)).anySatisfy(line -> assertThat(line).contains("\u001b[31m# Ada\u001b[0m"));
        assertThat(paint.board(session)).anySatisfy(line -> assertThat(line).contains("\u001b[33mo?Cy\u001b[0m"));
    }

    private static Console console() {
        return new Console(
                new ByteArrayInputStream("".getBytes(StandardCharsets.UTF_8)),
                new ByteArrayOutputStream(),
                new ByteArrayOutputStream(),
                false,
                false);
    }

    @Test
    void everyGameCanBePlayed() {
        String coin = Papers.write(folder, "coin.yaml", """
                format: cluewright/1
                game: coin
                board: {boxes: [red, blue, green]}
                clues:
                  - {says: "The coin is to the left of the blue box."}
                """);
        assertThat(play(coin, "blue", "not blue", "hint", "red").out())
                .contains("That does not follow", "Yes: the coin is not in the blue box.", "Solved, with 1 mistake");
    }

    @Test
    void hintsTakeLevelsAndStates() {
        Run.of("hint", open, "--level", "4").refused("--level", "1 to 3");
        Run.of("hint", "-", "--state", "-").refused("standard input");
        Run.of("hint", open, "--state", inFolder("none.yaml")).refused("none.yaml");
        Run.with("", "play", "-").refused("standard input");
        assertThat(Run.of("hint", open).fine().out())
                .startsWith("Look at clue 1.")
                .doesNotContain("Something");
        String json = Run.of("hint", open, "--json").fine().json().toString();
        assertThat(json).contains("follows").doesNotContain("conclusion", "about");
        assertThat(Run.of("hint", open, "--json", "--level", "3").json().toString())
                .contains("conclusion");
        String hash =
                Run.of("verify", "--json", open).out().split("\"hash\": \"")[1].substring(0, 12);
        String state = Papers.write(
                folder, "st.yaml", "format: cluewright-state/1\npuzzle: '" + hash + "'\nmarks: {Bo: innocent}\n");
        assertThat(Run.of("hint", open, "--state", state).fine().out())
                .startsWith("One of your marks cannot stand. Look at clue 1.");
        assertThat(Run.of("hint", open, "--state", state, "--level", "3").out())
                .startsWith("Your mark on Bo cannot stand. Bo is a suspect: ");
    }
}
