package cluewright.treasure;

import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.grade.Surface;
import cluewright.puzzle.Document;
import cluewright.puzzle.Examiner;
import cluewright.puzzle.Grades;
import cluewright.puzzle.Tree;
import cluewright.select.DealGate;
import cluewright.select.ValueSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Looks into a puzzle of the treasure game: what is left, to whom, and whether the deal is fair. */
final class Inspection implements Examiner {
    @Override
    public Finding examine(Document document, long budget) {
        return new Run(document).finding();
    }

    @Override
    public Finding rate(Puzzle puzzle, long budget) {
        Toil toil = Toil.of(puzzle, new Sighting(puzzle));
        List<String> lines = new ArrayList<>(List.of(toil.line()));
        lines.addAll(Grades.lines(Surface.of(puzzle), null));
        return new Finding(true, toil.tree(puzzle), lines);
    }

    @Override
    public Finding tell(Document document, @Nullable String part) {
        Story story = new Story(document.puzzle());
        return part == null ? story.whole() : story.of(part);
    }

    @Override
    public List<String> faults(Document document) {
        return document.results().has("deal") ? Certificate.faults(document) : List.of();
    }

    /** One inspection. */
    private static final class Run {
        private final Document document;
        private final Puzzle puzzle;
        private final Hunt hunt;
        private final Sighting sighting;
        private final Fairness fairness;
        private final List<String> lines = new ArrayList<>();
        private Tree.Fields tree = Tree.fields();
        private boolean isSound = true;

        Run(Document document) {
            this.document = document;
            this.puzzle = document.puzzle();
            this.hunt = (Hunt) puzzle.board();
            this.sighting = new Sighting(puzzle);
            this.fairness = Fairness.of(puzzle, sighting);
        }

        Finding finding() {
            left();
            declared();
            shares();
            needed();
            gates();
            quests();
            Toil toil = Toil.of(puzzle, sighting);
            tree = tree.with("difficulty", toil.tree(puzzle));
            lines.add(toil.line());
            return new Finding(isSound, tree, lines);
        }

        private String name(int square) {
            return hunt.chart().frame().name(square);
        }

        private List<String> names(ValueSet squares) {
            return squares.values().stream().map(this::name).toList();
        }

        private void left() {
            ValueSet left = sighting.left();
            String status = left.isEmpty() ? "none" : left.count() == 1 ? "one" : "several";
            List<Tree> sizes = new ArrayList<>();
            for (int clue = 0; clue < puzzle.clues().size(); clue++) {
                sizes.add(Tree.of(sighting.truth(clue).count()));
            }
            tree = tree.with("squares", Tree.texts(names(left)))
                    .with("status", status)
                    .with("sizes", Tree.of(sizes));
            int wanted = hunt.party().left();
            lines.add((left.isEmpty() ? "No square fits all hints" : "Left: " + String.join(", ", names(left)))
                    + (wanted == left.count() ? "." : "; " + wanted + " should be left."));
            isSound &= left.count() == wanted;
        }

        private void declared() {
            World answer = document.answer();
            if (answer == null) {
                return;
            }
            int square = answer.value(Hunt.TREASURE);
            ValueSet left = sighting.left();
            boolean isRight = left.has(square) && left.count() == hunt.party().left();
            List<Tree> broken = new ArrayList<>();
            List<String> said = new ArrayList<>();
            for (int clue = 0; clue < puzzle.clues().size(); clue++) {
                boolean mayBeFalse =
                        hunt.party().liars() > 0 && puzzle.clues().get(clue).holder() != Puzzle.NOBODY;
                if (!sighting.truth(clue).has(square) && !mayBeFalse) {
                    broken.add(Tree.of(clue));
                    said.add("  " + said(clue));
                }
            }
            tree = tree.with("declaredOk", isRight).with("broken", Tree.of(broken));
            if (!isRight) {
                isSound = false;
                lines.add("The declared treasure " + name(square) + " is not what the hints leave"
                        + (said.isEmpty() ? "." : "; it breaks:"));
                lines.addAll(said);
            }
        }

