package cluewright.formula;

import java.util.ArrayList;
import java.util.List;

/**
 * Up to 64 worlds at once: a formula comes to a machine word whose bit i says whether it holds in world i.
 *
 * <p>Counting is done on bit slices: slice j holds bit j of 64 counters, and adding one more part is a ripple of
 * and/xor. A count over ten cells in 64 worlds takes about a hundred instructions.
 */
public final class Lanes {
    /** The most worlds. */
    public static final int WIDTH = 64;

    private final long[][] words;
    private final long all;

    /** These worlds, at most 64, all of the same variables. */
    public Lanes(List<World> worlds) {
        int variables = worlds.isEmpty() ? 0 : worlds.get(0).variables();
        words = new long[variables][];
        for (int variable = 0; variable < variables; variable++) {
            int greatest = 1;
            for (World world : worlds) {
                greatest = Math.max(greatest, world.value(variable));
            }
            words[variable] = new long[greatest + 1];
            for (int lane = 0; lane < worlds.size(); lane++) {
                words[variable][worlds.get(lane).value(variable)] |= 1L << lane;
            }
        }
        all = worlds.size() == WIDTH ? -1 : (1L << worlds.size()) - 1;
    }

    /** A bit for every world. */
    public long all() {
        return all;
    }

    /** The worlds in which the program's formula holds. */
    public long of(Program program) {
        return all == 0 ? 0 : program.on(this) & all;
    }

    /** Formulas made ready to be run on many batches; parts that formulas share are made ready once. */
    public static final class Compiler {
        private final Formula.Fold<Program> fold = new Formula.Fold<>(new Programs());

        public Program compile(Formula formula) {
            return fold.of(formula);
        }
    }

    /** A formula made ready to be run. */
    public abstract static class Program {
        private long[][] lastWords = {};
        private long lastResult;

        abstract long run(Lanes lanes);

        /** The result, worked out once for each batch however many formulas share this part. */
        final long on(Lanes lanes) {
            if (lanes.words != lastWords) {
                lastResult = run(lanes);
                lastWords = lanes.words;
            }
            return lastResult;
        }
    }

    private static final class Programs implements Formula.Algebra<Program> {
        @Override
        public Program literal(int variable, Numbers values) {
            int[] numbers = values.toArray();
            return new Program() {
                @Override
                long run(Lanes lanes) {
                    long[] of = lanes.words[variable];
                    long word = 0;
                    for (int number : numbers) {
                        word |= number < of.length ? of[number] : 0;
                    }
                    return word;
                }
            };
        }

        @Override
        public Program not(Program part) {
            return new Program() {
                @Override
                long run(Lanes lanes) {
                    return ~part.on(lanes);
                }
            };
        }

        @Override
        public Program and(List<Program> list) {
            Program[] parts = list.toArray(new Program[0]);
            return new Program() {
                @Override
                long run(Lanes lanes) {
                    long word = -1;
                    for (Program part : parts) {
                        word &= part.on(lanes);
                    }
                    return word;
                }
            };
        }

        @Override
        public Program or(List<Program> list) {
            Program[] parts = list.toArray(new Program[0]);
            return new Program() {
                @Override
                long run(Lanes lanes) {
                    long word = 0;
                    for (Program part : parts) {
                        word |= part.on(lanes);
                    }
                    return word;
                }
            };
        }

        @Override
        public Program iff(Program left, Program right) {
            return new Program() {
                @Override
                long run(Lanes lanes) {
                    return ~(left.on(lanes) ^ right.on(lanes));
                }
            };
        }

        @Override
        public Program count(List<Program> parts, Numbers in) {
            return new Sliced(parts, in);
        }

        /** left − right = (true of left + false of right) − size of right. */
        @Override
        public Program compare(List<Program> left, List<Program> right, int atLeast, int atMost) {
            List<Program> parts = new ArrayList<>(left);
            for (Program part : right) {
                parts.add(not(part));
            }
            return new Sliced(parts, Numbers.range(Math.max(0, atLeast + right.size()), atMost + right.size()));
        }
    }

    private static final class Sliced extends Program {
        private final Program[] parts;
        private final int[] numbers;
        private final boolean inverted;
        private final int slices;

        Sliced(List<Program> parts, Numbers in) {
            this.parts = parts.toArray(new Program[0]);
            Numbers allowed = in.within(parts.size());
            this.inverted = 2 * allowed.size() > parts.size() + 1;
            this.numbers = (inverted ? allowed.outside(parts.size()) : allowed).toArray();
            this.slices = 32 - Integer.numberOfLeadingZeros(parts.size());
        }

        @Override
        long run(Lanes lanes) {
            long[] counters = new long[slices];
            for (Program part : parts) {
                long carry = part.on(lanes);
                for (int slice = 0; carry != 0 && slice < slices; slice++) {
                    long sum = counters[slice] ^ carry;
                    carry &= counters[slice];
                    counters[slice] = sum;
                }
            }
            long found = 0;
            for (int number : numbers) {
                long equal = -1;
                for (int slice = 0; slice < slices; slice++) {
                    equal &= (number >> slice & 1) == 1 ? counters[slice] : ~counters[slice];
                }
                found |= equal;
            }
            return inverted ? ~found : found;
        }
    }
}
