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
    private final List<List<World>> worlds = new ArrayList<>();

    Planting(Affair affair, World truth, Family family, Rng rng) {
        int everybody = affair.everybody();
        int lying = affair.liars(truth);
        int honest = everybody & ~lying;
        Share[] shares = shares(affair, truth, lying, family, rng);
        Map<Integer, World> planted = new LinkedHashMap<>();
        for (int harmony : family.harmonies(affair.people().size())) {
            World world = truth;
            if (harmony != honest) {
                int liars = affair.setting().liars().drawn(everybody & ~harmony, rng);
                world = affair.withLiars(mixed(truth, shares, harmony), liars);
            }
            planted.put(harmony, world);
        }
        planted.put(honest, truth);
        for (Person person : affair.people()) {
            List<World> some = new ArrayList<>();
            planted.forEach((harmony, world) -> {
                if ((harmony >> person.number() & 1) == 1) {
                    some.add(world);
                }
            });
            worlds.add(some);
        }
    }

    /**
     * What happened to a person is left to a clash.
     *
     * @param clash the people of the clash
     * @param worlds what is so when the person of that number is the first of the clash outside of a set
     */
    private record Share(int clash, List<World> worlds) {
        World of(int harmony) {
            return worlds.get(Integer.numberOfTrailingZeros(clash & ~harmony));
        }
    }

    /** The share of each person, by number. */
    private static Share[] shares(Affair affair, World truth, int lying, Family family, Rng rng) {
        List<Person> people = rng.shuffled(affair.people());
        List<Share> all = new ArrayList<>();
        for (int clash : family.clashes()) {
            int liar = Integer.numberOfTrailingZeros(clash & lying);
            List<World> drawn = new ArrayList<>();
            for (Person person : affair.people()) {
                drawn.add(person.number() == liar ? truth : Whodunit.world(affair, rng));
            }
            all.add(new Share(clash, drawn));
        }
        Share[] shares = new Share[people.size()];
        for (int i = 0; i < shares.length; i++) {
            shares[people.get(i).number()] = all.get(i % all.size());
        }
        return shares;
    }

    private static World mixed(World truth, Share[] shares, int harmony) {
        int[] values = new int[truth.variables()];
        for (int variable = shares.length; variable < values.length; variable++) {
            values[variable] = shares[variable % shares.length].of(harmony).value(variable);
        }
        return World.of(values);
    }

    /** The worlds in which what a person says is to be true. */
    List<World> of(int person) {
        return worlds.get(person);
    }
}