        private String said(int clue) {
            int holder = puzzle.clues().get(clue).holder();
            return (clue + 1) + ". " + (holder == Puzzle.NOBODY ? "" : "Player " + holder + ": ")
                    + puzzle.clue(clue).sentence();
        }

        private void shares() {
            Tree.Fields left = Tree.fields();
            Tree.Fields percent = Tree.fields();
            int size = hunt.chart().size();
            for (int player : sighting.players()) {
                int share = sighting.share(player).count();
                left = left.with(Integer.toString(player), share);
                percent = percent.with(Integer.toString(player), Percent.of(share, size));
                lines.add("Player " + player + "'s own hints leave " + share + " of " + size + " squares ("
                        + Percent.of(share, size) + " %).");
            }
            List<Integer> shares = Fairness.shares(sighting);
            int spread = shares.isEmpty() ? 0 : Fairness.most(shares) - Fairness.least(shares);
            tree = tree.with("left", left).with("leftPercent", percent).with("spreadPercent", Percent.of(spread, size));
        }

        private void needed() {
            Tree.Fields needed = Tree.fields();
            Tree.Fields witnesses = Tree.fields();
            ValueSet left = sighting.left();
            for (int player : sighting.players()) {
                ValueSet more = sighting.without(player).without(left);
                String number = Integer.toString(player);
                needed = needed.with(number, Tree.texts(names(more)));
                witnesses = more.isEmpty() ? witnesses : witnesses.with(number, name(more.least()));
                lines.add(
                        more.isEmpty()
                                ? "Player " + player + " is not needed: the others' hints leave the same."
                                : "Without player " + player + ", " + name(more.least()) + " would fit too ("
                                        + more.count() + " more).");
            }
            List<Tree> subsets = new ArrayList<>();
            for (List<Integer> pair : Fairness.subsets(sighting)) {
                subsets.add(Tree.of(List.of(Tree.of(pair.get(0)), Tree.of(pair.get(1)))));
                lines.add("Every square of player " + pair.get(0) + " is one of player " + pair.get(1) + "'s.");
            }
            tree = tree.with("needed", needed).with("witnesses", witnesses).with("subsetPairs", Tree.of(subsets));
        }

        private void gates() {
            Tree.Fields passes = Tree.fields();
            List<String> failed = new ArrayList<>();
            for (Map.Entry<DealGate, Boolean> gate : fairness.passes().entrySet()) {
                passes = passes.with(Fairness.word(gate.getKey()), gate.getValue());
                if (!gate.getValue()) {
                    failed.add(Fairness.word(gate.getKey()));
                }
            }
            tree = tree.with("passes", passes);
            List<String> loosened = Certificate.loosened(document);
            List<String> wrong = new ArrayList<>();
            fairness.failed().forEach(gate -> wrong.add(Fairness.word(gate)));
            wrong.removeAll(loosened);
            isSound &= wrong.isEmpty();
            lines.add(failed.isEmpty() ? "Fair: every gate is passed." : "Gates not passed: " + joined(failed) + ".");
            if (!loosened.isEmpty()) {
                lines.add("The document says that it gave up: " + joined(loosened) + ".");
            }
        }

        /** Whether the hints to each small treasure leave its square alone. */
        private void quests() {
            for (Party.Quest quest : hunt.party().quests()) {
                ValueSet left = Errand.of(hunt, quest).left();
                boolean isRight = left.count() == 1 && left.has(quest.square());
                isSound &= isRight;
                lines.add("Player " + quest.player() + "'s hints to the small treasure leave "
                        + (left.count() == 1 ? name(left.least()) : left.count() + " squares")
                        + (isRight ? "." : ", and it lies on " + name(quest.square()) + "."));
            }
        }

        private static @Nullable String joined(List<String> words) {
            return String.join(", ", words);
        }
    }
}
