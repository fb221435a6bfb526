package cluewright.formula;

import java.util.Arrays;

/**
 * One way things may be: a value for every variable. Immutable.
 *
 * <p>Worlds of two-valued variables, 128 of them at most, are two machine words; all others are an array. Which of the
 * two it is cannot be seen from outside.
 */
public final class World {
    /** The most variables whose values fit in {@link #low} and {@link #high}. */
    private static final int PACKED = 128;

    private static final int[] NO_VALUES = {};

    private final int variables;
    private final long low;
    private final long high;
    private final int[] values;

    private World(int variables, long low, long high, int[] values) {
        this.variables = variables;
        this.low = low;
        this.high = high;
        this.values = values;
    }

    /** The world in which variable i has {@code values[i]}, each 0 or more. */
    public static World of(int... values) {
        long low = 0;
        long high = 0;
        int greatest = 0;
        for (int variable = 0; variable < values.length; variable++) {
            greatest = Math.max(greatest, values[variable]);
            long bit = (long) (values[variable] & 1) << variable;
            if (variable < 64) {
                low |= bit;
            } else if (variable < PACKED) {
                high |= bit;
            }
        }
        boolean packed = greatest <= 1 && values.length <= PACKED;
        return packed ? new World(values.length, low, high, NO_VALUES) : new World(values.length, 0, 0, values.clone());
    }

    /** The world of up to 128 two-valued variables: variable i has bit i of {@code low}, or i - 64 of {@code high}. */
    public static World ofBits(int variables, long low, long high) {
        return new World(variables, low, high, NO_VALUES);
    }

    /** How many variables there are. */
    public int variables() {
        return variables;
    }

    /** The value of a variable. */
    public int value(int variable) {
        if (values.length > 0) {
            return values[variable];
        }
        return (int) ((variable < 64 ? low : high) >>> variable & 1);
    }

    /** Bits 0…63 of a world of two-valued variables: bit i is the value of variable i. */
    public long low() {
        return low;
    }

    /** Bits 64…127 of a world of two-valued variables: bit i is the value of variable 64 + i. */
    public long high() {
        return high;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof World world
                && variables == world.variables
                && low == world.low
                && high == world.high
                && Arrays.equals(values, world.values);
    }

    @Override
    public int hashCode() {
        return (variables * 31 + Long.hashCode(low)) * 31 + Long.hashCode(high) + Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int variable = 0; variable < variables; variable++) {
            text.append(variable == 0 ? "" : " ").append(value(variable));
        }
        return text.toString();
    }
}
