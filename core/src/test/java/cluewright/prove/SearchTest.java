package cluewright.prove;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.random.Rng;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The search against enumeration, on random formulas of all forms over variables with one to five values. */
class SearchTest {
    private static final int ROUNDS = 80;
    private static final long PLENTY = 1_000_000;

    @ParameterizedTest
    @ValueSource(strings = {"ash", "birch", "cedar", "elm", "fir"})
    void findsAWorldExactlyWhenThereIsOne(String seed) {
        Rng rng = Rng.of(seed);
        for (int round = 0; round < ROUNDS; round++) {
            Space space = space(rng);
            List<World> worlds = worlds(space);
            Search search = new Search(space, List.of());
            List<Formula> formulas = new ArrayList<>();
            List<Integer> conditions = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                Formula formula = formula(space, rng, 3);
                boolean both = rng.below(2) == 0;
                int condition = both ? search.addBoth(formula) : search.add(formula);
                boolean opposite = both && rng.below(2) == 0;
                formulas.add(opposite ? Formula.not(formula) : formula);
                conditions.add(opposite ? Search.not(condition) : condition);
            }
            for (int question = 0; question < 12; question++) {
                List<Integer> asked = rng.sample(List.of(0, 1, 2, 3, 4, 5), 1 + rng.below(6));
                check(seed + " " + round, search, worlds, formulas, conditions, asked);
            }
        }
    }

    private static void check(
            String name,
            Search search,
            List<World> worlds,
            List<Formula> formulas,
            List<Integer> conditions,
            List<Integer> asked) {
        List<Integer> assumed = new ArrayList<>();
        for (int place : asked) {
            assumed.add(conditions.get(place));
        }
        Search.Result result = search.find(assumed, PLENTY);
        if (result instanceof Search.Result.Found found) {
            for (int place : asked) {
                assertThat(formulas.get(place).holds(found.world())).as(name).isTrue();
            }
        } else {
            assertThat(result).as(name).isInstanceOf(Search.Result.None.class);
            List<Integer> core = ((Search.Result.None) result).core();
            assertThat(assumed).as(name).containsAll(core);
            assertThat(fitting(worlds, formulas, conditions, core)).as(name).isEmpty();
            checkSmallest(name, search, worlds, formulas, conditions, asked, assumed);
        }
    }

    private static void checkSmallest(
            String name,
            Search search,
            List<World> worlds,
            List<Formula> formulas,
            List<Integer> conditions,
            List<Integer> asked,
            List<Integer> assumed) {
        List<Integer> clash = SmallestClash.find(search, List.of(), assumed, PLENTY);
        assertThat(clash).as(name).isNotNull();
        int least = Integer.MAX_VALUE;
        for (int subset = 0; subset < 1 << asked.size(); subset++) {
            List<Integer> chosen = new ArrayList<>();
            for (int i = 0; i < asked.size(); i++) {
                if ((subset >> i & 1) == 1) {
                    chosen.add(assumed.get(i));
                }
            }
            if (fitting(worlds, formulas, conditions, chosen).isEmpty()) {
                least = Math.min(least, chosen.size());
            }
        }
        List<Integer> chosen = new ArrayList<>();
        for (int place : clash) {
            chosen.add(assumed.get(place));
        }
        assertThat(clash).as(name).hasSize(least);
        assertThat(fitting(worlds, formulas, conditions, chosen)).as(name).isEmpty();
    }

    private static List<World> fitting(
            List<World> worlds, List<Formula> formulas, List<Integer> conditions, List<Integer> chosen) {
        List<World> fitting = new ArrayList<>();
        for (World world : worlds) {
            boolean fits = true;
            for (int condition : chosen) {
                fits &= formulas.get(conditions.indexOf(condition)).holds(world);
            }
            if (fits) {
                fitting.add(world);
            }
        }
        return fitting;
    }

    private static Space space(Rng rng) {
        List<Space.Variable> variables = new ArrayList<>();
        int many = 2 + rng.below(5);
        for (int i = 0; i < many; i++) {
            List<String> values = new ArrayList<>();
            int size = rng.below(3) == 0 ? 1 + rng.below(5) : 2;
            for (int value = 0; value < size; value++) {
                values.add("v" + value);
            }
            variables.add(new Space.Variable("x" + i, values));
        }
        return Space.free(variables);
    }

    private static List<World> worlds(Space space) {
        List<World> worlds = new ArrayList<>();
        for (long number = 0; number < space.assignments(); number++) {
            int[] values = new int[space.variables().size()];
            long rest = number;
            for (int variable = 0; variable < values.length; variable++) {
                values[variable] = (int) (rest % space.size(variable));
                rest /= space.size(variable);
            }
            worlds.add(World.of(values));
        }
        return worlds;
    }

    private static Formula formula(Space space, Rng rng, int depth) {
        if (depth == 0 || rng.below(5) == 0) {
            int variable = rng.below(space.variables().size());
            int size = space.size(variable);
            return Formula.literal(variable, Numbers.where(size - 1, value -> rng.below(2) == 0));
        }
        List<Formula> parts = parts(space, rng, depth - 1);
        return switch (rng.below(6)) {
            case 0 -> Formula.not(formula(space, rng, depth - 1));
            case 1 -> Formula.and(parts);
            case 2 -> Formula.or(parts);
            case 3 -> Formula.iff(formula(space, rng, depth - 1), formula(space, rng, depth - 1));
            case 4 -> Formula.count(parts, Numbers.where(parts.size() + 1, number -> rng.below(2) == 0));
            default -> {
                int low = rng.between(-3, 2);
                yield Formula.compare(parts, parts(space, rng, depth - 1), low, low + rng.below(3));
            }
        };
    }

    private static List<Formula> parts(Space space, Rng rng, int depth) {
        List<Formula> parts = new ArrayList<>();
        int many = rng.below(5);
        for (int i = 0; i < many; i++) {
            boolean again = !parts.isEmpty() && rng.below(6) == 0;
            parts.add(again ? rng.pick(parts) : formula(space, rng, depth));
        }
        return parts;
    }
}
