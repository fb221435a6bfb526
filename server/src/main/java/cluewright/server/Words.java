package cluewright.server;

import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.puzzle.Document;
import cluewright.puzzle.Tree;
import cluewright.space.Fact;
import cluewright.space.Refused;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;

/**
 * Facts of one puzzle as trees and back.
 *
 * @param puzzle the puzzle
 */
record Words(Puzzle puzzle) {
    /** The number of the variable of this name; refused when there is none. */
    int variable(String name) {
        List<String> names =
                puzzle.space().variables().stream().map(Space.Variable::name).toList();
        int variable = names.indexOf(name);
        if (variable < 0) {
            throw new Refused("'" + name + "' is not on the board." + Refused.maybe(name, names));
        }
        return variable;
    }

    String name(int variable) {
        return puzzle.space().variables().get(variable).name();
    }

    /** The fact in a request's fields name, value and is. */
    Fact fact(Tree.Fields fields) {
        fields.only("name", "value", "is");
        boolean is = !fields.has("is") || Call.truth(fields.get("is"));
        return fact(variable(fields.get("name").asText()), fields.get("value").asText(), is);
    }

    /** That a variable has a value, or does not have it; refused when it cannot have it. */
    Fact fact(int variable, String value, boolean is) {
        List<String> values = puzzle.space().variables().get(variable).values();
        int at = values.indexOf(value);
        if (at < 0) {
            String some =
                    values.size() <= 12 ? String.join(", ", values) : values.get(0) + ", " + values.get(1) + ", …";
            throw new Refused("'" + name(variable) + "' cannot be '" + value + "'; it must be one of " + some + "."
                    + Refused.maybe(value, values));
        }
        return puzzle.space().plain(new Fact(variable, at, is));
    }

    Tree.Fields tree(Fact fact) {
        return Tree.fields()
                .with("name", name(fact.variable()))
                .with(
                        "value",
                        puzzle.space().variables().get(fact.variable()).values().get(fact.value()))
                .with("is", fact.is())
                .with("says", puzzle.board().say(fact));
    }

    Tree trees(List<Fact> facts) {
        return Tree.of(facts.stream().map(this::tree).toList());
    }

    /** What a world answers to the question. */
    Tree answer(World world) {
        List<Fact> facts = new ArrayList<>();
        for (int variable : puzzle.space().question()) {
            facts.add(Fact.is(variable, world.value(variable)));
        }
        return Document.write(puzzle.space(), facts);
    }

    static Tree numbers(List<Integer> numbers) {
        return Tree.of(numbers.stream().map(number -> Tree.of(number)).toList());
    }
}
