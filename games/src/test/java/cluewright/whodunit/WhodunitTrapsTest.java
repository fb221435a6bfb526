package cluewright.whodunit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.clue.Clue;
import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.formula.Formula;
import cluewright.prove.ExhaustiveReferee;
import cluewright.prove.Least;
import cluewright.prove.NativeProver;
import cluewright.prove.Prover;
import cluewright.prove.Verdict;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The traps of the game: what looks like a whodunit and is none, or reads otherwise than it means. */
class WhodunitTrapsTest {
    private static final long PLENTY = 1_000_000;

    private static Affair affair(int people, Liars liars) {
        List<Person> cast = new ArrayList<>();
        for (String name : List.of("Ada", "Bo", "Cy", "Di").subList(0, people)) {
            cast.add(new Person(cast.size(), name, List.of("tall")));
        }
        List<Place> places = List.of(new Place(0, "bar", "at the bar"), new Place(1, "garden", "in the garden"));
        List<Colour> colours = List.of(new Colour(0, "red"), new Colour(1, "blue"));
        return new Affair(new Affair.Setting(cast, places, colours, List.of(), List.of(), liars, List.of()));
    }

    private static Clue clue(Affair affair, int speaker, String sentence) {
        return new Whodunit().vocabulary().read(affair.spokenBy(speaker), sentence);
    }

    private static Puzzle puzzle(Affair affair, String... lines) {
        List<Puzzle.Held> held = new ArrayList<>();
        for (String line : lines) {
            int speaker = "ABCD".indexOf(line.charAt(0));
            held.add(new Puzzle.Held(clue(affair, speaker, line.substring(3)), speaker));
        }
        return new Puzzle(affair, Mode.OPEN, List.of(), held);
    }

    private static Testimony testimony(Affair affair, String... lines) {
        return new Testimony(affair, puzzle(affair, lines), PLENTY);
    }

    /** Trap 1: two people contradict each other and nothing else is said. */
    @Test
    void aQuarrelLeavesTwo() {
        Testimony testimony =
                testimony(affair(3, Liars.exactly(1)), "A: I was at the bar.", "B: Ada was in the garden.");
        assertThat(testimony.possible()).containsExactly(0b001, 0b010);
        assertThat(testimony.clashes()).containsExactly(0b011);
    }

    /** Traps 2 and 4: where nothing clashes, everybody is possible, and a line proves nothing. */
    @Test
    void withoutClashEverybodyIsPossible() {
        Testimony testimony = testimony(affair(3, Liars.exactly(1)), "A: I was at the bar.", "B: Ada was at the bar.");
        assertThat(testimony.possible()).containsExactly(0b001, 0b010, 0b100);
        assertThat(testimony.clashes()).isEmpty();
    }

    /** Trap 3: the opposite of "at least 1 … tells the truth" is "neither", in logic and in words. */
    @Test
    void neitherIsTheOppositeOfAtLeastOne() {
        Affair affair = affair(4, Liars.exactly(2));
        Clue some = clue(affair, 0, "At least 1 of Bo and Cy tells the truth.");
        Clue none = clue(affair, 0, "Neither Bo nor Cy tells the truth.");
        for (int liars = 0; liars < 16; liars++) {
            int[] values = new int[12];
            for (int person = 0; person < 4; person++) {
                values[person] = liars >> person & 1;
            }
            cluewright.formula.World world = cluewright.formula.World.of(values);
            assertThat(some.holds(world)).isNotEqualTo(none.holds(world));
        }
        assertThat(none.sentence()).isEqualTo("Neither Bo nor Cy tells the truth.");
    }

    /** Trap 5: nobody may speak of the own lying alone; among knights and knaves everybody may. */
    @ParameterizedTest
    @CsvSource({"I am lying.", "I lie.", "I tell the truth.", "I did it.", "I did not do it."})
    void ownLyingIsRefused(String sentence) {
        assertThatThrownBy(() -> clue(affair(3, Liars.exactly(1)), 0, sentence))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("own lying");
        assertThat(clue(affair(3, new Liars(Liars.Kind.ANY, 3)), 0, sentence)).isNotNull();
    }

    /** Trap 6: what is joined of two parts is grouped by its words alone. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "If I was at the bar, then Bo was not in the garden.",
                "Either Bo was at the bar or I did not wear red, but not both."
            })
    void partsAreGroupedByWords(String sentence) {
        Affair affair = affair(3, Liars.exactly(1)).spokenBy(0);
        assertThat(new Whodunit().vocabulary().readings(affair, sentence)).hasSize(1);
        assertThat(clue(affair, 0, sentence).sentence()).isEqualTo(sentence);
    }

    /** Trap 7: one line that names the culprit gives the puzzle away. */
    @Test
    void namingTheCulpritGivesAway() {
        Affair affair = affair(3, Liars.exactly(1));
        Puzzle puzzle = puzzle(
                affair, "A: I was at the bar.", "B: Ada was in the garden.", "C: Ada did it.", "B: Ada wore red.");
        Testimony testimony = new Testimony(affair, puzzle, PLENTY);
        Gates gates = new Gates(affair, puzzle, testimony, testimony.possible(), testimony.clashes());
        assertThat(testimony.possible()).containsExactly(0b001);
        assertThat(gates.giveaways()).contains("line 3");
        assertThat(gates.all()).containsEntry("no-giveaway", false);
    }

