package cluewright.whodunit;

import cluewright.clue.ClueType;
import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.grade.Effort;
import cluewright.grade.Surface;
import cluewright.puzzle.Aim;
import cluewright.puzzle.Composer;
import cluewright.puzzle.Game;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Grades;
import cluewright.puzzle.Order;
import cluewright.puzzle.Tree;
import cluewright.random.Rng;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Composes whodunits: of a wanted profile, with a family of clashes and lines that make them; or of knights and knaves,
 * with lines until one choice of knaves is left. What comes out goes through every gate.
 */
final class Playwright implements Composer {
    /** The most nodes that the search may spend on the gates of one puzzle. */
    private static final long BUDGET = 5_000_000;

    /** The types by which an honest accuser would name the culprit, where there is but one. */
    private static final List<String> NAMING = List.of("lies", "did-it");

    /** The types of which no puzzle of knights and knaves can be made: turned round, everybody fits as well. */
    private static final List<String> ACCUSING = List.of("lies", "tells-truth", "did-it", "did-not");

    /** Up to so many worlds, bit sets are faster than the search. */
    private static final long BIT_SETS = 1 << 13;

    private final Whodunit game;

    Playwright(Whodunit game) {
        this.game = game;
    }

    @Override
    public @Nullable Draft compose(Order order, String seed, int attempt, Map<String, Integer> rejects) {
        Rng rng = Generator.rng(order, seed, attempt);
        checkAim(order.aim());
        List<String> off = Whodunit.gatesOff(order.settings());
        for (String gate : Gates.NAMES) {
            if (!off.contains(gate)) {
                rejects.putIfAbsent(gate, 0);
            }
        }
        Draft draft = draft(order, off, rng, rejects);
        if (draft == null) {
            return null;
        }
        int lines = draft.puzzle().clues().size();
        if (order.aim().clues() != Aim.ANY && lines != order.aim().clues()) {
            return rejected("clues", rejects);
        }
        int effort = draft.results()
                .get("difficulty")
                .asFields()
                .get("effort")
                .asFields()
                .get("score")
                .asNumber(0, 100);
        boolean isAsAsked =
                effort >= order.aim().least() && effort <= order.aim().greatest();
        return isAsAsked ? draft : rejected("difficulty", rejects);
    }

    private @Nullable Draft draft(Order order, List<String> off, Rng rng, Map<String, Integer> rejects) {
        Whodunit.Shape shape = Whodunit.shape(order.settings());
        if (shape.liars().areKnaves()) {
            return ofKnaves(order, game.draw(order.settings(), rng), off, rng, rejects);
        }
        Repertoire repertoire = shape.liars().kind() == Liars.Kind.EXACTLY ? game.repertoire(shape) : null;
        return repertoire == null
                ? ofProfile(order, game.draw(order.settings(), rng), off, rng, rejects)
                : ofSketch(order, shape, repertoire, off, rng, rejects);
    }

    private static void checkAim(Aim aim) {
        if (aim.mode() != Mode.OPEN) {
            throw new Refused("a whodunit has all its lines open; leave 'mode' out.");
        }
        if (aim.maxStep() != Aim.STANDARD_STEP) {
            throw new Refused(
                    "a whodunit is not solved by steps of so many clues; name a 'profile' instead of" + " 'max-step'.");
        }
        if (aim.redundant() > 0) {
            throw new Refused("a whodunit is made without lines that could be left out; leave 'redundant' out.");
        }
    }

    private static @Nullable Draft rejected(String gate, Map<String, Integer> rejects) {
        rejects.merge(gate, 1, Integer::sum);
        return null;
    }

