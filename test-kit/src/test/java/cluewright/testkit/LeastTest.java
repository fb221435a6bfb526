package cluewright.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.clue.Board;
import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.prove.ExhaustiveReferee;
import cluewright.prove.Least;
import cluewright.prove.NativeProver;
import cluewright.prove.Prover;
import cluewright.prove.Verdict;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The least answer of random puzzles whose question is one of yes and no, beside all their answers. */
class LeastTest {
    private static final int PUZZLES = 3000;
    private static final long PLENTY = 1_000_000;

    /** Another board, of whose answers only the least is asked for. */
    private record LeastAsked(Board board) implements Board {
        @Override
        public Space space() {
            return board.space();
        }

        @Override
        public String say(Fact fact) {
            return board.say(fact);
        }

        @Override
        public boolean isLeastAsked() {
            return true;
        }
    }

    @Test
    void isTheAnswerInsideAllOthers() {
        Set<String> met = new HashSet<>();
        for (int number = 0; number < PUZZLES; number++) {
            Puzzle puzzle = RandomPuzzles.ofFormulas("least" + number);
            boolean asksYesOrNo = puzzle.space().question().stream()
                    .allMatch(variable -> puzzle.space().size(variable) == 2);
            if (!asksYesOrNo) {
                continue;
            }
            Puzzle asked = new Puzzle(new LeastAsked(puzzle.board()), puzzle.mode(), puzzle.givens(), puzzle.clues());
            List<World> answers = new Referee(asked).answers();
            for (Prover prover : List.of(new NativeProver(), new ExhaustiveReferee())) {
                Verdict verdict = Least.prove(prover, asked, PLENTY);
                met.add((answers.size() > 1 ? "several, " : "") + verdict.word());
                assertThat(isRight(verdict, asked, answers))
                        .as("least" + number + " " + prover.name() + " " + verdict)
                        .isTrue();
            }
        }
        assertThat(met).contains("impossible", "unique", "several, unique", "several, ambiguous");
    }

    private static boolean isRight(Verdict verdict, Puzzle puzzle, List<World> answers) {
        if (verdict instanceof Verdict.Unique unique) {
            return new Referee(puzzle).fits(unique.answer())
                    && answers.stream().allMatch(answer -> isInside(unique.answer(), answer, puzzle));
        }
        if (verdict instanceof Verdict.Ambiguous two) {
            return isSmallest(two.one(), puzzle, answers)
                    && isSmallest(two.other(), puzzle, answers)
                    && !isInside(two.one(), two.other(), puzzle);
        }
        return verdict instanceof Verdict.Impossible && answers.isEmpty();
    }

    /** Whether what is 1 in the one answer is 1 in the other. */
    private static boolean isInside(World one, World other, Puzzle puzzle) {
        return puzzle.space().question().stream()
                .allMatch(variable -> one.value(variable) == 0 || other.value(variable) == 1);
    }

    private static boolean isSmallest(World world, Puzzle puzzle, List<World> answers) {
        return new Referee(puzzle).fits(world)
                && answers.stream()
                        .noneMatch(answer -> isInside(answer, world, puzzle) && !isInside(world, answer, puzzle));
    }
}
