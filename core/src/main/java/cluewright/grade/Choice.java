package cluewright.grade;

import cluewright.clue.Clue;
import cluewright.clue.Puzzle;
import cluewright.deduce.Knowledge;
import cluewright.formula.World;
import cluewright.prove.Search;
import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How wide the choice is early on: how many conclusions follow from a single clue, averaged over all ways to begin. A
 * way to begin is a pair of first conclusions, whatever they are; on boards with more than {@link #MOST_PAIRS} pairs, a
 * single one.
 *
 * <p>All beginnings are gone through instead of a sample, so the result does not depend on the order of people or clues.
 * What follows from a clue in a given state does not depend on the other clues, so more clues never make the choice
 * narrower. Of a clue about more than {@link #MANY} open variables it is assumed that a person takes in one new fact at a
 * time.
 */
final class Choice {
    private static final int MOST_PAIRS = 400;
    private static final int MANY = 9;
    private static final long BUDGET = 100_000;

    private final Puzzle puzzle;
    private final World answer;
    private final List<Integer> question;
    private final List<Glance> glances = new ArrayList<>();

    private Choice(Puzzle puzzle, World answer) {
        this.puzzle = puzzle;
        this.answer = answer;
        this.question = puzzle.space().question();
        for (Puzzle.Held held : puzzle.clues()) {
            glances.add(new Glance(held.clue()));
        }
    }

    /** The average share of the open variables that follow from a single clue, per thousand. */
    static int of(Puzzle puzzle, World answer) {
        return new Choice(puzzle, answer).average();
    }

    private int average() {
        int size = question.size();
        boolean pairs = size * (size - 1) / 2 <= MOST_PAIRS;
        long sum = 0;
        int beginnings = 0;
        for (int one = 0; one < size; one++) {
            for (int other = pairs ? one + 1 : one; other < (pairs ? size : one + 1); other++) {
                sum += share(
                        one == other ? List.of(question.get(one)) : List.of(question.get(one), question.get(other)));
                beginnings++;
            }
        }
        return beginnings == 0 ? 0 : (int) (sum / beginnings);
    }

    private int share(List<Integer> first) {
        List<Fact> facts = new ArrayList<>(puzzle.givens());
        List<Integer> learnt = new ArrayList<>();
        for (int variable : first) {
            Fact fact = Fact.is(variable, answer.value(variable));
            if (!facts.contains(fact)) {
                facts.add(fact);
                learnt.add(variable);
            }
        }
        Knowledge knowledge = Knowledge.of(puzzle, facts);
        boolean[] follows = new boolean[puzzle.space().variables().size()];
        for (int clue : knowledge.visible()) {
            for (int variable : glances.get(clue).conclusions(learnt)) {
                follows[variable] = true;
            }
        }
        int open = 0;
        int width = 0;
        for (int variable : knowledge.open(puzzle.space())) {
            open++;
            width += follows[variable] ? 1 : 0;
        }
        return open == 0 ? 1000 : 1000 * width / open;
    }

    /** What can be seen in a single clue. */
    private final class Glance {
        private final List<Integer> about = new ArrayList<>();
        private final Search search;
        private final int condition;
        private final List<World> worlds = new ArrayList<>();
        private final Map<List<Integer>, List<Integer>> known = new HashMap<>();

        Glance(Clue clue) {
            List<Integer> mentioned = clue.formula().variables();
            for (int variable : question) {
                if (mentioned.contains(variable)) {
                    about.add(variable);
                }
            }
            search = new Search(puzzle.space(), puzzle.givenFormulas());
            condition = search.add(clue.formula());
        }

        /** The variables that follow when the answers of these are known too. */
        List<Integer> conclusions(List<Integer> learnt) {
            List<Integer> relevant = new ArrayList<>(learnt);
            relevant.retainAll(about);
            if (relevant.size() > 1 && about.size() > MANY) {
                List<Integer> both = new ArrayList<>();
                for (int variable : relevant) {
                    both.addAll(conclusions(List.of(variable)));
                }
                return both;
            }
            return known.computeIfAbsent(List.copyOf(relevant), this::work);
        }

        private List<Integer> work(List<Integer> learnt) {
            List<Integer> conclusions = new ArrayList<>();
            for (int variable : about) {
                if (!learnt.contains(variable) && follows(variable, learnt)) {
                    conclusions.add(variable);
                }
            }
            return conclusions;
        }

        private boolean follows(int variable, List<Integer> learnt) {
            for (World world : worlds) {
                if (world.value(variable) != answer.value(variable) && agrees(world, learnt)) {
                    return false;
                }
            }
            List<Integer> asked = new ArrayList<>();
            asked.add(condition);
            for (int other : learnt) {
                asked.add(search.fact(Fact.is(other, answer.value(other))));
            }
            asked.add(search.fact(Fact.isNot(variable, answer.value(variable))));
            search.prefer(answer, false);
            if (search.find(asked, BUDGET) instanceof Search.Result.Found found) {
                worlds.add(found.world());
                return false;
            }
            return true;
        }

        private boolean agrees(World world, List<Integer> learnt) {
            for (int variable : learnt) {
                if (world.value(variable) != answer.value(variable)) {
                    return false;
                }
            }
            return true;
        }
    }
}
