package cluewright.whodunit;

import cluewright.testkit.ClueTypeContract;
import java.util.List;
import java.util.Map;

/** The clue types of the whodunit game keep the laws; new ones are found by themselves. */
class WhodunitClueTypesTest extends ClueTypeContract<Affair> {
    WhodunitClueTypesTest() {
        super(new Whodunit(), List.of("br gb* sr", "br gr* bb gb", "bgr gbb* bbr", "br gb* bb*"));
    }

    @Override
    protected Map<String, String> spellings() {
        return Map.of("exactly 2", "exactly two", "at least 1", "at least one", "at most 3", "at most three");
    }
}
