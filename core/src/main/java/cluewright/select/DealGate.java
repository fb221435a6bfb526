package cluewright.select;

import java.util.List;

/** What a fair deal has to be, one condition each. */
public enum DealGate {
    /** All cards together leave the answer, and as many values as asked for. */
    ONE_ANSWER("one-answer"),
    /** Without the cards of any one player more values are left. */
    EVERYONE_NEEDED("everyone-needed"),
    /** The values that a player's cards leave are not all among those that another's leave. */
    NO_SUBSET("no-subset"),
    /** A player's cards leave neither too few nor too many values. */
    BAND("band"),
    /** No player is left with far more values than another. */
    SPREAD("spread"),
    /** The cards of two players are not enough, when there are more. */
    NO_PAIR("no-pair"),
    /** No type twice, categories in turn, no player with two cards of one category. */
    VARIETY("variety"),
    /** As many cards as asked for can be left out, and no player can tell which from the own cards. */
    UNNEEDED("unneeded");

    /**
     * The order in which gates are given up when no deal passes them all: first those that concern taste, last the one
     * without which somebody's cards would be idle. That the answer is the one declared is never given up, nor is the
     * number of cards that nobody needs.
     */
    public static final List<DealGate> LOOSENING = List.of(VARIETY, SPREAD, NO_PAIR, BAND, NO_SUBSET, EVERYONE_NEEDED);

    private final String word;

    DealGate(String word) {
        this.word = word;
    }

    /** The name in documents. */
    public String word() {
        return word;
    }
}
