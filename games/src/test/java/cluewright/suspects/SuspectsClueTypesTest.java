package cluewright.suspects;

import cluewright.testkit.ClueTypeContract;
import java.util.List;
import java.util.Map;

/** The clue types of the suspects game keep the laws; new ones are found by themselves. */
class SuspectsClueTypesTest extends ClueTypeContract<Grid> {
    SuspectsClueTypesTest() {
        super(new Suspects(), List.of("SS./..S", "S.S/.S./..S", "S.S.", "S/./S/S", "S..S/.SS./..S."));
    }

    @Override
    protected Map<String, String> spellings() {
        return Map.of(
                "neighbouring", "neighboring",
                "neighbour", "neighbor",
                "neighbours", "neighbors",
                "exactly 2", "exactly two",
                "exactly 1", "exactly one",
                "at least 1", "at least one",
                "at most 3", "at most three");
    }
}