    /** A small puzzle, made in bits; only one that passes gets its words. */
    private @Nullable Draft ofSketch(
            Order order,
            Whodunit.Shape shape,
            Repertoire repertoire,
            List<String> off,
            Rng rng,
            Map<String, Integer> rejects) {
        int answer = shape.liars().drawn(repertoire.affair().everybody(), rng);
        Family family = family(order, repertoire.affair(), answer, rng);
        List<ClueType<Affair>> all = game.vocabulary().types();
        List<Integer> types = new ArrayList<>();
        List<Integer> deeds = new ArrayList<>();
        for (ClueType<Affair> type : types(order, repertoire.affair())) {
            types.add(all.indexOf(type));
            if (Plot.DEEDS.contains(type.id())) {
                deeds.add(all.indexOf(type));
            }
        }
        Sketch sketch = new Sketch(repertoire, family, answer, types, deeds, rng);
        if (!sketch.grow()) {
            return rejected("grown", rejects);
        }
        sketch.trim();
        if (!off.contains("everyone-speaks") && !sketch.fill()) {
            return rejected("everyone-speaks", rejects);
        }
        String failed = sketch.failed(off);
        if (failed != null) {
            return rejected(failed, rejects);
        }
        Affair affair = Whodunit.affair(order.settings(), shape, family.bystanders(), rng);
        List<Puzzle.Held> held = new ArrayList<>();
        for (Sketch.Line line : rng.shuffled(sketch.lines())) {
            Affair mouth = affair.spokenBy(line.speaker());
            ClueType<Affair> type = all.get(line.said().type());
            held.add(new Puzzle.Held(Repertoire.clue(line.said(), type, mouth), line.speaker()));
        }
        held.sort((one, other) -> Integer.compare(one.holder(), other.holder()));
        Puzzle puzzle = new Puzzle(affair, Mode.OPEN, List.of(), held);
        Difficulty difficulty = Difficulty.of(affair, puzzle, Profile.of(family.clashes()));
        return new Draft(
                puzzle,
                world(affair, repertoire, sketch.truth(), answer),
                Tree.fields().with("difficulty", difficulty.tree(puzzle)));
    }

    private static World world(Affair affair, Repertoire repertoire, int truth, int liars) {
        int people = affair.people().size();
        int[] values = new int[3 * people];
        for (int person = 0; person < people; person++) {
            int[] deed = repertoire.deed(truth, person);
            values[person] = liars >> person & 1;
            values[people + person] = deed[1];
            values[2 * people + person] = deed[0];
        }
        return World.of(values);
    }

    private @Nullable Draft ofProfile(
            Order order, Game.Scene<Affair> scene, List<String> off, Rng rng, Map<String, Integer> rejects) {
        int answer = scene.board().liars(scene.world());
        Family family = family(order, scene.board(), answer, rng.stream("family"));
        Affair affair = withBystanders(scene.board(), family.bystanders());
        Plot plot = new Plot(affair, scene.world(), family, types(order, affair), rng.stream("plot"));
        if (!plot.grow()) {
            return rejected("grown", rejects);
        }
        plot.trim();
        if (!off.contains("everyone-speaks") && !plot.fill()) {
            return rejected("everyone-speaks", rejects);
        }
        Puzzle puzzle = new Puzzle(affair, Mode.OPEN, List.of(), plot.held());
        return gated(puzzle, scene.world(), family, answer, off, rejects);
    }

    private static Family family(Order order, Affair affair, int answer, Rng rng) {
        int people = affair.people().size();
        Liars liars = affair.setting().liars();
        String asked = order.settings().text("profile");
        if (!asked.equals(Whodunit.ANY)) {
            Profile profile = Profile.read(asked, people);
            Family family = Family.of(people, liars, answer, profile.sizes(), rng);
            if (family == null) {
                throw new Refused("among " + people + " people with "
                        + liars.kind().word() + " " + liars.number()
                        + (liars.number() == 1 ? " liar" : " liars")
                        + " no clashes of the sizes " + profile + " leave one answer, each of them needed. Ask for more"
                        + " people, or another profile such as " + (liars.number() == 1 ? "2,2 or 2,3." : "any."));
            }
            return family;
        }
        int bits = WorldBits.bits(affair);
        for (Profile profile : rng.shuffled(Profile.USUAL)) {
            Difficulty easiest = new Difficulty(profile, 0, bits);
            Difficulty hardest = new Difficulty(profile, people * 2, bits);
            if (hardest.score() >= order.aim().least()
                    && easiest.score() <= order.aim().greatest()) {
                Family family = Family.of(people, liars, answer, profile.sizes(), rng);
                if (family != null && Integer.bitCount(family.bystanders()) <= people - 3) {
                    return family;
                }
            }
        }
        throw new Refused("no usual profile of that difficulty exists for " + people + " people and " + liars.number()
                + (liars.number() == 1 ? " liar" : " liars")
                + "; ask for more people or another difficulty, or name a 'profile' such as 2,2.");
    }

