package cluewright.whodunit;

import cluewright.formula.Formula;
import cluewright.prove.Search;
import cluewright.space.Fact;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.List;

/** Evidence that is searched for, however many worlds there are. Keeps to a budget of nodes over its life. */
final class SearchEvidence implements Evidence {
    private final Affair affair;
    private final Search search;
    private final List<Formula> statements;
    private final List<Integer> conditions = new ArrayList<>();
    private final long budget;

    SearchEvidence(Affair affair, List<Formula> statements, List<Integer> always, long budget) {
        this.affair = affair;
        this.statements = statements;
        this.budget = budget;
        this.search = new Search(affair.free().space(), List.of());
        statements.forEach(statement -> conditions.add(search.addBoth(statement)));
        always.forEach(statement -> search.require(statements.get(statement)));
    }

    @Override
    public boolean fits(List<Integer> trueOnes, List<List<Integer>> notAllTrue, int liars) {
        List<Integer> asked = new ArrayList<>();
        for (Person person : affair.people()) {
            asked.add(search.fact(Fact.is(person.number(), liars >> person.number() & 1)));
        }
        trueOnes.forEach(statement -> asked.add(conditions.get(statement)));
        for (List<Integer> group : notAllTrue) {
            if (group.size() == 1) {
                asked.add(Search.not(conditions.get(group.get(0))));
            } else {
                List<Formula> all = new ArrayList<>();
                group.forEach(statement -> all.add(statements.get(statement)));
                asked.add(search.addBoth(Formula.not(Formula.and(all))));
            }
        }
        Search.Result result = search.find(asked, Math.max(1, budget - search.spent()));
        if (result instanceof Search.Result.Spent) {
            throw new Refused("the budget of " + budget + " nodes is not enough for this puzzle; allow more.");
        }
        return result instanceof Search.Result.Found;
    }

    @Override
    public long count(List<Integer> trueOnes, int liars) {
        return -1;
    }
}
