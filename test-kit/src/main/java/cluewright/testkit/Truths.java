package cluewright.testkit;

import cluewright.clue.Clue;
import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * In which of some worlds a formula or a clue is true: the columns of a truth table. Bit w of a column is the truth in
 * world number w.
 *
 * <p>The formula's column is folded from the columns of its parts, so it shares no code with {@link Formula#holds}; the
 * clue's column asks {@link Clue#holds} world by world.
 */
public final class Truths {
    private final List<World> worlds;
    private final Formula.Algebra<BitSet> columns = new Columns();
    private final Map<Literal, BitSet> literals = new HashMap<>();

    private record Literal(int variable, Numbers values) {}

    public Truths(List<World> worlds) {
        this.worlds = List.copyOf(worlds);
    }

    public List<World> worlds() {
        return worlds;
    }

    /** The column of a formula. */
    public BitSet of(Formula formula) {
        return (BitSet) formula.fold(columns).clone();
    }

    /** The column of a clue, by {@link Clue#holds}. */
    public BitSet of(Clue clue) {
        BitSet column = new BitSet();
        for (int world = 0; world < worlds.size(); world++) {
            column.set(world, clue.holds(worlds.get(world)));
        }
        return column;
    }

    private final class Columns implements Formula.Algebra<BitSet> {
        @Override
        public BitSet literal(int variable, Numbers values) {
            return literals.computeIfAbsent(new Literal(variable, values), literal -> {
                BitSet column = new BitSet();
                for (int world = 0; world < worlds.size(); world++) {
                    column.set(world, values.contains(worlds.get(world).value(variable)));
                }
                return column;
            });
        }

        @Override
        public BitSet not(BitSet part) {
            BitSet column = all();
            column.andNot(part);
            return column;
        }

        @Override
        public BitSet and(List<BitSet> parts) {
            BitSet column = all();
            parts.forEach(column::and);
            return column;
        }

        @Override
        public BitSet or(List<BitSet> parts) {
            BitSet column = new BitSet();
            parts.forEach(column::or);
            return column;
        }

        @Override
        public BitSet iff(BitSet left, BitSet right) {
            BitSet differ = (BitSet) left.clone();
            differ.xor(right);
            return not(differ);
        }

        @Override
        public BitSet count(List<BitSet> parts, Numbers in) {
            int[] counts = counts(parts);
            BitSet column = new BitSet();
            for (int world = 0; world < counts.length; world++) {
                column.set(world, in.contains(counts[world]));
            }
            return column;
        }

        @Override
        public BitSet compare(List<BitSet> left, List<BitSet> right, int atLeast, int atMost) {
            int[] lefts = counts(left);
            int[] rights = counts(right);
            BitSet column = new BitSet();
            for (int world = 0; world < lefts.length; world++) {
                int more = lefts[world] - rights[world];
                column.set(world, more >= atLeast && more <= atMost);
            }
            return column;
        }

        private BitSet all() {
            BitSet all = new BitSet();
            all.set(0, worlds.size());
            return all;
        }

        private int[] counts(List<BitSet> parts) {
            int[] counts = new int[worlds.size()];
            for (BitSet part : parts) {
                for (int world = part.nextSetBit(0); world >= 0; world = part.nextSetBit(world + 1)) {
                    counts[world]++;
                }
            }
            return counts;
        }
    }
}
