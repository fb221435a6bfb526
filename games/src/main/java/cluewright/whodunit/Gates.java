package cluewright.whodunit;

import cluewright.clue.Puzzle;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * What makes a whodunit a good one, each point by name. A gate that has no meaning for a puzzle (nothing is minimal about
 * one that is not unique) says null.
 */
final class Gates {
    /** The names of the gates, as they are counted and may be switched off. */
    static final List<String> NAMES = List.of(
            "no-self-contradiction",
            "no-tautology",
            "no-repeat",
            "everyone-speaks",
            "everyone-matters",
            "no-giveaway",
            "minimal-lines",
            "minimal-people",
            "reading-proof",
            "profile");

    private final Affair affair;
    private final Puzzle puzzle;
    private final Testimony testimony;
    private final List<Integer> possible;
    private final List<Integer> clashes;

    /** The gates of a puzzle whose possible sets and clashes are known. */
    Gates(Affair affair, Puzzle puzzle, Testimony testimony, List<Integer> possible, List<Integer> clashes) {
        this.affair = affair;
        this.puzzle = puzzle;
        this.testimony = testimony;
        this.possible = possible;
        this.clashes = clashes;
    }

    /** Every gate with whether the puzzle passes. */
    Map<String, @Nullable Boolean> all() {
        boolean unique = Testimony.smallest(possible).size() == 1;
        boolean knaves = affair.setting().liars().areKnaves();
        Map<String, @Nullable Boolean> gates = new LinkedHashMap<>();
        gates.put("no-self-contradiction", clashes.stream().noneMatch(clash -> Integer.bitCount(clash) <= 1));
        gates.put("no-tautology", senseless().isEmpty());
        gates.put("no-repeat", !repeats());
        gates.put("everyone-speaks", silent().isEmpty());
        gates.put("everyone-matters", knaves ? null : everyoneMatters());
        gates.put("no-giveaway", giveaways().isEmpty());
        gates.put("minimal-lines", unique ? linesAreMinimal() : null);
        gates.put("minimal-people", unique ? peopleAreMinimal() : null);
        gates.put("reading-proof", knaves ? null : isReadingProof());
        return gates;
    }

    /**
     * The first gate that a unique puzzle fails, those that fail most often asked first, or null when it passes all.
     *
     * @param off gates that are not asked
     */
    @Nullable
    String failed(List<String> off) {
        boolean knaves = affair.setting().liars().areKnaves();
        Map<String, BooleanSupplier> gates = new LinkedHashMap<>();
        gates.put("no-self-contradiction", () -> clashes.stream().noneMatch(clash -> Integer.bitCount(clash) <= 1));
        gates.put("everyone-speaks", () -> silent().isEmpty());
        gates.put("everyone-matters", () -> knaves || everyoneMatters());
        gates.put("minimal-lines", this::linesAreMinimal);
        gates.put("no-repeat", () -> !repeats());
        gates.put("no-tautology", () -> senseless().isEmpty());
        gates.put("minimal-people", this::peopleAreMinimal);
        gates.put("reading-proof", () -> knaves || isReadingProof());
        gates.put("no-giveaway", () -> giveaways().isEmpty());
        for (Map.Entry<String, BooleanSupplier> gate : gates.entrySet()) {
            if (!off.contains(gate.getKey()) && !gate.getValue().getAsBoolean()) {
                return gate.getKey();
            }
        }
        return null;
    }

    private int bystanders() {
        int bystanders = 0;
        for (Person person : affair.setting().bystanders()) {
            bystanders |= 1 << person.number();
        }
        return bystanders;
    }

    /** Statements that are true, or false, whatever happened, or that follow from what the speaker says beside. */
    List<Integer> senseless() {
        List<Integer> senseless = new ArrayList<>();
        for (int statement = 0; statement < puzzle.clues().size(); statement++) {
            int holder = puzzle.clues().get(statement).holder();
            List<Integer> others = holder == Puzzle.NOBODY ? List.of() : testimony.of(1 << holder, statement);
            if (!can(List.of(statement), List.of()) || !can(others, List.of(List.of(statement)))) {
                senseless.add(statement);
            }
        }
        return senseless;
    }

