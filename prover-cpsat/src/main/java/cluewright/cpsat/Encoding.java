package cluewright.cpsat;

import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.space.Space;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The variables of a space as literals of a model, one for each value. A two-valued variable is one literal and its
 * opposite; with more values exactly one of its literals is true; a single value is the literal that is always true.
 */
final class Encoding {
    private final Model model;
    private final int[][] literals;

    Encoding(Model model, Space space) {
        this.model = model;
        this.literals = new int[space.variables().size()][];
        for (int variable = 0; variable < literals.length; variable++) {
            literals[variable] = literals(space.size(variable));
        }
    }

    private int[] literals(int size) {
        if (size == 1) {
            return new int[] {Model.TRUE};
        }
        if (size == 2) {
            int second = model.newVariable();
            return new int[] {~second, second};
        }
        int[] values = new int[size];
        for (int value = 0; value < size; value++) {
            values[value] = model.newVariable();
        }
        model.exactlyOne(values);
        return values;
    }

    /** The literals of those values of the variable that belong to the numbers, or of those that do not. */
    int[] literals(int variable, Numbers numbers, boolean belong) {
        int[] all = literals[variable];
        return IntStream.range(0, all.length)
                .filter(value -> numbers.contains(value) == belong)
                .map(value -> all[value])
                .toArray();
    }

    /** Forbids all worlds in which every one of the variables has the value it has in this world. */
    void forbid(World world, List<Integer> variables) {
        int[] others = new int[variables.size()];
        for (int i = 0; i < others.length; i++) {
            int variable = variables.get(i);
            others[i] = ~literals[variable][world.value(variable)];
        }
        model.clause(Model.TRUE, others);
    }

    /** The world that a solution stands for. */
    World world(Solution solution) {
        int[] values = new int[literals.length];
        for (int variable = 0; variable < values.length; variable++) {
            int value = 0;
            while (!solution.holds(literals[variable][value])) {
                value++;
            }
            values[variable] = value;
        }
        return World.of(values);
    }
}
