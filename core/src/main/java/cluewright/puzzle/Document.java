package cluewright.puzzle;

import cluewright.clue.Board;
import cluewright.clue.Clue;
import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.prove.Search;
import cluewright.space.Fact;
import cluewright.space.Refused;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle with its name and what was found out about it, as it is written to and read from files.
 *
 * @param game the game
 * @param title the title, may be empty
 * @param puzzle the puzzle
 * @param answer the answer that the document declares, or null
 * @param results everything else the document holds: seed, proof, gates, … by field name
 */
public record Document(
        Game<?> game, String title, Puzzle puzzle, @Nullable World answer, Tree.Fields results) {
    /** The value of the field {@code format}. */
    public static final String FORMAT = "cluewright/1";

    /** The most clues of a document. */
    public static final int MOST_CLUES = 1000;

    /** Of longer lists and texts only the ends are shown in messages. */
    private static final int MOST_SHOWN = 40;

    private static final long SENSE_BUDGET = 20_000;
    private static final List<String> OWN_FIELDS =
            List.of("format", "game", "title", "board", "mode", "givens", "clues");
    private static final List<String> RESULT_FIELDS =
            List.of("seed", "proof", "redundant", "gates", "hash", "trace", "hints", "difficulty", "deal");

    /**
     * The document that a tree describes. Refused with place and remedy when it describes none.
     *
     * @param games finds a game by its id, refusing unknown ones
     */
    public static Document read(Tree tree, Function<String, Game<?>> games) {
        Tree.Fields fields = tree.asFields();
        if (!fields.has("game")) {
            only(fields, Form.USUAL);
        }
        if (!fields.get("format").asText().equals(FORMAT)) {
            throw fields.get("format").refused("this must be '" + FORMAT + "'.");
        }
        Tree id = fields.get("game");
        Game<?> game = placed(id, () -> games.apply(id.asText()));
        only(fields, game.form());
        return read(game, fields);
    }

    private static void only(Tree.Fields fields, Form form) {
        List<String> known = new ArrayList<>(OWN_FIELDS);
        known.addAll(form.terms());
        known.add(form.answer());
        known.addAll(RESULT_FIELDS);
        fields.only(known.toArray(new String[0]));
    }

    private static <B extends Board> Document read(Game<B> game, Tree.Fields fields) {
        B board = game.under(game.read(fields.get("board")), fields);
        Space space = board.space();
        List<Fact> givens = facts(space, fields.has("givens") ? fields.get("givens") : Tree.fields());
        List<Puzzle.Held> clues = new ClueReader<>(game, board).read(fields.list("clues"));
        Tree.Fields results = Tree.fields();
        for (Map.Entry<String, Tree> field : fields.fields().entrySet()) {
            boolean isResult = RESULT_FIELDS.contains(field.getKey());
            results = isResult ? results.with(field.getKey(), field.getValue()) : results;
        }
        return new Document(
                game,
                fields.has("title") ? fields.get("title").asText() : "",
                new Puzzle(board, mode(fields), givens, clues),
                fields.has(game.form().answer())
                        ? answer(space, game.form(), fields.get(game.form().answer()))
                        : null,
                results);
    }

    private static Mode mode(Tree.Fields fields) {
        if (!fields.has("mode")) {
            return Mode.OPEN;
        }
        Tree mode = fields.get("mode");
        return placed(mode, () -> Mode.of(mode.asText()));
    }

    /** Runs something whose refusal is about this place. */
    private static <T> T placed(Tree tree, java.util.function.Supplier<T> reading) {
        try {
            return reading.get();
        } catch (Refused refused) {
            throw tree.refused(refused.getMessage());
        }
    }

    private static List<Fact> facts(Space space, Tree tree) {
        List<Fact> facts = new ArrayList<>();
        for (Map.Entry<String, Tree> entry : tree.asFields().fields().entrySet()) {
            facts.add(fact(space, variable(space, entry.getKey(), entry.getValue()), entry.getValue()));
        }
        return facts;
    }

    private static Fact fact(Space space, int variable, Tree said) {
        String text = said.asText();
        List<String> values = space.variables().get(variable).values();
        int value = values.indexOf(text);
        if (value < 0) {
            String shown = text.length() <= MOST_SHOWN ? text : text.substring(0, MOST_SHOWN) + "…";
            String some = values.size() <= MOST_SHOWN
                    ? String.join(", ", values)
                    : String.join(", ", values.subList(0, 3)) + ", …, " + values.get(values.size() - 1);
            throw said.refused("'" + space.variables().get(variable).name() + "' cannot be '" + shown
                    + "'; it must be one of " + some + "." + Refused.maybe(text, values));
        }
        return Fact.is(variable, value);
    }

    /** The variable of this name; refused at the place when there is none. */
    static int variable(Space space, String name, Tree place) {
        List<String> names = names(space);
        int variable = names.indexOf(name);
        if (variable < 0) {
            throw place.refused("'" + name + "' is not on the board." + Refused.maybe(name, names));
        }
        return variable;
    }

    private static List<String> names(Space space) {
        List<String> names = new ArrayList<>();
        for (Space.Variable variable : space.variables()) {
            names.add(variable.name());
        }
        return names;
    }

    private static World answer(Space space, Form form, Tree tree) {
        List<Fact> facts = form.answer().equals(Form.ANSWER)
                ? facts(space, tree)
                : List.of(fact(space, space.question().get(0), tree));
        int[] values = new int[space.variables().size()];
        for (Fact fact : facts) {
            values[fact.variable()] = fact.value();
        }
        if (facts.size() < space.question().size()) {
            throw tree.refused("the answer names " + facts.size() + " of "
                    + space.question().size() + "; name all of them, or leave 'answer' out.");
        }
        return World.of(values);
    }

    /** Reads the clues of one document. */
    private record ClueReader<B extends Board>(Game<B> game, B board) {
        List<Puzzle.Held> read(List<Tree> listed) {
            if (listed.size() > MOST_CLUES) {
                throw new Refused("there are " + listed.size() + " clues; " + MOST_CLUES + " is the most.");
            }
            List<Puzzle.Held> clues = new ArrayList<>();
            Map<Integer, List<Integer>> holders = new LinkedHashMap<>();
            for (Tree entry : listed) {
                Tree.Fields fields = entry.asFields();
                int number = clues.size() + 1;
                String by = game.form().holder();
                int holder = fields.has(by) ? game.holder(board, fields.get(by)) : Puzzle.NOBODY;
                if (!by.equals(Form.USUAL.holder()) && fields.has(Form.USUAL.holder())) {
                    throw fields.get(Form.USUAL.holder())
                            .refused("in this game the holder of a clue is named by '" + by + "'; write that.");
                }
                List<Integer> before = holders.computeIfAbsent(holder, ignored -> new ArrayList<>());
                if (holder != Puzzle.NOBODY && before.size() == board.mostHeld()) {
                    throw entry.refused("clues " + before.get(0) + " and " + number + " are both held by '"
                            + fields.get(by).asText() + "'; everybody holds "
                            + (board.mostHeld() == 1 ? "one clue" : board.mostHeld() + " clues") + " at most.");
                }
                before.add(number);
                B spoken = game.spokenBy(board, holder);
                clues.add(new Puzzle.Held(placed(entry, () -> clue(number, fields, spoken)), holder));
            }
            return clues;
        }

        private Clue clue(int number, Tree.Fields fields, B spoken) {
            try {
                Clue said = fields.has("says")
                        ? game.vocabulary().read(spoken, fields.get("says").asText())
                        : null;
                Clue typed = fields.has("type") ? structured(fields, spoken) : null;
                if (said == null && typed == null) {
                    throw new Refused("a clue needs 'says' with a sentence, or 'type' with its parameters.");
                }
                if (said != null && typed != null && !said.equals(typed)) {
                    throw new Refused("the sentence means \"" + said + "\", but the parameters mean \"" + typed
                            + "\"; drop one of the two.");
                }
                return sensible(said != null ? said : java.util.Objects.requireNonNull(typed));
            } catch (Refused refused) {
                throw refused.at("clue " + number);
            }
        }

        private Clue structured(Tree.Fields fields, B spoken) {
            Map<String, String> parameters = new LinkedHashMap<>();
            for (Map.Entry<String, Tree> field : fields.fields().entrySet()) {
                if (!List.of(game.form().holder(), "says", "type").contains(field.getKey())) {
                    parameters.put(field.getKey(), field.getValue().asText());
                }
            }
            return game.vocabulary().read(spoken, fields.get("type").asText(), parameters);
        }

        /** Refuses a clue that is true on every board or on none; a search settles it where counting did not. */
        private Clue sensible(Clue clue) {
            if (game.allowsIdleClues()) {
                return clue;
            }
            Search search = new Search(board.space(), List.of());
            int condition = search.addBoth(clue.formula());
            if (search.find(List.of(condition), SENSE_BUDGET) instanceof Search.Result.None) {
                throw new Refused("\"" + clue + "\" makes no sense: no board is like that.");
            }
            if (search.find(List.of(Search.not(condition)), SENSE_BUDGET) instanceof Search.Result.None) {
                throw new Refused("\"" + clue + "\" makes no sense: every board is like that.");
            }
            return clue;
        }
    }

    /** The tree of this document: reading it gives the same document. */
    public Tree.Fields write() {
        Tree.Fields tree = Tree.fields().with("format", FORMAT).with("game", game.id());
        tree = title.isEmpty() ? tree : tree.with("title", title);
        tree = tree.with("board", board(game, puzzle));
        for (Map.Entry<String, Tree> term : terms(game, puzzle).fields().entrySet()) {
            tree = tree.with(term.getKey(), term.getValue());
        }
        tree = tree.with("mode", puzzle.mode().word());
        tree = puzzle.givens().isEmpty() ? tree : tree.with("givens", write(puzzle.space(), puzzle.givens()));
        List<Tree> clues = new ArrayList<>();
        for (Puzzle.Held held : puzzle.clues()) {
            clues.add(write(game, puzzle, held));
        }
        tree = tree.with("clues", Tree.of(clues));
        tree = answer == null ? tree : tree.with(game.form().answer(), writtenAnswer(answer));
        for (Map.Entry<String, Tree> result : results.fields().entrySet()) {
            tree = tree.with(result.getKey(), result.getValue());
        }
        return tree;
    }

    private static <B extends Board> Tree board(Game<B> game, Puzzle puzzle) {
        return game.write(game.boardOf(puzzle));
    }

    private static <B extends Board> Tree.Fields terms(Game<B> game, Puzzle puzzle) {
        return game.terms(game.boardOf(puzzle));
    }

    private Tree writtenAnswer(World world) {
        Tree.Fields facts = (Tree.Fields) write(puzzle.space(), answers(world));
        return game.form().answer().equals(Form.ANSWER)
                ? facts
                : facts.get(puzzle.space()
                        .variables()
                        .get(puzzle.space().question().get(0))
                        .name());
    }

    private List<Fact> answers(World world) {
        List<Fact> facts = new ArrayList<>();
        for (int variable : puzzle.space().question()) {
            facts.add(Fact.is(variable, world.value(variable)));
        }
        return facts;
    }

    /** Facts as a map from names to values. */
    public static Tree write(Space space, List<Fact> facts) {
        Tree.Fields map = Tree.fields();
        for (Fact fact : facts) {
            Space.Variable variable = space.variables().get(fact.variable());
            map = map.with(variable.name(), variable.values().get(fact.value()));
        }
        return map;
    }

    private static <B extends Board> Tree write(Game<B> game, Puzzle puzzle, Puzzle.Held held) {
        Tree.Fields clue = Tree.fields();
        if (held.holder() != Puzzle.NOBODY) {
            clue = clue.with(game.form().holder(), game.holder(game.boardOf(puzzle), held.holder()));
        }
        clue = clue.with("says", held.clue().sentence())
                .with("type", held.clue().type().id());
        for (Map.Entry<String, String> parameter : held.clue().parameters().entrySet()) {
            clue = clue.with(parameter.getKey(), parameter.getValue());
        }
        return clue;
    }

    /** The same document with a result more, or one replaced. */
    public Document with(String name, Tree result) {
        return new Document(game, title, puzzle, answer, results.with(name, result));
    }

    /** The same puzzle without its answer and without results that give it away. */
    public Document withoutAnswer() {
        Tree.Fields open = results.without("trace").without("hints").without("deal");
        return new Document(game, title, puzzle, null, open);
    }
}
