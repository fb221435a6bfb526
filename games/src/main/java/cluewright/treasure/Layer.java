package cluewright.treasure;

/** What a map may tell about its squares. All but the terrain may be missing, and then no hint may speak of it. */
public enum Layer {
    /** What kind of land each square is. */
    TERRAIN("terrain"),
    /** Trees and flowers. */
    NATURE("nature"),
    /** Heaps of one to four stones. */
    STONES("stones"),
    /** Squares with a road. */
    ROADS("roads"),
    /** Single places such as a temple. */
    LANDMARKS("landmarks"),
    /** Where which animals live. */
    TERRITORY("territory"),
    /** Standing stones, shacks and the like, in colours. */
    STRUCTURES("structures"),
    /** Treasures that everybody can see. */
    SMALL("small");

    private final String word;

    Layer(String word) {
        this.word = word;
    }

    /** The field of documents that holds the layer. */
    public String word() {
        return word;
    }
}
