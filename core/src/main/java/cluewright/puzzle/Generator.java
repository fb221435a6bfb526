package cluewright.puzzle;

import cluewright.clue.Args;
import cluewright.clue.Board;
import cluewright.clue.Clue;
import cluewright.clue.ClueType;
import cluewright.clue.Hand;
import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.deduce.Deducer;
import cluewright.formula.World;
import cluewright.grade.Band;
import cluewright.grade.Effort;
import cluewright.grade.Rounds;
import cluewright.grade.Surface;
import cluewright.prove.AnswerCount;
import cluewright.prove.Prover;
import cluewright.random.Rng;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
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
    public static final int CATALOGUE_VERSION = 4;

    /** How often a new world is tried before an order is given up; now and then a puzzle of 10x10 needs more than 60. */
    public static final int MOST_TRIES = 300;

    /** The same when a difficulty is asked for. */
    public static final int MOST_TRIES_FOR_DIFFICULTY = 3_000;

    private static final long DEDUCING_BUDGET = 1_000_000;
    private static final long PROOF_BUDGET = 2_000_000;
    private static final int LONGEST_SEED = 64;

    private final List<Prover> provers;
    private final Watch watch;

    /** Looks on while a puzzle is made, and may put an end to it. */
    public interface Watch {
        /**
         * A try begins. Whatever is thrown here ends the search.
         *
         * @param number the number of the try, from 0
         * @param rejects how often each gate was in the way so far
         */
        void attempt(int number, Map<String, Integer> rejects);
    }

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
        this(provers, (number, rejects) -> {});
    }

    private Generator(List<Prover> provers, Watch watch) {
        this.provers = List.copyOf(provers);
        this.watch = watch;
    }

    /** The same with somebody who looks on. */
    public Generator watchedBy(Watch other) {
        return new Generator(provers, other);
    }

    /** The puzzle of this seed; refused with the gate in the way when no try gave one. */
    public Document generate(Order order, String seed) {
        checkSeed(seed);
        Composer composer = order.game().composer();
        return composer == null ? make(order.game(), order, seed) : composed(composer, order, seed);
    }

    /** Refuses a seed that cannot stand in a name. */
    public static void checkSeed(String seed) {
        boolean plain = !seed.isEmpty() && seed.length() <= LONGEST_SEED;
        for (int i = 0; i < seed.length(); i++) {
            plain &= seed.charAt(i) > ' ' && seed.charAt(i) != '#';
        }
        if (!plain) {
            throw new Refused("the seed must be a word of 1 to " + LONGEST_SEED
                    + " characters without blanks and '#', for instance HUNT, not '" + seed + "'.");
        }
    }

    /** Where the chance of one try comes from: other settings, words or tries have nothing in common. */
    public static Rng rng(Order order, String seed, int attempt) {
        return Rng.of(order.game().id() + " " + order.settings() + " " + seed).stream("try " + attempt);
    }

    /** A puzzle that the game composes in its own way. */
    private Document composed(Composer composer, Order order, String seed) {
        if (order.hand() != Order.STANDARD_HAND) {
            throw new Refused("clues of the game '" + order.game().id()
                    + "' are not proposed from a hand of so many places or people; leave 'hand' out.");
        }
        Map<String, Integer> rejects = new LinkedHashMap<>();
        for (int attempt = 0; attempt < MOST_TRIES; attempt++) {
            watch.attempt(attempt, rejects);
            Composer.Draft draft = composer.compose(order, seed, attempt, rejects);
            if (draft != null) {
                Document bare = new Document(order.game(), "", draft.puzzle(), draft.truth(), draft.results());
                return proved(bare.with("seed", Tree.of(order.name(seed))), rejects);
            }
        }
        throw new Refused("no such puzzle was found in " + MOST_TRIES + " tries; what stood in the way: "
                + said(rejects) + ". Allow more clue types, another difficulty or another size.");
    }

    /** Gates and how often each was in the way, the most frequent first. */
    private static String said(Map<String, Integer> rejects) {
        return rejects.entrySet().stream()
                .filter(reject -> reject.getValue() > 0)
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .map(reject -> reject.getKey() + " " + (reject.getValue() == 1 ? "once" : reject.getValue() + " times"))
                .collect(Collectors.joining(", "));
    }

    private <B extends Board> Document make(Game<B> game, Order order, String seed) {
        Map<String, Integer> rejects = new LinkedHashMap<>();
        Rng rng = Rng.of(order.game().id() + " " + order.settings() + " " + seed);
        Nearest nearest = new Nearest();
        int tries = order.aim().isFree() ? MOST_TRIES : MOST_TRIES_FOR_DIFFICULTY;
        for (int attempt = 0; attempt < tries; attempt++) {
            watch.attempt(attempt, rejects);
            Rng own = rng.stream("try " + attempt);
            Game.Scene<B> scene = game.draw(order.settings(), own);
            checkRoom(order.aim(), scene.board());
            List<Clue> pool = pool(game, order, scene, own.stream("pool"));
            try {
                Graded graded = attempt(new Material(scene.board(), scene.world(), pool, order.aim(), own), nearest);
                Document bare = new Document(game, "", graded.puzzle, scene.world(), Tree.fields())
                        .with("seed", Tree.of(order.name(seed)))
                        .with("difficulty", Grades.tree(Surface.of(graded.puzzle), graded.effort));
                return proved(bare, rejects);
            } catch (Material.Rejected rejected) {
                rejects.merge(rejected.gate(), 1, Integer::sum);
            }
        }
        throw new Refused("no such puzzle was found in " + tries + " tries; what stood in the way: " + said(rejects)
                + "." + nearest.said() + " Allow another difficulty, more clue types or another size.");
    }

    private static void checkRoom(Aim aim, Board board) {
        int room = board.holders().size() * board.mostHeld();
        if (room > 0 && aim.clues() > room) {
            throw new Refused("there cannot be " + aim.clues() + " clues where " + room
                    + " can be held; ask for fewer, or for another size.");
        }
    }

    /** A puzzle and what it takes to solve it. */
    private record Graded(Puzzle puzzle, Effort effort) {}

    /** The band that came nearest to what was asked. */
    private static final class Nearest {
        private @Nullable Band band;
        private int distance = Integer.MAX_VALUE;

        void offer(Band other, Aim aim) {
            int away = Math.abs(other.ordinal() - aim.band().ordinal());
            band = away < distance ? other : band;
            distance = Math.min(away, distance);
        }

        String said() {
            Band found = band;
            return found == null ? "" : " The nearest was " + found.word() + ".";
        }
    }

    private static Graded attempt(Material material, Nearest nearest) throws Material.Rejected {
        Aim aim = material.aim();
        Puzzle puzzle =
                aim.mode() == Mode.OPEN ? new OpenChoice(material).puzzle() : new RevealChoice(material).grown();
        Rounds rounds = Rounds.of(puzzle, new Deducer(puzzle, DEDUCING_BUDGET), aim.maxStep());
        if (rounds.outcome() != Rounds.Outcome.SOLVED) {
            throw new Material.Rejected("max-step");
        }
        Band band = Band.of(rounds);
        if (band.greatest() < aim.least() || band.least() > aim.greatest()) {
            nearest.offer(band, aim);
            throw new Material.Rejected("difficulty");
        }
        Effort effort = Effort.of(puzzle, material.truth(), rounds, DEDUCING_BUDGET);
        if (aim.distance(effort) > 0) {
            nearest.offer(band, aim);
            throw new Material.Rejected("difficulty");
        }
        if (aim.redundant() != Aim.ANY
                && Effort.redundant(puzzle, material.truth(), DEDUCING_BUDGET) != aim.redundant()) {
            throw new Material.Rejected("redundant");
        }
        return new Graded(puzzle, effort);
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

    /** What a prover found, as documents hold it; the number of answers only when more than one is wanted. */
    public static Tree.Fields proof(AnswerCount count) {
        Tree.Fields found = Tree.fields().with("verdict", count.verdict().word());
        return count.wanted() == 1
                ? found
                : found.with("answers", count.answers().size());
    }

    private Document proved(Document bare, Map<String, Integer> rejects) {
        World truth = java.util.Objects.requireNonNull(bare.answer());
        Tree.Fields proof = Tree.fields();
        String fault = "";
        for (Prover prover : provers) {
            AnswerCount count = AnswerCount.of(prover, bare.puzzle(), PROOF_BUDGET);
            proof = proof.with(prover.name(), proof(count));
            boolean right = count.isAsWanted() && count.has(bare.puzzle().space(), truth);
            fault = right ? fault : prover.name();
        }
        Tree.Fields gates = Tree.fields();
        for (Map.Entry<String, Integer> reject : rejects.entrySet()) {
            gates = gates.with(reject.getKey(), reject.getValue());
        }
        Document document = bare.with("proof", proof).with("gates", gates);
        Composer composer = bare.game().composer();
        if (composer == null || composer.isTraced()) {
            document = document.with(
                    "trace", TraceTree.write(bare.puzzle(), new Deducer(bare.puzzle(), DEDUCING_BUDGET).trace()));
        }
        if (!fault.isEmpty()) {
            throw new Disagreement(
                    "the prover '" + fault + "' does not find the one answer that this puzzle was"
                            + " made for, or ran out of its budget",
                    document);
        }
        return document;
    }
}
