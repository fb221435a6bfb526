package cluewright.whodunit;

import cluewright.clue.Board;
import cluewright.clue.Puzzle;
import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The board: who was there, where one could be, what one could wear, and when; seen by one of the cast, or by nobody.
 *
 * <p>A world has, for n people: whether each lies (variables 0 to n-1, the question), what each wore (n to 2n-1), and
 * where each was at each time (from 2n on, all people of the first time first).
 */
public final class Affair implements Board {
    /** What the value of a person's own variable is called. */
    static final List<String> HONESTY = List.of("honest", "liar");

    private static final int MOST_LINES = 20;

    private final Setting setting;
    private final int speaker;
    private final Space space;
    private final List<Time> namedTimes;

    /**
     * Everything about an affair but who speaks.
     *
     * @param people the cast
     * @param places where one could be
     * @param colours what one could wear
     * @param slots the names of the times; none when there is but one
     * @param adjoining pairs of places between which one can go from one time to the next; none when one can go anywhere
     * @param liars how many lie
     * @param bystanders people whose statements are known to matter to nobody
     */
    public record Setting(
            List<Person> people,
            List<Place> places,
            List<Colour> colours,
            List<String> slots,
            List<List<Place>> adjoining,
            Liars liars,
            List<Person> bystanders) {
        public Setting {
            people = List.copyOf(people);
            places = List.copyOf(places);
            colours = List.copyOf(colours);
            slots = List.copyOf(slots);
            adjoining = List.copyOf(adjoining);
            bystanders = List.copyOf(bystanders);
        }
    }

    /** The affair as nobody speaks of it. */
    public Affair(Setting setting) {
        this.setting = setting;
        this.speaker = Puzzle.NOBODY;
        this.space = new Space(variables(), axioms(), List.copyOf(numbers(setting.people.size())));
        this.namedTimes = namedTimes(setting.slots);
    }

    private Affair(Affair affair, int speaker) {
        this.setting = affair.setting;
        this.speaker = speaker;
        this.space = affair.space;
        this.namedTimes = affair.namedTimes;
    }

    private static List<Integer> numbers(int below) {
        List<Integer> numbers = new ArrayList<>();
        for (int number = 0; number < below; number++) {
            numbers.add(number);
        }
        return numbers;
    }

    private List<Space.Variable> variables() {
        List<String> places = new ArrayList<>();
        setting.places.forEach(place -> places.add(place.name()));
        List<String> colours = new ArrayList<>();
        setting.colours.forEach(colour -> colours.add(colour.name()));
        List<Space.Variable> variables = new ArrayList<>();
        for (Person person : setting.people) {
            variables.add(new Space.Variable(person.name(), HONESTY));
        }
        for (Person person : setting.people) {
            variables.add(new Space.Variable(Names.possessive(person.name()) + " colour", colours));
        }
        for (int slot = 0; slot < times(); slot++) {
            String when = setting.slots.isEmpty() ? "" : " at " + setting.slots.get(slot);
            for (Person person : setting.people) {
                variables.add(new Space.Variable(Names.possessive(person.name()) + " place" + when, places));
            }
        }
        return variables;
    }

    /** So many liars as are allowed; and nobody goes where there is no way. */
    private List<Formula> axioms() {
        List<Formula> axioms = new ArrayList<>();
        if (!setting.liars.areKnaves()) {
            List<Formula> lies = new ArrayList<>();
            setting.people.forEach(person -> lies.add(lies(person.number())));
            axioms.add(Formula.count(lies, setting.liars.numbers()));
        }
        if (setting.adjoining.isEmpty()) {
            return axioms;
        }
        for (Person person : setting.people) {
            for (int slot = 1; slot < times(); slot++) {
                for (Place from : setting.places) {
                    axioms.add(Formula.implies(
                            at(person.number(), slot - 1, from.number()),
                            Formula.literal(
                                    placeVariable(person.number(), slot),
                                    Numbers.where(setting.places.size() - 1, to -> isNear(from.number(), to)))));
                }
            }
        }
        return axioms;
    }

    /** Whether one can be in the second place one time after the first. */
    public boolean isNear(int from, int to) {
        boolean near = from == to || setting.adjoining.isEmpty();
        for (List<Place> pair : setting.adjoining) {
            int one = pair.get(0).number();
            int other = pair.get(1).number();
            near |= one == from && other == to || one == to && other == from;
        }
        return near;
    }

    @Override
    public Space space() {
        return space;
    }

    @Override
    public String say(Fact fact) {
        Space.Variable variable = space.variables().get(fact.variable());
        String value = variable.values().get(fact.value());
        if (fact.variable() < people().size()) {
            boolean liar = (fact.value() == 1) == fact.is();
            return variable.name() + (liar ? " is the liar" : " is honest").replace("the liar", theLiar());
        }
        return variable.name() + (fact.is() ? " is " : " is not ") + value;
    }

