package cluewright.whodunit;

import cluewright.random.Rng;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a small puzzle in the making, as {@link Plot} makes those of a large one: worlds are planted in which all
 * that people without a wanted clash among them say is true, lines are added until each wanted clash is one, and those
 * that are not needed are dropped. Here every world is a bit, so that nothing has to be searched for, and the gates are
 * asked of the bits as well.
 */
final class Sketch {
    private static final int MOST_LINES_EACH = 6;
    private static final int CANDIDATES = 8;
    private static final int MOST_DRAWS = 300;

    private final Repertoire repertoire;
    private final Family family;
    private final int[] clashes;
    private final int[] types;
    private final List<Integer> deeds;
    private final Rng rng;
    private final int people;
    private final int everybody;
    private final int liars;
    private final int truth;
    private final long allowed;
    private final List<int[]> planted = new ArrayList<>();
    private final List<Line> lines = new ArrayList<>();
    private final long[] scratch;

    /** The worlds that the lines of a clash's people leave: words that have any, and the choices of liars left. */
    private static final class Left {
        private final int clash;
        private final int[] words;
        private final long[] worlds;
        private int size;
        private long choices;

        Left(int clash, long[] all, long choices) {
            this.clash = clash;
            this.worlds = all.clone();
            this.words = new int[all.length];
            this.size = all.length;
            this.choices = choices;
            for (int word = 0; word < words.length; word++) {
                words[word] = word;
            }
        }

        /** Whether lines of this person may still rule out something. */
        boolean asks(int speaker) {
            return choices != 0 && (clash >> speaker & 1) == 1;
        }

        /** How many worlds the statement rules out; of choices, so many that they weigh alike. */
        int ruledOut(Repertoire.Statement said) {
            if (said.choices() != -1) {
                int gone = Long.bitCount(choices & ~said.choices());
                return 64 * worlds.length * gone / (2 * Long.bitCount(choices));
            }
            int ruledOut = 0;
            long[] bits = said.bits();
            for (int i = 0; i < size; i++) {
                ruledOut += Long.bitCount(worlds[i] & ~bits[words[i]]);
            }
            return ruledOut;
        }

        /** Keeps what the statement leaves, and says whether that is nothing. */
        boolean isClosedBy(Repertoire.Statement said) {
            choices &= said.choices();
            long[] bits = said.bits();
            int kept = 0;
            for (int i = 0; i < size; i++) {
                long some = worlds[i] & bits[words[i]];
                if (some != 0) {
                    worlds[kept] = some;
                    words[kept] = words[i];
                    kept++;
                }
            }
            size = kept;
            choices = size == 0 ? 0 : choices;
            return choices == 0;
        }
    }

    /** A statement in somebody's mouth. */
    static final class Line {
        private final Repertoire.Statement said;
        private final int speaker;

        private Line(Repertoire.Statement said, int speaker) {
            this.said = said;
            this.speaker = speaker;
        }

        Repertoire.Statement said() {
            return said;
        }

        int speaker() {
            return speaker;
        }
    }

    /**
     * A puzzle of this family in which these are the liars.
     *
     * @param types the types that may be used, by their place in the vocabulary
     * @param deeds those of them of which a puzzle has one line at most
     */
    Sketch(Repertoire repertoire, Family family, int liars, List<Integer> types, List<Integer> deeds, Rng rng) {
        this.repertoire = repertoire;
        this.family = family;
        this.clashes = family.clashes().stream().mapToInt(clash -> clash).toArray();
        this.types = types.stream().mapToInt(type -> type).toArray();
        this.deeds = deeds;
        this.rng = rng;
        this.people = repertoire.affair().people().size();
        this.everybody = repertoire.affair().everybody();
        this.liars = liars;
        this.truth = repertoire.draw(rng);
        this.scratch = new long[repertoire.words()];
        this.allowed = repertoire.allowed();
        Liars meant = repertoire.affair().setting().liars();
        for (int harmony : family.harmonies(people)) {
            boolean isTruth = harmony == (everybody & ~liars);
            int world = isTruth ? truth : repertoire.draw(rng);
            planted.add(new int[] {harmony, world, isTruth ? liars : meant.drawn(everybody & ~harmony, rng)});
        }
        planted.add(new int[] {everybody & ~liars, truth, liars});
    }

