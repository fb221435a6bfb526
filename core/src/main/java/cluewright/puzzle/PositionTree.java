package cluewright.puzzle;

import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.deduce.Guide;
import cluewright.deduce.Knowledge;
import cluewright.deduce.Marks;
import cluewright.deduce.Position;
import cluewright.deduce.Review;
import cluewright.space.Fact;
import cluewright.space.Refused;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Where a player stands, as it is written to and read from files.
 *
 * <pre>
 * format: cluewright-state/1
 * puzzle: 3f2a…                         # the content hash of the puzzle, or its first 8 digits or more
 * marks: {Bo: suspect, Cy: innocent}    # what the player holds for true, in this order; {not: [red]} excludes values
 * pencil: {Di: suspect}                 # what the player only considers
 * notes: {Ed: "left of Bo?"}
 * revealed: [Ada, Bo]                   # in reveal mode: whose clues the player has read
 * hints: {Cy: 2}                        # how many levels of hints were taken about whom
 * mistakes: {Di: 1}                     # how many claims about whom were refused
 * </pre>
 *
 * Only the first two fields must be there.
 *
 * @param puzzle the puzzle that is played
 * @param hash its content hash
 */
public record PositionTree(Puzzle puzzle, String hash) {
    /** The value of the field {@code format}. */
    public static final String FORMAT = "cluewright-state/1";

    /** The most characters of a note. */
    public static final int LONGEST_NOTE = 200;

    private static final int FEWEST_DIGITS = 8;
    private static final int MOST_COUNT = 1_000_000;
    private static final long BUDGET = 20_000_000;
    private static final String NOT = "not";

    /** The tree of a position: reading it gives the same position. */
    public Tree.Fields write(Position position) {
        Marks marks = position.marks();
        Tree.Fields tree = Tree.fields().with("format", FORMAT).with("puzzle", hash);
        tree = with(tree, "marks", write(marks.sure()));
        tree = with(tree, "pencil", write(marks.pencil()));
        Tree.Fields notes = Tree.fields();
        for (Map.Entry<Integer, String> note : marks.notes().entrySet()) {
            notes = notes.with(name(note.getKey()), note.getValue());
        }
        tree = with(tree, "notes", notes);
        List<String> revealed = new ArrayList<>();
        for (int holder : position.revealed()) {
            revealed.add(name(holder));
        }
        tree = revealed.isEmpty() ? tree : tree.with("revealed", Tree.texts(revealed));
        tree = with(tree, "hints", counts(position.hints()));
        return with(tree, "mistakes", counts(position.mistakes()));
    }

    private static Tree.Fields with(Tree.Fields tree, String name, Tree.Fields part) {
        return part.fields().isEmpty() ? tree : tree.with(name, part);
    }

    private String name(int variable) {
        return puzzle.space().variables().get(variable).name();
    }

    private Tree.Fields write(List<Fact> facts) {
        Tree.Fields map = Tree.fields();
        Map<Integer, List<String>> excluded = new LinkedHashMap<>();
        for (Fact fact : facts) {
            String value =
                    puzzle.space().variables().get(fact.variable()).values().get(fact.value());
            if (fact.is()) {
                map = map.with(name(fact.variable()), value);
            } else {
                List<String> values = excluded.computeIfAbsent(fact.variable(), variable -> new ArrayList<>());
                values.add(value);
                map = map.with(name(fact.variable()), Tree.fields().with(NOT, Tree.texts(values)));
            }
        }
        return map;
    }

    private Tree.Fields counts(Map<Integer, Integer> counts) {
        Tree.Fields map = Tree.fields();
        for (Map.Entry<Integer, Integer> count : counts.entrySet()) {
            map = map.with(name(count.getKey()), count.getValue());
        }
        return map;
    }

    /**
     * The position that a tree describes. Refused with place and remedy when it is of another puzzle, names what is not
     * on the board, contradicts the givens or itself, or when somebody is revealed whom nobody could know.
     */
    public Position read(Tree tree) {
        Tree.Fields fields = tree.asFields();
        fields.only("format", "puzzle", "marks", "pencil", "notes", "revealed", "hints", "mistakes");
        if (!fields.get("format").asText().equals(FORMAT)) {
            throw fields.get("format").refused("this must be '" + FORMAT + "'.");
        }
        checkHash(fields, hash);
        List<Fact> sure = facts(map(fields, "marks"));
        Map<Integer, String> notes = new LinkedHashMap<>();
        for (Map.Entry<String, Tree> note : map(fields, "notes").fields().entrySet()) {
            notes.put(variable(note.getKey(), note.getValue()), note(note.getValue()));
        }
        Position position = new Position(
                new Marks(sure, facts(map(fields, "pencil")), notes),
                revealed(fields),
                counts(map(fields, "hints")),
                counts(map(fields, "mistakes")));
        checkRevealed(fields, position);
        return position;
    }

    private static Tree.Fields map(Tree.Fields fields, String name) {
        return fields.has(name) ? fields.get(name).asFields() : Tree.fields();
    }