    private boolean can(List<Integer> trueOnes, List<List<Integer>> falseOnes) {
        for (int liars : testimony.allowed()) {
            if (testimony.evidence().fits(trueOnes, falseOnes, liars)) {
                return true;
            }
        }
        return false;
    }

    /** Whether two statements say the same, be it in other words. */
    private boolean repeats() {
        int size = puzzle.clues().size();
        for (int one = 0; one < size; one++) {
            for (int other = 0; other < one; other++) {
                if (!can(List.of(one), List.of(List.of(other))) && !can(List.of(other), List.of(List.of(one)))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The people who say nothing. */
    List<Person> silent() {
        List<Person> silent = new ArrayList<>(affair.people());
        silent.removeIf(person -> !testimony.of(person.number()).isEmpty());
        return silent;
    }

    private boolean everyoneMatters() {
        int matter = bystanders();
        for (int clash : clashes) {
            matter |= clash;
        }
        return matter == affair.everybody();
    }

    /** Statements, and people, that decide alone: said by themselves, or taken for true. In words. */
    List<String> giveaways() {
        List<String> giveaways = new ArrayList<>();
        for (int statement = 0; statement < puzzle.clues().size(); statement++) {
            if (decides(List.of(statement))) {
                giveaways.add("line " + (statement + 1));
            }
        }
        for (Person person : affair.people()) {
            List<Integer> own = testimony.of(person.number());
            if (!own.isEmpty() && decides(own)) {
                giveaways.add(person.name());
            }
        }
        return giveaways;
    }

    private boolean decides(List<Integer> statements) {
        boolean alone = Testimony.smallest(testimony.possibleWith(statements)).size() == 1
                && testimony.possibleWith(statements).size()
                        < testimony.allowed().size();
        List<Integer> answer = Testimony.smallest(possible);
        return alone
                || answer.size() == 1
                        && Testimony.smallest(testimony.trusting(statements)).equals(answer);
    }

    /** Statements without which, one at a time, the possible sets stay the same. */
    List<Integer> redundant() {
        List<Integer> redundant = new ArrayList<>();
        for (int statement = 0; statement < puzzle.clues().size(); statement++) {
            if (testimony.possibleWithout(statement).equals(possible)) {
                redundant.add(statement);
            }
        }
        return redundant;
    }

    private boolean linesAreMinimal() {
        List<Integer> answer = Testimony.smallest(possible);
        for (int statement = 0; statement < puzzle.clues().size(); statement++) {
            int holder = puzzle.clues().get(statement).holder();
            boolean exempt = holder != Puzzle.NOBODY && (bystanders() >> holder & 1) == 1;
            if (!exempt
                    && Testimony.smallest(testimony.possibleWithout(statement)).equals(answer)) {
                return false;
            }
        }
        return true;
    }

    private boolean peopleAreMinimal() {
        List<Integer> answer = Testimony.smallest(possible);
        for (Person person : affair.people()) {
            List<Integer> rest = testimony.of(affair.everybody() & ~(1 << person.number()), -1);
            boolean exempt = (bystanders() >> person.number() & 1) == 1;
            if (!exempt && Testimony.smallest(testimony.possibleWith(rest)).equals(answer)) {
                return false;
            }
        }
        return true;
    }

    private boolean isReadingProof() {
        List<Integer> may = Testimony.smallest(testimony.possible(Testimony.Reading.MAY));
        return may.equals(Testimony.smallest(testimony.possible(Testimony.Reading.ONE_FALSE)))
                && may.equals(Testimony.smallest(testimony.possible(Testimony.Reading.ALL_FALSE)));
    }
}
