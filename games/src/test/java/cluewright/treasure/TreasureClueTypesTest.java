package cluewright.treasure;

import cluewright.testkit.ClueTypeContract;
import java.util.List;
import java.util.Map;

/** The hint types of the treasure game keep the laws; new ones are found by themselves. */
class TreasureClueTypesTest extends ClueTypeContract<Hunt> {
    TreasureClueTypesTest() {
        super(new Treasure(), List.of("cove B3", "cove E2", "valley C2", "valley F4", "bare A1"));
    }

    @Override
    protected Map<String, String> spellings() {
        return Map.of(
                "within 2",
                "within two",
                "at least 1",
                "at least one",
                "at most 3",
                "at most three",
                "neighbouring",
                "neighboring");
    }
}
