package cluewright.puzzle;

import cluewright.clue.Puzzle;
import cluewright.deduce.Explanation;
import cluewright.deduce.Trace;
import java.util.ArrayList;
import java.util.List;

/**
 * Why the answer is the answer: steps, and each of them in a sentence.
 *
 * @param puzzle the puzzle whose variables the steps speak of; it may have {@linkplain cluewright.deduce.Lemmas lemmas}
 *     beside the variables of the one that is explained
 * @param trace the steps
 * @param sentences a sentence for each step, in the same order
 */
public record Argument(Puzzle puzzle, Trace trace, List<String> sentences) {
    public Argument {
        sentences = List.copyOf(sentences);
        if (sentences.size() != trace.steps().size()) {
            throw new IllegalArgumentException(
                    sentences.size() + " sentences for " + trace.steps().size() + " steps");
        }
    }

    /** The argument of a trace, in general words. */
    public static Argument of(Puzzle puzzle, Trace trace) {
        Explanation explanation = new Explanation(puzzle);
        List<String> sentences = new ArrayList<>();
        trace.steps().forEach(step -> sentences.add(explanation.sentence(step)));
        return new Argument(puzzle, trace, sentences);
    }
}
