package cluewright.whodunit;

import cluewright.formula.World;
import cluewright.random.Rng;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Worlds that keep clashes away which are not wanted: for every largest set of people without a wanted clash, a world in
 * which all that they say is to be true; for the honest ones it is the truth.
 *
 * <p>A line must be true in all worlds of its speaker. If these had nothing in common, only lines that say little could
 * be: who was not where. So what happened to each person is left to one of the clashes, and the worlds differ in it only
 * by who of that clash is outside of the set. What was the case when one member is outside can then be said by the
 * others.
 */
final class Planting {
    private final Affair affair;
    private final World truth;
    private final Family family;
    private final Rng rng;
    private final int liars;
    private final Map<Integer, Integer> deciding = new LinkedHashMap<>();
    private final Map<Integer, List<World>> sources = new LinkedHashMap<>();
    private final Map<Integer, World> worlds = new LinkedHashMap<>();

    Planting(Affair affair, World truth, Family family, Rng rng) {
        this.affair = affair;
        this.truth = truth;
        this.family = family;
        this.rng = rng;
        this.liars = liars(affair, truth);
        divide();
        int honest = everybody() & ~liars;
        for (int harmony : family.harmonies(affair.people().size())) {
            worlds.put(harmony, harmony == honest ? truth : withLiars(mixed(harmony), everybody() & ~harmony));
        }
        worlds.put(honest, truth);
    }

    /** Who lies in a world, as a set. */
    static int liars(Affair affair, World world) {
        int liars = 0;
        for (Person person : affair.people()) {
            liars |= affair.lies(world, person.number()) ? 1 << person.number() : 0;
        }
        return liars;
    }

    /** Leaves each person to a clash, and draws for each clash what is so when one or another member is outside. */
    private void divide() {
        List<Person> people = rng.shuffled(affair.people());
        for (int i = 0; i < people.size(); i++) {
            deciding.put(
                    people.get(i).number(),
                    family.clashes().get(i % family.clashes().size()));
        }
        for (int clash : family.clashes()) {
            List<World> drawn = new ArrayList<>();
            for (Person person : affair.people()) {
                boolean isSo = person.number() == Integer.numberOfTrailingZeros(clash & liars);
                drawn.add(isSo ? truth : Whodunit.world(affair, rng));
            }
            sources.put(clash, drawn);
        }
    }

    private World mixed(int harmony) {
        int people = affair.people().size();
        int[] values = new int[truth.variables()];
        for (int variable = people; variable < values.length; variable++) {
            int clash = deciding.getOrDefault(variable % people, 0);
            int outside = Integer.numberOfTrailingZeros(clash & ~harmony);
            values[variable] =
                    sources.getOrDefault(clash, List.of()).get(outside).value(variable);
        }
        return World.of(values);
    }

    private int everybody() {
        return (1 << affair.people().size()) - 1;
    }

    /** Who lies in truth. */
    int liars() {
        return liars;
    }

    /** The worlds in which what a person says is to be true. */
    List<World> of(int person) {
        List<World> some = new ArrayList<>();
        worlds.forEach((harmony, world) -> {
            if ((harmony >> person & 1) == 1) {
                some.add(world);
            }
        });
        return some;
    }

    /** The same world with as many liars as are allowed among these people, or all of them if they are fewer. */
    World withLiars(World world, int among) {
        List<Integer> people = new ArrayList<>();
        int[] values = new int[world.variables()];
        for (int variable = 0; variable < values.length; variable++) {
            boolean isLiar = variable < affair.people().size();
            values[variable] = isLiar ? 0 : world.value(variable);
            if (isLiar && (among >> variable & 1) == 1) {
                people.add(variable);
            }
        }
        int number = Math.min(people.size(), affair.setting().liars().number());
        rng.sample(people, number).forEach(liar -> values[liar] = 1);
        return World.of(values);
    }
}
