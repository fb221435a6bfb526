package cluewright.treasure;

/**
 * Something built, of which there are several of a kind and of a colour.
 *
 * @param square where it is
 * @param kind what it is, for instance a shack
 * @param colour its colour, or nothing
 */
public record Structure(int square, String kind, String colour) {}
