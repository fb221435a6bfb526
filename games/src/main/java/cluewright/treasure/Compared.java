package cluewright.treasure;

/** How the trees around a square relate to the flowers. */
public enum Compared {
    MORE("more trees than flowers", "fewer flowers than trees"),
    FEWER("fewer trees than flowers", "more flowers than trees"),
    ALIKE("as many trees as flowers", "as many flowers as trees");

    private final String words;
    private final String others;

    Compared(String words, String others) {
        this.words = words;
        this.others = others;
    }

    public String words() {
        return words;
    }

    /** The same said the other way round. */
    public String others() {
        return others;
    }

    public boolean holds(int trees, int flowers) {
        return switch (this) {
            case MORE -> trees > flowers;
            case FEWER -> trees < flowers;
            case ALIKE -> trees == flowers;
        };
    }
}