    int truth() {
        return truth;
    }

    List<Line> lines() {
        return lines;
    }

    /** The choices of liars outside of a clash; everybody outside where that leaves too few. */
    private long choicesOutside(int clash) {
        long outside = 0;
        for (int set = 0; set < 1 << people; set++) {
            outside |= (set & clash) == 0 ? 1L << set : 0;
        }
        long some = outside & allowed;
        return some != 0 ? some : 1L << (everybody & ~clash);
    }

    /** Adds lines until every wanted clash is one; false when that does not come about. */
    boolean grow() {
        List<Left> all = new ArrayList<>();
        for (int clash : clashes) {
            all.add(new Left(clash, repertoire.all(), choicesOutside(clash)));
        }
        int open = all.size();
        for (int draws = 0; draws < MOST_DRAWS && lines.size() < MOST_LINES_EACH * people; draws++) {
            Left left = rng.pick(all);
            Line line = left.choices == 0 ? null : best(left.clash, all);
            open -= line == null ? 0 : add(line, all);
            if (open == 0) {
                return true;
            }
        }
        return false;
    }

    /** Of a few random lines of a clash's people the one that rules out most worlds of all open clashes. */
    private @Nullable Line best(int clash, List<Left> all) {
        Repertoire.Statement best = null;
        int speaker = 0;
        int most = 0;
        for (int tries = 0; tries < CANDIDATES; tries++) {
            int member = member(clash);
            Repertoire.Statement said = draw(member);
            int ruledOut = 0;
            for (Left left : all) {
                ruledOut += said != null && left.asks(member) ? left.ruledOut(said) : 0;
            }
            if (ruledOut > most) {
                best = said;
                speaker = member;
                most = ruledOut;
            }
        }
        return best == null ? null : new Line(best, speaker);
    }

    private int member(int clash) {
        int rest = clash;
        for (int skipped = rng.below(Integer.bitCount(clash)); skipped > 0; skipped--) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }

    /** Adds a line and gives how many more clashes are ones now. */
    private int add(Line line, List<Left> all) {
        lines.add(line);
        int closed = 0;
        for (Left left : all) {
            closed += left.asks(line.speaker) && left.isClosedBy(line.said) ? 1 : 0;
        }
        return closed;
    }

    /** A random statement that the person may make, or null when luck was out. */
    private Repertoire.@Nullable Statement draw(int person) {
        int type = types[rng.below(types.length)];
        Repertoire.Statement said = repertoire.draw(person, type, rng);
        if (said == null || (liars >> person & 1) == 1 && said.holds(truth, liars)) {
            return null;
        }
        boolean isDeed = deeds.contains(type);
        for (int[] world : planted) {
            if ((world[0] >> person & 1) == 1 && !said.holds(world[1], world[2])) {
                return null;
            }
        }
        for (Line line : lines) {
            if (line.said.isLike(said, allowed) || isDeed && deeds.contains(line.said.type())) {
                return null;
            }
        }
        return said;
    }

    /** Drops lines without which every wanted clash is still one. */
    void trim() {
        for (Line line : rng.shuffled(lines)) {
            boolean needed = false;
            for (int clash : clashes) {
                needed |=
                        !needed && (clash >> line.speaker & 1) == 1 && isConsistent(clash, choicesOutside(clash), line);
            }
            if (!needed) {
                lines.removeIf(one -> one == line);
            }
        }
    }

    /** Whether what these people say, but for one line, can be true with one of these choices of liars. */
    private boolean isConsistent(int set, long among, @Nullable Line without) {
        long choices = among;
        boolean first = true;
        for (Line line : lines) {
            if (line != without && (set >> line.speaker & 1) == 1) {
                choices &= line.said.choices();
                long[] bits = line.said.bits();
                if (first) {
                    System.arraycopy(bits, 0, scratch, 0, scratch.length);
                    first = false;
                } else {
                    long any = 0;
                    for (int word = 0; word < scratch.length; word++) {
                        scratch[word] &= bits[word];
                        any |= scratch[word];
                    }
                    if (any == 0) {
                        return false;
                    }
                }
            }
        }
        return choices != 0;
    }

