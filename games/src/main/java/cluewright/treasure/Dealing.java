package cluewright.treasure;

import cluewright.clue.ClueType;
import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.puzzle.Aim;
import cluewright.puzzle.Composer;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import cluewright.puzzle.Tree;
import cluewright.random.Rng;
import cluewright.select.Card;
import cluewright.select.Deal;
import cluewright.select.DealGate;
import cluewright.select.Dealer;
import cluewright.select.Forward;
import cluewright.select.Leak;
import cluewright.select.Reduction;
import cluewright.select.ValueSet;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Composes puzzles of the treasure game. The map comes from the bare seed word and what is asked of the map, so that the
 * same word is the same map whatever is played on it. Another try takes another square, never another map: first squares
 * with a deal that passes every gate are looked for, then the one for which the fewest gates have to be given up.
 */
final class Dealing implements Composer {
    /** How many squares are tried with every gate in force. */
    private static final int SQUARES = 24;

    /** How many are tried where a difficulty is asked for, and another try may do better. */
    private static final int FEW_SQUARES = 4;

    /** How many of them are then tried with a long search. */
    private static final int LONG_SQUARES = 4;

    /** How many squares are tried with gates given up, when no square passed them all. */
    private static final int LOOSE_SQUARES = 4;

    /** How many false hints there are to choose from in the way with liars. */
    private static final int FALSE_HINTS = 60;

    /** The most cards a player holds for which it is worked out what they give away: of three there are too many hands. */
    private static final int MOST_FOR_LEAK = 2;

    /** How many hints lead to a small treasure: as few of so many as will do, or else of more. */
    private static final int OWN_HINTS = 4;

    private static final int MOST_OWN_HINTS = 9;
    private static final int RESTARTS = 50;

    private final Treasure game;

    Dealing(Treasure game) {
        this.game = game;
    }

    @Override
    public boolean isTraced() {
        return false;
    }

    /** A square, the hints it was dealt from, and the deal. */
    record Dealt(int square, List<Catalogue.Hint> pool, Deal deal) {}

    @Override
    public @Nullable Draft compose(Order order, String seed, int attempt, Map<String, Integer> rejects) {
        checkAim(order.aim());
        Request request = Request.of(order.settings());
        Hunt hunt = hunt(request, seed);
        Catalogue catalogue = new Catalogue(hunt, types(order), request.advanced());
        Taste taste = Taste.of(order.aim(), attempt);
        Rng rng = Generator.rng(order, seed, attempt);
        Map<DealGate, Long> turned = new LinkedHashMap<>();
        Dealt dealt = taste.isPicky()
                ? strictly(request, hunt, catalogue.to(taste), rng, turned, FEW_SQUARES)
                : deal(request, hunt, catalogue, rng, turned);
        turned.forEach(
                (gate, times) -> rejects.merge(Fairness.word(gate), (int) Math.min(times, 1 << 20), Integer::sum));
        if (dealt == null) {
            rejects.merge("fair at that difficulty", 1, Integer::sum);
            return null;
        }
        Draft draft = draft(request, hunt, dealt);
        int effort = Toil.of(draft.puzzle(), new Sighting(draft.puzzle())).score();
        if (effort < order.aim().least() || effort > order.aim().greatest()) {
            rejects.merge(effort < order.aim().least() ? "too easy" : "too hard", 1, Integer::sum);
            return null;
        }
        return certified(request, catalogue, dealt, draft, rng.stream("certificate"));
    }

    private static void checkAim(Aim aim) {
        if (aim.mode() != Mode.OPEN) {
            throw new Refused("in the treasure game hints are in the hands of players; leave 'mode' out.");
        }
        if (aim.clues() != Aim.ANY) {
            throw new Refused("in the treasure game every player has as many hints; ask for 'hints' and 'players'"
                    + " instead of 'clues'.");
        }
        if (aim.maxStep() != Aim.STANDARD_STEP || aim.redundant() != Aim.ANY) {
            throw new Refused("a treasure is not found by steps of so many hints, and nobody's hint can be left out;"
                    + " leave 'max-step' and 'redundant' out.");
        }
    }

    /** The map of a seed word, and who plays. */
    static Hunt hunt(Request request, String seed) {
        return new Hunt(Cartographer.draw(request.plan(), seed), request.party());
    }

    List<ClueType<Hunt>> types(Order order) {
        List<ClueType<Hunt>> types = new ArrayList<>(game.vocabulary().types());
        types.removeIf(type -> !order.types().contains(type.id()));
        return types;
    }

