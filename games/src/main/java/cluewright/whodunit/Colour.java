package cluewright.whodunit;

/**
 * What people may wear.
 *
 * @param number the place in the list, which is also the value of the variables
 * @param name an adjective
 */
public record Colour(int number, String name) {
    @Override
    public String toString() {
        return name;
    }
}