    private static Affair withBystanders(Affair affair, int bystanders) {
        Affair.Setting setting = affair.setting();
        List<Person> people = new ArrayList<>(setting.people());
        people.removeIf(person -> (bystanders >> person.number() & 1) == 0);
        return new Affair(new Affair.Setting(
                setting.people(),
                setting.places(),
                setting.colours(),
                setting.slots(),
                setting.adjoining(),
                setting.liars(),
                people));
    }

    /** The types of the order; with one liar, without those by which an honest accuser would name the culprit. */
    private List<ClueType<Affair>> types(Order order, Affair affair) {
        boolean one = affair.setting().liars().number() == 1;
        List<ClueType<Affair>> types = new ArrayList<>();
        for (ClueType<Affair> type : game.vocabulary().types()) {
            if (order.types().contains(type.id()) && !(one && NAMING.contains(type.id()))) {
                types.add(type);
            }
        }
        if (types.isEmpty()) {
            throw new Refused("with one liar, lines that name the liar are not used; allow other clue types.");
        }
        return types;
    }

    private static @Nullable Draft gated(
            Puzzle puzzle, World truth, Family family, int answer, List<String> off, Map<String, Integer> rejects) {
        Affair affair = (Affair) puzzle.board();
        Testimony testimony = new Testimony(affair, puzzle, BUDGET, BIT_SETS);
        List<Integer> clashes = testimony.clashes();
        Profile profile = Profile.of(clashes);
        if (!off.contains("profile") && !profile.equals(Profile.of(family.clashes()))) {
            return rejected("profile", rejects);
        }
        List<Integer> possible = testimony.possible();
        if (!Testimony.smallest(possible).equals(List.of(answer))) {
            return rejected("unique", rejects);
        }
        String failed = new Gates(affair, puzzle, testimony, possible, clashes).failed(off);
        if (failed != null) {
            return rejected(failed, rejects);
        }
        Difficulty difficulty = Difficulty.of(affair, puzzle, profile);
        return new Draft(puzzle, truth, Tree.fields().with("difficulty", difficulty.tree(puzzle)));
    }

    private @Nullable Draft ofKnaves(
            Order order, Game.Scene<Affair> scene, List<String> off, Rng rng, Map<String, Integer> rejects) {
        if (!order.settings().text("profile").equals(Whodunit.ANY)) {
            throw new Refused("among knights and knaves clashes do not decide alone; leave 'profile' out.");
        }
        Affair affair = scene.board();
        List<ClueType<Affair>> types = new ArrayList<>(game.vocabulary().types());
        types.removeIf(type -> !order.types().contains(type.id()));
        if (types.stream().allMatch(type -> ACCUSING.contains(type.id()))) {
            throw new Refused("knights and knaves who only speak of who lies can never be told apart, since everybody"
                    + " turned round fits as well; allow other clue types.");
        }
        Riddle riddle = new Riddle(affair, scene.world(), types, rng.stream("riddle"));
        if (!riddle.grow()) {
            return rejected("grown", rejects);
        }
        riddle.trim();
        Puzzle puzzle = new Puzzle(affair, Mode.OPEN, List.of(), riddle.held());
        Testimony testimony = new Testimony(affair, puzzle, BUDGET, BIT_SETS);
        List<Integer> possible = testimony.possible();
        if (!possible.equals(List.of(affair.liars(scene.world())))) {
            return rejected("unique", rejects);
        }
        String failed = new Gates(affair, puzzle, testimony, possible, testimony.clashes()).failed(off);
        if (failed != null) {
            return rejected(failed, rejects);
        }
        Effort effort = Effort.of(puzzle, scene.world(), BUDGET);
        return effort == null
                ? rejected("reachable", rejects)
                : new Draft(
                        puzzle,
                        scene.world(),
                        Tree.fields().with("difficulty", Grades.tree(Surface.of(puzzle), effort)));
    }
}