    /** The first square with a deal that passes every gate, after a short search for each, or else after a long one. */
    static Dealt deal(Request request, Hunt hunt, Catalogue catalogue, Rng rng, Map<DealGate, Long> turned) {
        Dealt dealt = strictly(request, hunt, catalogue, rng, turned, SQUARES + LONG_SQUARES);
        if (dealt != null) {
            return dealt;
        }
        List<Integer> squares = squares(hunt, rng);
        return loosely(request, hunt, catalogue, squares.subList(0, Math.min(LOOSE_SQUARES, squares.size())), rng);
    }

    /** Random squares of a map. */
    private static List<Integer> squares(Hunt hunt, Rng rng) {
        List<Integer> squares = new ArrayList<>();
        for (int square = 0; square < hunt.chart().size(); square++) {
            squares.add(square);
        }
        return rng.stream("treasure").sample(squares, Math.min(SQUARES, squares.size()));
    }

    /** The same, or null when so many searches find none. */
    private static @Nullable Dealt strictly(
            Request request, Hunt hunt, Catalogue catalogue, Rng rng, Map<DealGate, Long> turned, int searches) {
        List<Integer> squares = squares(hunt, rng);
        for (int tried = 0; tried < Math.min(searches, squares.size() + LONG_SQUARES); tried++) {
            boolean isShort = tried < squares.size();
            int square = squares.get(tried % squares.size());
            Rng own = rng.stream("square " + square);
            List<Catalogue.Hint> pool = pool(request, hunt, catalogue, square, own);
            Dealer dealer = new Dealer(Catalogue.cards(pool), square, request.terms());
            Deal deal = isShort ? dealer.dealAtOnce(own.stream("deal")) : dealer.dealQuickly(own.stream("deal"));
            dealer.rejects().forEach((gate, times) -> turned.merge(gate, times, Long::sum));
            if (deal != null && speaksOfSmall(request, pool, deal)) {
                return new Dealt(square, pool, deal);
            }
        }
        return null;
    }

    /** The deal for which the fewest gates are given up. */
    private static Dealt loosely(Request request, Hunt hunt, Catalogue catalogue, List<Integer> squares, Rng rng) {
        Dealt best = null;
        DealGate inTheWay = DealGate.ONE_ANSWER;
        for (int square : squares) {
            Rng own = rng.stream("square " + square);
            List<Catalogue.Hint> pool = pool(request, hunt, catalogue, square, own);
            Dealer.Outcome outcome =
                    new Dealer(Catalogue.cards(pool), square, request.terms()).deal(own.stream("loosely"));
            if (outcome instanceof Dealer.Dealt found) {
                int fewest = best == null
                        ? Integer.MAX_VALUE
                        : best.deal().loosened().size();
                boolean isBetter = found.deal().loosened().size() < fewest;
                best = isBetter && speaksOfSmall(request, pool, found.deal())
                        ? new Dealt(square, pool, found.deal())
                        : best;
            } else if (outcome instanceof Dealer.NotDealt none) {
                inTheWay = none.inTheWay();
            }
        }
        if (best == null) {
            throw new Refused("no deal for " + request.party().players() + " players with " + request.hintsEach()
                    + " each was found on this map for any of " + squares.size() + " squares; the gate in the way is '"
                    + Fairness.word(inTheWay) + "'. Give each player more hints, allow more clue types, or take another"
                    + " seed.");
        }
        return best;
    }

    /** True hints, and where there are liars false ones too. */
    private static List<Catalogue.Hint> pool(Request request, Hunt hunt, Catalogue catalogue, int square, Rng rng) {
        List<Catalogue.Hint> pool = new ArrayList<>(catalogue.pool(square, rng.stream("hints")));
        if (request.party().liars() > 0) {
            Rng wrong = rng.stream("false hints");
            int other = (square + 1 + wrong.below(hunt.chart().size() - 1))
                    % hunt.chart().size();
            List<Catalogue.Hint> others = new ArrayList<>(catalogue.pool(other, wrong));
            others.removeIf(hint -> hint.card().values().has(square));
            pool.addAll(others.subList(0, Math.min(FALSE_HINTS, others.size())));
        }
        return pool;
    }

    /** In the way with small treasures some hint must speak of them. */
    private static boolean speaksOfSmall(Request request, List<Catalogue.Hint> pool, Deal deal) {
        boolean speaks = request.party().way() != Way.INTERMEDIATE;
        for (List<Integer> hand : deal.hands()) {
            for (int card : hand) {
                speaks |= pool.get(card).card().category().equals("small treasures");
            }
        }
        return speaks;
    }

