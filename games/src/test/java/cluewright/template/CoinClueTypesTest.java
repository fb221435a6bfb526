package cluewright.template;

import cluewright.testkit.ClueTypeContract;
import java.util.List;

// @start region=clues
/** The clue types of the coin game keep the laws; new ones are found by themselves. */
class CoinClueTypesTest extends ClueTypeContract<Row> {
    CoinClueTypesTest() {
        super(new Coin(), List.of("*..", "..o", ".*..", "....o"));
    }
}
// @end