    /** Of at most so many liars the fewest are meant, for every prover alike. */
    @ParameterizedTest
    @CsvSource({"1, unique", "2, ambiguous"})
    void atMostMeansTheFewest(int most, String verdict) {
        Affair affair = affair(3, new Liars(Liars.Kind.AT_MOST, most));
        Puzzle puzzle =
                puzzle(affair, "A: I was at the bar.", "B: Ada was in the garden.", "C: Ada was in the garden.");
        for (Prover prover : List.of(new NativeProver(), new ExhaustiveReferee())) {
            assertThat(Least.prove(prover, puzzle, PLENTY).word()).isEqualTo(verdict);
        }
        Verdict harmless = Least.prove(new NativeProver(), puzzle(affair, "A: I was at the bar."), PLENTY);
        assertThat(harmless).isInstanceOf(Verdict.Unique.class);
        assertThat(affair.liars(((Verdict.Unique) harmless).answer())).isZero();
    }

    /** Bit sets and the search say the same of the same puzzle. */
    @Test
    void bitSetsAndSearchAgree() {
        Affair affair = affair(4, Liars.exactly(2));
        Puzzle puzzle = puzzle(
                affair,
                "A: I was with Bo.",
                "B: Ada was not with me.",
                "C: Exactly 1 of Ada and Bo lies.",
                "D: I was alone.",
                "D: Nobody wore red.",
                "A: I wore red.");
        Testimony bits = new Testimony(affair, puzzle, PLENTY, Long.MAX_VALUE);
        Testimony search = new Testimony(affair, puzzle, PLENTY, 0);
        assertThat(search.clashes()).isEqualTo(bits.clashes());
        for (Testimony.Reading reading : Testimony.Reading.values()) {
            assertThat(search.possible(reading)).isEqualTo(bits.possible(reading));
        }
    }

    /** Trap 8: how many puzzles of one line each about who is a knight have one answer; 2 and 3 people. */
    @ParameterizedTest
    @CsvSource({"2, 74", "3, 15540"})
    void countsOfKnightsAndKnaves(int people, int unique) {
        Affair affair = affair(people, new Liars(Liars.Kind.ANY, people));
        List<Integer> sets = new ArrayList<>();
        List<Formula> lines = truthsAboutOthers(affair);
        for (int speaker = 0; speaker < people; speaker++) {
            for (Formula line : lines) {
                sets.add(worlds(affair.vouched(line, speaker), people));
            }
        }
        assertThat(count(sets, lines.size(), people, 0, -1, new ArrayList<>())).isEqualTo(unique);
    }

    /** A, not A; A and/or B in all four patterns of signs; A iff B; A xor B. */
    private static List<Formula> truthsAboutOthers(Affair affair) {
        List<Formula> lines = new ArrayList<>();
        for (Person one : affair.people()) {
            Formula knave = affair.lies(one.number());
            lines.addAll(List.of(Formula.not(knave), knave));
            for (Person other : affair.people().subList(0, one.number())) {
                Formula second = affair.lies(other.number());
                for (Formula left : List.of(knave, Formula.not(knave))) {
                    for (Formula right : List.of(second, Formula.not(second))) {
                        lines.addAll(List.of(Formula.and(left, right), Formula.or(left, right)));
                    }
                }
                lines.addAll(List.of(Formula.iff(knave, second), Formula.xor(knave, second)));
            }
        }
        return lines;
    }

    /** The sets of knaves with which the formula holds, as bits. */
    private static int worlds(Formula formula, int people) {
        int worlds = 0;
        for (int knaves = 0; knaves < 1 << people; knaves++) {
            int[] values = new int[3 * people];
            for (int person = 0; person < people; person++) {
                values[person] = knaves >> person & 1;
            }
            worlds |= formula.holds(cluewright.formula.World.of(values)) ? 1 << knaves : 0;
        }
        return worlds;
    }

    private static int count(List<Integer> sets, int lines, int people, int speaker, int left, List<Integer> used) {
        if (speaker == people) {
            return Integer.bitCount(left) == 1 ? 1 : 0;
        }
        int count = 0;
        for (int line = 0; line < lines; line++) {
            if (!used.contains(line)) {
                used.add(line);
                count += count(sets, lines, people, speaker + 1, left & sets.get(speaker * lines + line), used);
                used.remove(used.size() - 1);
            }
        }
        return count;
    }
}
