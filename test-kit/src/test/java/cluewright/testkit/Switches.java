package cluewright.testkit;

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
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.puzzle.Game;
import cluewright.puzzle.Settings;
import cluewright.puzzle.Tree;
import cluewright.random.Rng;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A row of switches named a, b, c, …: a game for the tests of this kit, whose parts can be broken one by one. */
class Switches extends Game<Switches.Panel> {
    /** The switches. */
    record Panel(int size) implements Board {
        @Override
        public Space space() {
            List<Space.Variable> variables = new ArrayList<>();
            for (int at = 0; at < size; at++) {
                variables.add(new Space.Variable(name(at), List.of("off", "on")));
            }
            return Space.free(variables);
        }

        @Override
        public String say(Fact fact) {
            return name(fact.variable()) + " is " + ((fact.value() == 1) == fact.is() ? "on" : "off");
        }

        static String name(int at) {
            return String.valueOf((char) ('a' + at));
        }
    }

    Switches(List<ClueType<Panel>> types) {
        super(
                "switches",
                "A row of switches",
                List.of(new Settings.Setting("size", "2 to 9", "3")),
                new Vocabulary<>(types));
    }

    @Override
    public Scene<Panel> draw(Settings asked, Rng rng) {
        int size = asked.number("size", 2, 9);
        return new Scene<>(new Panel(size), Worlds.random(new Panel(size).space(), rng));
    }

    @Override
    public Panel read(Tree board) {
        board.asFields().only("size");
        return new Panel(board.asFields().get("size").asNumber(2, 9));
    }

    @Override
    public Tree write(Panel panel) {
        return Tree.fields().with("size", panel.size());
    }

    /** {@code 010}: one digit a switch. */
    @Override
    public Scene<Panel> sample(String shorthand) {
        int[] values = shorthand.chars().map(digit -> digit - '0').toArray();
        return new Scene<>(new Panel(values.length), World.of(values));
    }

    @Override
    public List<String> picture(Panel panel, List<Fact> known) {
        return List.of("a".repeat(panel.size()));
    }

    /** "Switch a is on." */
    static class IsOn extends ClueType<Panel> {
        static final Slot<Panel, Integer> WHICH = new Slot<>("which", new Phrase<>() {
            @Override
            public String name() {
                return "a switch";
            }

            @Override
            public String say(Panel panel, Integer at, boolean many) {
                return Panel.name(at);
            }

            @Override
            public List<Match<Integer>> read(Panel panel, Scan scan, int from) {
                List<Match<Integer>> matches = new ArrayList<>();
                for (int at = 0; at < panel.size(); at++) {
                    if (scan.after(from, Panel.name(at)) >= 0) {
                        matches.add(new Match<>(at, scan.after(from, Panel.name(at))));
                    }
                }
                return matches;
            }
        });

        IsOn() {
            this("is-on", "Switch {which} is on.");
        }

        IsOn(String id, String sentence) {
            super(Wording.of(id, "switches", 1, List.<Slot<Panel, ?>>of(WHICH)).says(sentence));
        }

        @Override
        public void propose(Panel panel, World truth, Hand hand, Consumer<Args> out) {
            for (int at : hand.of(panel.space().question())) {
                if (truth.value(at) == 1) {
                    out.accept(Args.none().with(WHICH, at));
                }
            }
        }

        @Override
        public @Nullable String senseless(Panel panel, Args args) {
            return null;
        }

        @Override
        public boolean holds(Panel panel, Args args, World world) {
            return world.value(args.get(WHICH)) == 1;
        }

        @Override
        public Formula formula(Panel panel, Args args) {
            return Formula.literal(args.get(WHICH), 1);
        }

        @Override
        public List<Example> examples() {
            return List.of(Example.yes("010", "Switch b is on."), Example.no("010", "Switch a is on."));
        }
    }
}
