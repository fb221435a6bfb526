package cluewright.treasure;

import cluewright.clue.Quantity;
import cluewright.clue.Tally;
import java.util.List;

/**
 * One thing or two: "grass", "grass or water".
 *
 * @param values one or two, in the order in which they are said
 */
public record Either<T>(List<T> values) implements Quantity {
    public Either {
        values = List.copyOf(values);
    }

    public static <T> Either<T> of(T one) {
        return new Either<>(List.of(one));
    }

    public static <T> Either<T> of(T one, T other) {
        return new Either<>(List.of(one, other));
    }

    /** Whether the same thing is named twice. */
    public boolean isTwice() {
        return values.size() == 2 && values.get(0).equals(values.get(1));
    }

    /** A single number decides between singular and plural; two take the plural. */
    @Override
    public int number() {
        return values.size() == 1 && values.get(0) instanceof Tally tally ? tally.number() : 2;
    }
}
