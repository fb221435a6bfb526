package cluewright.treasure;

/**
 * Something that squares have or lack, and that hints measure distances to or count: grass, a tree, a road, the temple.
 *
 * @param layer the layer that tells it
 * @param name which one of the layer; {@link #ANY} for any nature, any stones, any animal, the road, a small treasure
 */
public record Feature(Layer layer, String name) {
    /** The name that stands for everything of a layer. */
    public static final String ANY = "";

    /** What follows a colour in the name of a structure that is told by its colour: "blue structure". */
    public static final String OF_COLOUR = " structure";

    /** Everything of a layer. */
    public static Feature any(Layer layer) {
        return new Feature(layer, ANY);
    }

    public static Feature terrain(String name) {
        return new Feature(Layer.TERRAIN, name);
    }

    /** Structures of this colour, whatever their kind. */
    public static Feature coloured(String colour) {
        return new Feature(Layer.STRUCTURES, colour + OF_COLOUR);
    }

    public boolean isAny() {
        return name.equals(ANY);
    }
}
