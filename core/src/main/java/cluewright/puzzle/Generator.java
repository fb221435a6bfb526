package cluewright.puzzle;

import cluewright.clue.Args;
import cluewright.clue.Board;
import cluewright.clue.Clue;
import cluewright.clue.ClueType;
import cluewright.clue.Hand;
import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.prove.Prover;
import cluewright.prove.Verdict;
import cluewright.random.Rng;
import cluewright.select.CounterWorlds;
import cluewright.select.Greedy;
import cluewright.select.Prune;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Makes puzzles to order: a random world, every clue type's true clues, a greedy choice until the answer is unique,
 * pruning until no clue is superfluous, gates, and a proof by every prover.
 *
 * <p>A try that fails a gate is thrown away and counted; there are {@link #MOST_TRIES} tries. Everything is drawn from
 * independent streams of the seed, so the same order and seed give the same document on every machine.
 */
public final class Generator {
    /** Raised whenever the same seed yields another puzzle than before. */
    public static final int CATALOGUE_VERSION = 2;

    /** How often a new world is tried before an order is given up. */
    public static final int MOST_TRIES = 60;

    /** Boards of this many holders or more use no clue type for more than a quarter of the clues. */
    private static final int VARIED_FROM = 16;

    private static final long SEARCH_BUDGET = 20_000;
    private static final long PROOF_BUDGET = 2_000_000;
    private static final int LONGEST_SEED = 64;

    private final List<Prover> provers;

    /** Provers disagree, or one finds a puzzle not unique that was made to be. The document shows it. */
    public static final class Disagreement extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient Document document;

        Disagreement(String sentence, Document document) {
            super(sentence);
            this.document = document;
        }

        /** The puzzle they disagree about, with every verdict. */
        public Document document() {
            return document;
        }
    }

    /** A generator whose puzzles are proved by all of these. */
    public Generator(List<Prover> provers) {
        this.provers = List.copyOf(provers);
    }

    /** The puzzle of this seed; refused with the gate in the way when no try gave one. */
    public Document generate(Order order, String seed) {
        checkSeed(seed);
        return make(order.game(), order, seed);
    }

    private static void checkSeed(String seed) {
        boolean plain = !seed.isEmpty() && seed.length() <= LONGEST_SEED;
        for (int i = 0; i < seed.length(); i++) {
            plain &= seed.charAt(i) > ' ' && seed.charAt(i) != '#';
        }
        if (!plain) {
            throw new Refused("the seed must be a word of 1 to " + LONGEST_SEED
                    + " characters without blanks and '#', for instance HUNT, not '" + seed + "'.");
        }
    }

    private <B extends Board> Document make(Game<B> game, Order order, String seed) {
        Map<String, Integer> rejects = new LinkedHashMap<>();
        Rng rng = Rng.of(order.game().id() + " " + order.settings() + " " + seed);
        for (int attempt = 0; attempt < MOST_TRIES; attempt++) {
            Rng own = rng.stream("try " + attempt);
            Game.Scene<B> scene = game.draw(order.settings(), own);
            List<Clue> clues = choose(game, order, scene, own, rejects);
            if (clues != null) {
                Puzzle puzzle = new Puzzle(scene.board(), Mode.OPEN, List.of(), held(scene.board(), clues, own));
                Document bare = new Document(game, "", puzzle, scene.world(), Tree.fields())
                        .with("seed", Tree.of(order.name(seed)));
                return proved(bare, rejects);
            }
        }
        throw new Refused("no puzzle was found in " + MOST_TRIES + " tries; what stood in the way: " + rejects
                + ". Allow more clue types or another size.");
    }

    private <B extends Board> @Nullable List<Clue> choose(
            Game<B> game, Order order, Game.Scene<B> scene, Rng rng, Map<String, Integer> rejects) {
        B board = scene.board();
        CounterWorlds counterWorlds =
                new CounterWorlds(board.space(), List.of(), scene.world(), rng.stream("counter-worlds"), SEARCH_BUDGET);
        List<Clue> pool = pool(game, order, scene, rng.stream("pool"));
        boolean varied = board.holders().size() >= VARIED_FROM;
        int most = varied ? Math.max(1, board.holders().size() / 8) : Integer.MAX_VALUE;
        List<Clue> chosen = new Greedy(pool, counterWorlds, rng.stream("choice"))
                .choose((before, clue) -> uses(before, clue.type()) < most);
        if (chosen == null) {
            return rejected("unique", rejects);
        }
        List<Clue> needed = Prune.prune(chosen, counterWorlds);
        if (!board.holders().isEmpty() && needed.size() > board.holders().size()) {
            return rejected("one-clue-each", rejects);
        }
        return varied && !isVaried(needed) ? rejected("type-share", rejects) : needed;
    }

    private static @Nullable List<Clue> rejected(String gate, Map<String, Integer> rejects) {
        rejects.merge(gate, 1, Integer::sum);
        return null;
    }

    /** No type is used for more than a quarter of the clues. */
    private static boolean isVaried(List<Clue> clues) {
        boolean varied = true;
        for (Clue clue : clues) {
            varied &= 4 * uses(clues, clue.type()) <= clues.size();
        }
        return varied;
    }

    private static int uses(List<Clue> clues, ClueType<?> type) {
        int uses = 0;
        for (Clue clue : clues) {
            uses += clue.type() == type ? 1 : 0;
        }
        return uses;
    }

    /** True clues of the order's types, in the order of the types. */
    public static <B extends Board> List<Clue> pool(Game<B> game, Order order, Game.Scene<B> scene, Rng rng) {
        List<Clue> pool = new ArrayList<>();
        for (ClueType<B> type : game.vocabulary().types()) {
            if (order.types().contains(type.id())) {
                Hand hand = order.hand() == 0 ? Hand.full() : Hand.of(rng.stream(type.id()), order.hand());
                type.propose(
                        scene.board(), scene.world(), hand, (Args args) -> pool.add(type.clue(scene.board(), args)));
            }
        }
        return pool;
    }

    /** The clues in random hands, in the order of their holders; what nobody is left for is held by nobody. */
    private static List<Puzzle.Held> held(Board board, List<Clue> clues, Rng rng) {
        List<Integer> holders = rng.stream("holders").shuffled(board.holders());
        List<Puzzle.Held> held = new ArrayList<>();
        for (int i = 0; i < clues.size(); i++) {
            held.add(new Puzzle.Held(clues.get(i), i < holders.size() ? holders.get(i) : Puzzle.NOBODY));
        }
        held.sort((one, other) -> Integer.compare(one.holder(), other.holder()));
        return held;
    }

    private Document proved(Document bare, Map<String, Integer> rejects) {
        World truth = java.util.Objects.requireNonNull(bare.answer());
        Tree.Fields proof = Tree.fields();
        String fault = "";
        for (Prover prover : provers) {
            Verdict verdict = prover.prove(bare.puzzle(), PROOF_BUDGET);
            proof = proof.with(prover.name(), Tree.fields().with("verdict", verdict.word()));
            boolean right = verdict instanceof Verdict.Unique unique
                    && bare.puzzle().space().sameAnswer(unique.answer(), truth);
            fault = right ? fault : prover.name();
        }
        Tree.Fields gates = Tree.fields();
        for (Map.Entry<String, Integer> reject : rejects.entrySet()) {
            gates = gates.with(reject.getKey(), reject.getValue());
        }
        Document document = bare.with("proof", proof).with("gates", gates);
        if (!fault.isEmpty()) {
            throw new Disagreement(
                    "the prover '" + fault + "' does not find the one answer that this puzzle was"
                            + " made for, or ran out of its budget",
                    document);
        }
        return document;
    }
}