    private String theLiar() {
        return setting.liars.equals(Liars.exactly(1)) ? "the liar" : "a liar";
    }

    @Override
    public List<Integer> holders() {
        return space.question();
    }

    @Override
    public int mostHeld() {
        return MOST_LINES;
    }

    @Override
    public Affair spokenBy(int holder) {
        return holder == speaker ? this : new Affair(this, holder);
    }

    /** Of at most so many liars: every liar more is possible, too, so the fewest are meant. */
    @Override
    public boolean isLeastAsked() {
        return setting.liars.kind() == Liars.Kind.AT_MOST;
    }

    /** A liar's statements say nothing, or, of knaves, the opposite. */
    @Override
    public Formula vouched(Formula said, int holder) {
        if (holder == Puzzle.NOBODY) {
            return said;
        }
        return setting.liars.areKnaves() ? Formula.xor(lies(holder), said) : Formula.or(lies(holder), said);
    }

    @Override
    public boolean vouched(boolean said, int holder, World world) {
        if (holder == Puzzle.NOBODY) {
            return said;
        }
        boolean lies = lies(world, holder);
        return setting.liars.areKnaves() ? said != lies : said || lies;
    }

    /** The same affair with any number of liars, so that sets of them can be tried that the puzzle does not allow. */
    Affair free() {
        Liars any = new Liars(Liars.Kind.ANY, people().size());
        return new Affair(new Setting(
                setting.people,
                setting.places,
                setting.colours,
                setting.slots,
                setting.adjoining,
                any,
                setting.bystanders));
    }

    public Setting setting() {
        return setting;
    }

    public List<Person> people() {
        return setting.people;
    }

    public List<Place> places() {
        return setting.places;
    }

    public List<Colour> colours() {
        return setting.colours;
    }

    /** All people, as a set: bit i for person i. */
    int everybody() {
        return (1 << people().size()) - 1;
    }

    /** Who speaks, or {@link Puzzle#NOBODY}. */
    public int speaker() {
        return speaker;
    }

    /** Everybody but the speaker. */
    public List<Person> others() {
        List<Person> others = new ArrayList<>(people());
        others.removeIf(person -> person.number() == speaker);
        return others;
    }

    /** How many times there are, at least one. */
    public int times() {
        return Math.max(1, setting.slots.size());
    }

    /** The times that a statement may name, the unsaid one first. */
    public List<Time> namedTimes() {
        return namedTimes;
    }

    private static List<Time> namedTimes(List<String> slots) {
        List<Time> times = new ArrayList<>(List.of(Time.UNSAID));
        for (int slot = 0; slot < slots.size(); slot++) {
            times.add(new Time(slot, slots.get(slot)));
        }
        return List.copyOf(times);
    }

    /** One formula for each time. */
    public List<Formula> everyTime(IntFunction<Formula> at) {
        List<Formula> formulas = new ArrayList<>();
        for (int slot = 0; slot < times(); slot++) {
            formulas.add(at.apply(slot));
        }
        return formulas;
    }

    /** The person lies. */
    public Formula lies(int person) {
        return Formula.literal(person, 1);
    }

    public boolean lies(World world, int person) {
        return world.value(person) == 1;
    }

    /** Who lies in a world, as a set of people: bit i for person i. */
    int liars(World world) {
        int liars = 0;
        for (Person person : people()) {
            liars |= lies(world, person.number()) ? 1 << person.number() : 0;
        }
        return liars;
    }

    /** The same world with these liars, a set of people. */
    World withLiars(World world, int liars) {
        int[] values = new int[world.variables()];
        for (int variable = 0; variable < values.length; variable++) {
            values[variable] = variable < people().size() ? liars >> variable & 1 : world.value(variable);
        }
        return World.of(values);
    }

    /** The person wore the colour. */
    public Formula wore(int person, int colour) {
        return Formula.literal(people().size() + person, colour);
    }

    /** What the person wore. */
    public int colour(World world, int person) {
        return world.value(people().size() + person);
    }

    /** The person was in the place at the time. */
    public Formula at(int person, int slot, int place) {
        return Formula.literal(placeVariable(person, slot), place);
    }

    /** Where the person was at the time. */
    public int place(World world, int person, int slot) {
        return world.value(placeVariable(person, slot));
    }

    /** The number of the variable that says where somebody was. */
    public int placeVariable(int person, int slot) {
        return (2 + slot) * people().size() + person;
    }

    /** Two people were in the same place at the time. */
    public Formula met(int one, int other, int slot) {
        List<Formula> somewhere = new ArrayList<>();
        for (Place place : places()) {
            somewhere.add(Formula.and(at(one, slot, place.number()), at(other, slot, place.number())));
        }
        return Formula.or(somewhere);
    }
}
