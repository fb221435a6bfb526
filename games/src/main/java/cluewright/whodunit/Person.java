package cluewright.whodunit;

import java.util.List;

/**
 * Somebody of the cast.
 *
 * @param number the place in the cast, which is also the number of the variable that says whether the person lies
 * @param name unique in the cast
 * @param traits adjectives that everybody can see
 */
public record Person(int number, String name, List<String> traits) {
    public Person {
        traits = List.copyOf(traits);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Person person && person.number == number;
    }

    @Override
    public int hashCode() {
        return number;
    }

    @Override
    public String toString() {
        return name;
    }
}