    private boolean speaks(int person) {
        for (Line line : lines) {
            if (line.speaker == person) {
                return true;
            }
        }
        return false;
    }

    /** Gives everybody who says nothing a line; false when none was found. */
    boolean fill() {
        for (int person = 0; person < people; person++) {
            boolean speaks = speaks(person);
            for (int tries = 0; !speaks && tries < MOST_DRAWS; tries++) {
                Repertoire.Statement said = draw(person);
                if (said != null) {
                    lines.add(new Line(said, person));
                    speaks = true;
                }
            }
            if (!speaks) {
                return false;
            }
        }
        return true;
    }

    /**
     * The first gate in the way, or null. Only those are asked that what is planted does not see to: there are no other
     * clashes than the wanted ones, and in the truth all that liars say is false.
     */
    @Nullable
    String failed(List<String> off) {
        if (!off.contains("minimal-lines") && !isMinimal(false)) {
            return "minimal-lines";
        }
        if (!off.contains("no-repeat") && repeats()) {
            return "no-repeat";
        }
        if (!off.contains("no-tautology") && isImplied()) {
            return "no-tautology";
        }
        if (!off.contains("minimal-people") && !isMinimal(true)) {
            return "minimal-people";
        }
        return !off.contains("no-giveaway") && isGivenAway() ? "no-giveaway" : null;
    }

    /** Whether without any line, or without anybody's lines, another choice of liars would be possible. */
    private boolean isMinimal(boolean wholePeople) {
        int asked = wholePeople ? people : lines.size();
        for (int one = 0; one < asked; one++) {
            Line line = wholePeople ? null : lines.get(one);
            int speaker = line == null ? one : line.speaker;
            int hidden = wholePeople ? 1 << one : 0;
            boolean other = (family.bystanders() >> speaker & 1) == 1;
            for (int set = 0; set <= everybody && !other; set++) {
                other = set != liars
                        && (allowed >>> set & 1) == 1
                        && (set >> speaker & 1) == 0
                        && isConsistent(everybody & ~set & ~hidden, 1L << set, line);
            }
            if (!other) {
                return false;
            }
        }
        return true;
    }

    private boolean repeats() {
        for (int one = 0; one < lines.size(); one++) {
            for (int other = 0; other < one; other++) {
                if (lines.get(one).said.isLike(lines.get(other).said, allowed)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether something follows from what its speaker says beside. */
    private boolean isImplied() {
        for (Line line : lines) {
            long choices = allowed;
            System.arraycopy(repertoire.all(), 0, scratch, 0, scratch.length);
            for (Line other : lines) {
                if (other != line && other.speaker == line.speaker) {
                    choices &= other.said.choices();
                    for (int word = 0; word < scratch.length; word++) {
                        scratch[word] &= other.said.bits()[word];
                    }
                }
            }
            boolean isOpen = (choices & ~line.said.choices()) != 0;
            for (int word = 0; word < scratch.length && !isOpen; word++) {
                isOpen = (scratch[word] & ~line.said.bits()[word]) != 0;
            }
            if (!isOpen) {
                return true;
            }
        }
        return false;
    }

    /** Whether a line or a person decides alone; only what is said of liars can. */
    private boolean isGivenAway() {
        for (Line line : lines) {
            if (decides(line.said.choices(), line.speaker)) {
                return true;
            }
        }
        for (int person = 0; person < people; person++) {
            long own = -1;
            for (Line line : lines) {
                own &= line.speaker == person ? line.said.choices() : -1;
            }
            if (decides(own, person)) {
                return true;
            }
        }
        return false;
    }

    private boolean decides(long choices, int speaker) {
        long trusted = allowed & choices;
        if (trusted == 1L << liars) {
            return true;
        }
        long possible = trusted;
        for (int set = 0; set < 1 << people; set++) {
            possible |= (set >> speaker & 1) == 1 ? allowed & 1L << set : 0;
        }
        return Long.bitCount(possible) == 1 && possible != allowed;
    }
}
