package cluewright.whodunit;

import cluewright.clue.ClueType;
import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.grade.Band;
import cluewright.grade.Surface;
import cluewright.puzzle.Composer;
import cluewright.puzzle.Game;
import cluewright.puzzle.Grades;
import cluewright.puzzle.Order;
import cluewright.puzzle.Tree;
import cluewright.random.Rng;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Composes whodunits of a wanted profile: a family of clashes, lines that make them, and every gate. */
final class Playwright implements Composer {
    private static final long BUDGET = 5_000_000;
    private static final int USUAL_LINES = 8;

    /** Up to so many worlds, bit sets are faster than the search. */
    private static final long BIT_SETS = 1 << 13;

    private final Whodunit game;

    Playwright(Whodunit game) {
        this.game = game;
    }

    @Override
    public @Nullable Draft compose(Order order, Rng rng, Map<String, Integer> rejects) {
        if (order.aim().mode() != Mode.OPEN) {
            throw new Refused("a whodunit has all its lines open; leave 'mode' out.");
        }
        Game.Scene<Affair> scene = game.draw(order.settings(), rng);
        int answer = Plot.liars(scene.board(), scene.world());
        Family family = family(order, scene.board(), answer, rng.stream("family"));
        Affair affair = withBystanders(scene.board(), family.bystanders());
        Plot plot = new Plot(affair, scene.world(), family, types(order, affair), rng.stream("plot"));
        if (!plot.grow()) {
            return rejected("grown", rejects);
        }
        plot.trim();
        if (!plot.fill()) {
            return rejected("everyone-speaks", rejects);
        }
        Draft draft =
                gated(new Puzzle(affair, Mode.OPEN, List.of(), plot.held()), scene.world(), family, answer, rejects);
        if (draft == null) {
            return null;
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

    private static @Nullable Draft rejected(String gate, Map<String, Integer> rejects) {
        rejects.merge(gate, 1, Integer::sum);
        return null;
    }

    private static Family family(Order order, Affair affair, int answer, Rng rng) {
        int people = affair.people().size();
        Liars liars = affair.setting().liars();
        String asked = order.settings().text("profile");
        if (!asked.equals("any")) {
            Profile profile = Profile.read(asked, people);
            Family family = Family.of(people, liars, answer, profile.sizes(), rng);
            if (family == null) {
                throw new Refused("among " + people + " people with "
                        + liars.kind().word() + " " + liars.number()
                        + (liars.number() == 1 ? " liar" : " liars")
                        + " no clashes of the sizes " + profile + " leave one answer. Ask for more people, or another"
                        + " profile such as 2,2 or 3,3,3.");
            }
            return family;
        }
        for (Profile profile : rng.shuffled(Profile.USUAL)) {
            int effort = profile.effort(USUAL_LINES);
            if (effort >= order.aim().least() && effort <= order.aim().greatest()) {
                Family family = Family.of(people, liars, answer, profile.sizes(), rng);
                if (family != null
                        && (Integer.bitCount(family.bystanders()) == 0
                                || order.aim().greatest() < 50)) {
                    return family;
                }
            }
        }
        throw new Refused("no usual profile of that difficulty exists for " + people + " people and " + liars.number()
                + " liars; name one with 'profile', or ask for another difficulty.");
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
            boolean names = type.id().equals("lies") || type.id().equals("did-it");
            if (order.types().contains(type.id()) && !(one && names)) {
                types.add(type);
            }
        }
        if (types.isEmpty()) {
            throw new Refused("with one liar, lines that name the liar are not used; allow other clue types.");
        }
        return types;
    }

    private static @Nullable Draft gated(
            Puzzle puzzle, World truth, Family family, int answer, Map<String, Integer> rejects) {
        Affair affair = (Affair) puzzle.board();
        Testimony testimony = new Testimony(affair, puzzle, BUDGET, BIT_SETS);
        List<Integer> clashes = testimony.clashes();
        List<Integer> sizes = new ArrayList<>();
        family.clashes().forEach(clash -> sizes.add(Integer.bitCount(clash)));
        sizes.sort(null);
        List<Integer> found = new ArrayList<>();
        clashes.forEach(clash -> found.add(Integer.bitCount(clash)));
        if (!found.equals(sizes)) {
            return rejected("profile", rejects);
        }
        List<Integer> possible = testimony.possible();
        if (!possible.equals(List.of(answer))) {
            return rejected("unique", rejects);
        }
        String failed = new Gates(affair, puzzle, testimony, possible, clashes).failed();
        if (failed != null) {
            return rejected(failed, rejects);
        }
        return new Draft(puzzle, truth, Tree.fields().with("difficulty", difficulty(new Profile(sizes), puzzle)));
    }

    private static Tree difficulty(Profile profile, Puzzle puzzle) {
        int effort = profile.effort(puzzle.clues().size());
        List<Tree> sizes = new ArrayList<>();
        profile.sizes().forEach(size -> sizes.add(Tree.of(size)));
        return Tree.fields()
                .with("band", Band.of(effort).word())
                .with(
                        "effort",
                        Tree.fields()
                                .with("score", effort)
                                .with("profile", Tree.of(sizes))
                                .with("lines", puzzle.clues().size()))
                .with("surface", Grades.tree(Surface.of(puzzle), null).get("surface"));
    }
}
