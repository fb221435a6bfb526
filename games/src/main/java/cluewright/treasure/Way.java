package cluewright.treasure;

/** The ways to play, which differ in what the hints come to. */
public enum Way {
    /** Every hint is true and needed, and one square is left. */
    PRECISE("precise"),
    /** There is a small treasure for each player on the map, and hints speak of them. */
    INTERMEDIATE("intermediate"),
    /** Several squares are left, as many as the document says. */
    FUZZY_SOLUTION("fuzzy-solution"),
    /** Some of the hints are true, but nobody needs them. */
    FUZZY_HINTS("fuzzy-hints"),
    /** Some of the players have false hints only; everybody knows how many, and nobody who. */
    CHAOTIC("chaotic");

    private final String word;

    Way(String word) {
        this.word = word;
    }

    /** The name in documents. */
    public String word() {
        return word;
    }
}