    /** Refuses what was kept of another puzzle. */
    static void checkHash(Tree.Fields fields, String hash) {
        if (!fields.has("puzzle")) {
            throw fields.refused("the field 'puzzle' is missing; for this puzzle it is '" + hash + "'.");
        }
        String said = fields.get("puzzle").asText();
        if (said.length() < FEWEST_DIGITS || !hash.startsWith(said)) {
            throw fields.get("puzzle")
                    .refused("this state is of another puzzle: its hash is '" + shortened(said)
                            + "', and that of this puzzle begins with '" + hash.substring(0, FEWEST_DIGITS)
                            + "'. Name the puzzle that the state was saved from.");
        }
    }

    private static String shortened(String text) {
        return text.length() <= FEWEST_DIGITS ? text : text.substring(0, FEWEST_DIGITS) + "…";
    }

    private static String note(Tree tree) {
        String note = tree.asText();
        if (note.length() > LONGEST_NOTE) {
            throw tree.refused("a note has at most " + LONGEST_NOTE + " characters, this one has " + note.length()
                    + "; shorten it.");
        }
        return note;
    }

    private int variable(String name, Tree place) {
        List<String> names = new ArrayList<>();
        for (Space.Variable variable : puzzle.space().variables()) {
            names.add(variable.name());
        }
        if (!names.contains(name)) {
            throw place.refused("'" + name + "' is not on the board." + Refused.maybe(name, names));
        }
        return names.indexOf(name);
    }

    private List<Fact> facts(Tree.Fields map) {
        List<Fact> facts = new ArrayList<>();
        for (Map.Entry<String, Tree> entry : map.fields().entrySet()) {
            int variable = variable(entry.getKey(), entry.getValue());
            if (entry.getValue() instanceof Tree.Fields excluding) {
                excluding.only(NOT);
                for (Tree value : excluding.get(NOT).asList()) {
                    facts.add(fact(variable, value, false));
                }
            } else {
                facts.add(fact(variable, entry.getValue(), true));
            }
            checkPossible(variable, facts, entry.getValue());
        }
        return facts;
    }

    private Fact fact(int variable, Tree value, boolean is) {
        List<String> values = puzzle.space().variables().get(variable).values();
        int at = values.indexOf(value.asText());
        if (at < 0) {
            throw value.refused("'" + name(variable) + "' cannot be '" + value.asText() + "'; it must be one of "
                    + String.join(", ", values) + "." + Refused.maybe(value.asText(), values));
        }
        return puzzle.space().plain(new Fact(variable, at, is));
    }

    private void checkPossible(int variable, List<Fact> facts, Tree place) {
        Space space = puzzle.space();
        Knowledge marked = new Knowledge(facts, List.of());
        if (!marked.allowsAny(space, variable)) {
            throw place.refused("'" + name(variable) + "' is left no value by its marks; leave one of them out.");
        }
        for (Fact given : puzzle.givens()) {
            if (given.variable() == variable && marked.says(space, given.negated())) {
                throw place.refused("the puzzle gives that " + puzzle.board().say(given)
                        + ", and the mark contradicts it; leave the mark out.");
            }
        }
    }

    private List<Integer> revealed(Tree.Fields fields) {
        List<Integer> holders = new ArrayList<>();
        for (Tree name : fields.list("revealed")) {
            int holder = variable(name.asText(), name);
            if (puzzle.mode() == Mode.OPEN) {
                throw name.refused("all clues of this puzzle are open; leave 'revealed' out.");
            }
            if (!isHolder(holder)) {
                throw name.refused("'" + name.asText() + "' holds no clue that could be revealed; leave the name out.");
            }
            if (holders.contains(holder)) {
                throw name.refused("'" + name.asText() + "' is revealed twice; leave one out.");
            }
            holders.add(holder);
        }
        return holders;
    }

    private boolean isHolder(int variable) {
        for (Puzzle.Held held : puzzle.clues()) {
            if (held.holder() == variable) {
                return true;
            }
        }
        return false;
    }

    private Map<Integer, Integer> counts(Tree.Fields map) {
        Map<Integer, Integer> counts = new LinkedHashMap<>();
        for (Map.Entry<String, Tree> entry : map.fields().entrySet()) {
            int variable = variable(entry.getKey(), entry.getValue());
            counts.put(variable, entry.getValue().asNumber(1, MOST_COUNT));
        }
        return counts;
    }

    private void checkRevealed(Tree.Fields fields, Position position) {
        if (position.revealed().isEmpty()) {
            return;
        }
        Review review = new Guide(puzzle, BUDGET).review(position);
        if (review.standing() == Review.Standing.POSSIBLE && !review.baseless().isEmpty()) {
            String name = name(review.baseless().get(0));
            throw fields.get("revealed")
                    .refused("the state does not agree with itself: nobody can know " + name
                            + " from the clues that were read before, so the clue of " + name
                            + " cannot have been revealed. Leave '" + name + "' out.");
        }
    }
}
