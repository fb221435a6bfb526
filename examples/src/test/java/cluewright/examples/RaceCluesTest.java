package cluewright.examples;

import cluewright.testkit.ClueTypeContract;
import java.util.List;

/** The clues of the race keep the laws of clue types. */
class RaceCluesTest extends ClueTypeContract<Race.Runners> {
    RaceCluesTest() {
        super(new Race(), List.of("ABCD", "DBAC", "CADB"));
    }
}
