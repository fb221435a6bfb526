package cluewright.examples;

import cluewright.clue.Args;
import cluewright.clue.Board;
import cluewright.clue.ClueType;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Phrase;
import cluewright.clue.Scan;
import cluewright.clue.Slot;
import cluewright.clue.Vocabulary;
import cluewright.clue.Wording;
import cluewright.deduce.Deducer;
import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.prove.NativeProver;
import cluewright.puzzle.Argument;
import cluewright.puzzle.Document;
import cluewright.puzzle.Game;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import cluewright.puzzle.Settings;
import cluewright.puzzle.Tree;
import cluewright.random.Rng;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A whole game in one file, and a program that makes a puzzle of it: four have run a race; who came in when? It has one
 * type of clue. docs/adding-a-game.md goes through a game step by step.
 */
public final class Race extends Game<Race.Runners> {
    private static final List<String> NAMES = List.of("Ada", "Bo", "Cy", "Di");
    private static final List<String> PLACES = List.of("first", "second", "third", "last");

    public Race() {
        super("race", "Four have run a race: who came in when?", List.of(), new Vocabulary<>(List.of(new Before())));
    }

    public static void main(String[] args) {
        // @start region=game
        Document race = new Generator(List.of(new NativeProver())).generate(Order.of(new Race()), "HUNT");
        race.puzzle().clues().forEach(held -> System.out.println(held.clue().sentence()));
        Argument why = Argument.of(race.puzzle(), new Deducer(race.puzzle(), 1_000_000).trace());
        why.sentences().forEach(System.out::println);
        // @end
    }

    /** The board: who ran. Each runner is a variable that has one of four places, and no two have the same. */
    public record Runners(List<String> names) implements Board {
        public Runners {
            names = List.copyOf(names);
        }

        @Override
        public Space space() {
            List<Space.Variable> runners = new ArrayList<>();
            names.forEach(name -> runners.add(new Space.Variable(name, PLACES)));
            List<Formula> axioms = new ArrayList<>();
            for (int place = 0; place < PLACES.size(); place++) {
                List<Formula> there = new ArrayList<>();
                for (int runner = 0; runner < names.size(); runner++) {
                    there.add(Formula.literal(runner, place));
                }
                axioms.add(Formula.count(there, Numbers.of(1)));
            }
            return new Space(runners, axioms, Space.free(runners).question());
        }

        @Override
        public String say(Fact fact) {
            return names.get(fact.variable())
                    + (fact.is() ? " came in " : " did not come in ")
                    + PLACES.get(fact.value());
        }
    }

    /** A runner's name in a sentence. */
    private record Runner() implements Phrase<Runners, Integer> {
        @Override
        public String name() {
            return "a runner";
        }

        @Override
        public String say(Runners runners, Integer runner, boolean many) {
            return runners.names().get(runner);
        }

        @Override
        public List<Match<Integer>> read(Runners runners, Scan scan, int from) {
            List<Match<Integer>> matches = new ArrayList<>();
            for (int runner = 0; runner < runners.names().size(); runner++) {
                int end = scan.after(from, runners.names().get(runner));
                if (end >= 0) {
                    matches.add(new Match<>(runner, end));
                }
            }
            return matches;
        }
    }

    // @start region=clue
    /** One runner came in before another. */
    private static final class Before extends ClueType<Runners> {
        private static final Slot<Runners, Integer> ONE = new Slot<>("one", new Runner());
        private static final Slot<Runners, Integer> OTHER = new Slot<>("other", new Runner());

        Before() {
            super(Wording.of("before", "order", 2, List.of(ONE, OTHER)).says("{one} came in before {other}."));
        }

        /** All clues of this type that are true in a world. */
        @Override
        public void propose(Runners runners, World truth, Hand hand, Consumer<Args> out) {
            for (int one : hand.of(List.of(0, 1, 2, 3))) {
                for (int other : List.of(0, 1, 2, 3)) {
                    if (truth.value(one) < truth.value(other)) {
                        out.accept(Args.none().with(ONE, one).with(OTHER, other));
                    }
                }
            }
        }

        /** Whether a clue is true in a world. */
        @Override
        public boolean holds(Runners runners, Args args, World world) {
            return world.value(args.get(ONE)) < world.value(args.get(OTHER));
        }

        /** The same in the language of the provers: for some place, one is there and the other is behind it. */
        @Override
        public Formula formula(Runners runners, Args args) {
            List<Formula> ways = new ArrayList<>();
            for (int place = 0; place < PLACES.size() - 1; place++) {
                Numbers behind = Numbers.range(place + 1, PLACES.size() - 1);
                ways.add(Formula.and(Formula.literal(args.get(ONE), place), Formula.literal(args.get(OTHER), behind)));
            }
            return Formula.or(ways);
        }

        @Override
        public @Nullable String senseless(Runners runners, Args args) {
            return args.get(ONE).equals(args.get(OTHER)) ? "nobody comes in before themselves" : null;
        }

        /** Shown by the reference and checked by tests; A came in first here, then B, C and D. */
        @Override
        public List<Example> examples() {
            return List.of(Example.yes("ABCD", "Ada came in before Cy."), Example.no("ABCD", "Di came in before Bo."));
        }
    }
    // @end

    /** Everything random comes from {@code rng}, so the same seed draws the same race on every machine. */
    @Override
    public Scene<Runners> draw(Settings asked, Rng rng) {
        List<Integer> places = rng.shuffled(List.of(0, 1, 2, 3));
        return new Scene<>(
                new Runners(NAMES),
                World.of(places.stream().mapToInt(place -> place).toArray()));
    }

    /** What comes from outside is checked here; a board that was read may not fail later. */
    @Override
    public Runners read(Tree board) {
        Tree.Fields fields = board.asFields();
        fields.only("runners");
        List<String> names = new ArrayList<>();
        for (Tree runner : fields.get("runners").asList()) {
            String name = runner.asText();
            if (!name.matches("[A-Z][a-z]{0,19}") || names.contains(name)) {
                throw runner.refused("a runner must have a name of their own, such as Ada.");
            }
            names.add(name);
        }
        if (names.size() != PLACES.size()) {
            throw fields.get("runners").refused("there must be " + PLACES.size() + " runners.");
        }
        return new Runners(names);
    }

    @Override
    public Tree write(Runners runners) {
        return Tree.fields().with("runners", Tree.texts(runners.names()));
    }

    /** The order in which Ada, Bo, Cy and Di came in, by their initials. */
    @Override
    public Scene<Runners> sample(String shorthand) {
        return new Scene<>(
                new Runners(NAMES),
                World.of(NAMES.stream()
                        .mapToInt(name -> shorthand.indexOf(name.charAt(0)))
                        .toArray()));
    }

    /** One line a place, with who is known to have come in there. */
    @Override
    public List<String> picture(Runners runners, List<Fact> known) {
        List<String> lines = new ArrayList<>();
        for (int place = 0; place < PLACES.size(); place++) {
            String line = PLACES.get(place) + ":";
            for (int runner = 0; runner < runners.names().size(); runner++) {
                line += known.contains(Fact.is(runner, place))
                        ? " " + runners.names().get(runner)
                        : "";
            }
            lines.add(line);
        }
        return lines;
    }
}
