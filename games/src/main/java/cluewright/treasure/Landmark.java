package cluewright.treasure;

/**
 * A single place that everybody knows.
 *
 * @param square where it is
 * @param kind what it is, for instance a temple
 */
public record Landmark(int square, String kind) {}
