package cluewright.clue;

import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.List;

/** What the clues of one puzzle talk about, apart from the answer. Immutable; each game has its own kind. */
public interface Board {
    /** The worlds that are possible on this board. */
    Space space();

    /** A fact in words, without a full stop: "Ada is innocent". */
    String say(Fact fact);

    /** The variables that can hold a clue, at most one each: usually people. None by default. */
    default List<Integer> holders() {
        return List.of();
    }

    /** Another short name of a variable, for instance its coordinate on a grid; the variable's own name by default. */
    default String shortName(int variable) {
        return space().variables().get(variable).name();
    }
}