    private static Draft draft(Request request, Hunt hunt, Dealt dealt) {
        List<Puzzle.Held> held = new ArrayList<>();
        int[] values = new int[hunt.space().variables().size()];
        values[Hunt.TREASURE] = dealt.square();
        for (int player = 1; player <= request.party().players(); player++) {
            List<Integer> hand = new ArrayList<>(dealt.deal().hands().get(player - 1));
            hand.sort(null);
            for (int card : hand) {
                held.add(new Puzzle.Held(dealt.pool().get(card).clue(), player));
            }
            values[player] = dealt.deal().liars().contains(player - 1) ? 1 : 0;
        }
        return new Draft(new Puzzle(hunt, Mode.OPEN, List.of(), held), World.of(values), Tree.fields());
    }

    /** The draft with its certificate, its difficulty, and small treasures to be found where the way has them. */
    private static Draft certified(Request request, Catalogue catalogue, Dealt dealt, Draft draft, Rng rng) {
        Hunt hunt = (Hunt) draft.puzzle().board();
        Hunt board = request.party().way() == Way.INTERMEDIATE
                ? hunt.with(request.party().with(quests(hunt, catalogue, rng.stream("small"))))
                : hunt;
        Puzzle puzzle = new Puzzle(board, Mode.OPEN, List.of(), draft.puzzle().clues());
        List<ValueSet> possible = leak(request, catalogue, dealt);
        Tree.Fields deal =
                Certificate.write(puzzle, draft.truth(), possible, dealt.deal().loosened());
        Toil toil = Toil.of(puzzle, new Sighting(puzzle));
        return new Draft(
                puzzle,
                draft.truth(),
                Tree.fields().with("difficulty", toil.tree(puzzle)).with("deal", deal));
    }

    /** For each player the squares that are still possible; none where that is not worked out. */
    private static List<ValueSet> leak(Request request, Catalogue catalogue, Dealt dealt) {
        if (request.party().liars() > 0
                || request.hintsEach() > MOST_FOR_LEAK
                || request.party().unneeded() > 0) {
            return List.of();
        }
        List<Catalogue.Hint> all = new ArrayList<>(catalogue.all());
        List<List<Integer>> hands = new ArrayList<>();
        for (List<Integer> hand : dealt.deal().hands()) {
            List<Integer> cards = new ArrayList<>();
            for (int card : hand) {
                Catalogue.Hint hint = dealt.pool().get(card);
                int place = place(all, hint);
                cards.add(place);
            }
            hands.add(cards);
        }
        Set<DealGate> loosened = EnumSet.noneOf(DealGate.class);
        loosened.addAll(dealt.deal().loosened());
        return new Leak(Catalogue.cards(all), request.terms(), loosened).possible(hands);
    }

    private static int place(List<Catalogue.Hint> all, Catalogue.Hint hint) {
        for (int place = 0; place < all.size(); place++) {
            if (all.get(place).card().values().equals(hint.card().values())) {
                return place;
            }
        }
        all.add(hint);
        return all.size() - 1;
    }

    /** Hints to each small treasure: a few that leave its square alone and do not speak of small ones, all needed. */
    private static List<Party.Quest> quests(Hunt hunt, Catalogue catalogue, Rng rng) {
        List<Party.Quest> quests = new ArrayList<>();
        List<Integer> small = hunt.chart().small();
        for (int square : small == null ? List.<Integer>of() : small) {
            List<Catalogue.Hint> pool = new ArrayList<>(catalogue.pool(square, rng.stream("pool " + square)));
            pool.removeIf(hint -> hint.card().category().equals("small treasures"));
            List<Integer> chosen = chosen(pool, square, rng.stream("choose " + square));
            List<Card> cards = new ArrayList<>();
            chosen.forEach(card -> cards.add(pool.get(card).card()));
            List<String> says = new ArrayList<>();
            for (int card : Reduction.reduce(cards, rng.stream("reduce " + square))) {
                says.add(pool.get(chosen.get(card)).clue().sentence());
            }
            quests.add(new Party.Quest(quests.size() + 1, square, says));
        }
        return quests;
    }

    private static List<Integer> chosen(List<Catalogue.Hint> pool, int square, Rng rng) {
        for (int most = OWN_HINTS; most <= MOST_OWN_HINTS; most++) {
            List<Integer> chosen = Forward.choose(Catalogue.cards(pool), square, most, RESTARTS, rng);
            if (chosen != null) {
                return chosen;
            }
        }
        throw new Refused("no " + MOST_OWN_HINTS
                + " hints lead to one of the small treasures; allow more clue types, or take another seed.");
    }
}
