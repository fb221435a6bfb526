package cluewright.whodunit;

import cluewright.formula.Formula;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Evidence as one bit set of worlds for each statement, for up to {@link WorldBits#MOST} worlds. */
final class BitEvidence implements Evidence {
    private final Affair affair;
    private final List<Formula> statements;
    private final List<Integer> always;
    private final Map<Integer, List<long[]>> columns = new LinkedHashMap<>();
    private final boolean isAboutLiars;

    /** The evidence of these statements, some of which, by number, are always true. */
    BitEvidence(Affair affair, List<Formula> statements, List<Integer> always, boolean isAboutLiars) {
        this.affair = affair;
        this.statements = statements;
        this.always = always;
        this.isAboutLiars = isAboutLiars;
    }

    /** A column for each statement, and last the one of all worlds. */
    private List<long[]> columns(int liars) {
        return columns.computeIfAbsent(isAboutLiars ? liars : 0, set -> {
            WorldBits bits = new WorldBits(affair, set);
            Formula.Fold<long[]> fold = new Formula.Fold<>(bits);
            List<long[]> list = new ArrayList<>();
            statements.forEach(statement -> list.add(fold.of(statement)));
            list.add(bits.all());
            return list;
        });
    }

    private long[] common(List<Integer> trueOnes, List<long[]> columns) {
        long[] left = columns.get(statements.size()).clone();
        for (List<Integer> some : List.of(always, trueOnes)) {
            for (int statement : some) {
                long[] column = columns.get(statement);
                for (int word = 0; word < left.length; word++) {
                    left[word] &= column[word];
                }
            }
        }
        return left;
    }

    @Override
    public boolean fits(List<Integer> trueOnes, List<List<Integer>> notAllTrue, int liars) {
        List<long[]> columns = columns(liars);
        long[] left = common(trueOnes, columns);
        for (List<Integer> group : notAllTrue) {
            long[] all = common(group, columns);
            for (int word = 0; word < left.length; word++) {
                left[word] &= ~all[word];
            }
        }
        for (long word : left) {
            if (word != 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public long count(List<Integer> trueOnes, int liars) {
        long count = 0;
        for (long word : common(trueOnes, columns(liars))) {
            count += Long.bitCount(word);
        }
        return count;
    }
}
