package cluewright.cpsat;

import cluewright.clue.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A smallest set of clues that fit no world, among axioms and givens. (The cores that CP-SAT gives away with its
 * assumptions are neither smallest nor minimal.)
 *
 * <p>Method (implicit hitting set [1]): every world misses some clues, and a clash has one of those it misses. So let
 * CP-SAT guess a smallest set that has one of each missed set known so far, and ask for a world in which all of the
 * guess and as many of the other clues as possible hold. If there is none, the guess is a smallest clash, since every
 * clash hits all missed sets. If there is one, it misses a set of which nothing was guessed, and a smallest such set.
 *
 * <p>[1] A. Ignatiev, A. Previti, M. Liffiton, J. Marques-Silva: Smallest MUS extraction with minimal hitting set
 * dualization, CP 2015.
 */
final class SmallestClash {
    private final Solver solver;
    private final Translation translation;

    /** Has a variable for each clue: whether it is guessed. Its conditions are the missed sets. */
    private final Model guesses = new Model();

    private final List<Integer> guessed = new ArrayList<>();

    private SmallestClash(Puzzle puzzle, Solver solver) {
        this.solver = solver;
        this.translation = Translation.guarded(puzzle);
        translation.model().optimise(translation.guards(), true);
        for (int number = 0; number < puzzle.clues().size(); number++) {
            guessed.add(guesses.newVariable());
        }
        guesses.optimise(guessed, false);
    }

    /** The numbers of the clues, ascending, for a puzzle that no world fits; null when the budget ran out. */
    static @Nullable List<Integer> find(Puzzle puzzle, Solver solver) {
        return new SmallestClash(puzzle, solver).find();
    }

    private @Nullable List<Integer> find() {
        List<Integer> guess = List.of();
        while (guess != null) {
            List<Solution> kept = keep(guess);
            if (kept == null || kept.isEmpty()) {
                return kept == null ? null : guess;
            }
            translation.world(kept.get(0));
            guess = guess(kept.get(0));
        }
        return null;
    }

    /** A solution in which the guess and as many other clues as possible hold. */
    private @Nullable List<Solution> keep(List<Integer> guess) {
        for (int number = 0; number < guessed.size(); number++) {
            translation.model().fix(translation.guards().get(number), guess.contains(number));
        }
        return solver.best(translation.model());
    }

    /** The next guess, which has one of the clues that this solution misses too. */
    private @Nullable List<Integer> guess(Solution kept) {
        IntStream missed = numbers(kept, translation.guards(), false).stream().mapToInt(guessed::get);
        guesses.clause(Model.TRUE, missed.toArray());
        List<Solution> guess = solver.best(guesses);
        if (guess != null && guess.isEmpty()) {
            throw new IllegalStateException("CP-SAT found a world for a puzzle that it had called impossible");
        }
        return guess == null ? null : numbers(guess.get(0), guessed, true);
    }

    /** The places of the variables that are true, or false, in the solution. */
    private static List<Integer> numbers(Solution solution, List<Integer> variables, boolean value) {
        return IntStream.range(0, variables.size())
                .filter(number -> solution.holds(variables.get(number)) == value)
                .boxed()
                .toList();
    }
}
