package cluewright.treasure.clue;

import cluewright.clue.Args;
import cluewright.clue.ClueType;
import cluewright.clue.Hand;
import cluewright.clue.Slot;
import cluewright.clue.Tally;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.random.Rng;
import cluewright.treasure.Bounds;
import cluewright.treasure.Hunt;
import cluewright.treasure.Layer;
import cluewright.treasure.Phrases;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What all hints share. A hint is about one square and says whether the treasure can be there; it is worked out twice:
 * {@link #isTrue} measures one square by coordinates, {@link #squares} gives the set of all squares from a survey of the
 * map.
 */
public abstract class TreasureClue extends ClueType<Hunt> {
    /** Within how many steps; more than this is proposed only for the advanced set. */
    static final int USUAL_RADIUS = 2;

    /** Within how many steps at most. */
    static final int LARGEST_RADIUS = 3;

    static final Slot<Hunt, Tally> DISTANCE = new Slot<>("distance", Phrases.NUMBER);
    static final Slot<Hunt, Tally> RADIUS = new Slot<>("radius", Phrases.NUMBER);
    static final Slot<Hunt, Bounds> BOUNDS = new Slot<>("bounds", Phrases.BOUNDS);

    private final Layer layer;

    TreasureClue(Layer layer, Wording<Hunt> wording) {
        super(wording);
        this.layer = layer;
    }

    /** Whether the hint is true when the treasure is on a square. Shares nothing with {@link #squares}. */
    abstract boolean isTrue(Hunt hunt, Args args, int square);

    /** The squares for which it is true. */
    public abstract Numbers squares(Hunt hunt, Args args);

    /** Parameters that may be true for one of these squares and say something. */
    abstract void candidates(Hunt hunt, Spots spots, Margin margin, Consumer<Args> out);

    /** Why the parameters make no sense, provided that the map has the layer; or null. */
    @Nullable
    String nonsense(Hunt hunt, Args args) {
        return null;
    }

    /** Whether people find the hint hard to use, so that it is dealt only where that is asked for. */
    public boolean isAdvanced(Args args) {
        return radius(args) > USUAL_RADIUS;
    }

    /** What it costs to see whether the hint is true for one square, 1 to 10: its weight, and more for a wide look. */
    public int cost(Args args) {
        return Math.min(10, wording().weight() + Math.max(0, radius(args) - 1));
    }

    private int radius(Args args) {
        for (Slot<Hunt, ?> slot : wording().slots()) {
            if (slot.name().equals(DISTANCE.name())) {
                return args.get(DISTANCE).number();
            }
            if (slot.name().equals(RADIUS.name())) {
                return args.get(RADIUS).number();
            }
        }
        return 0;
    }

    /**
     * Hints that are true for a square, and the squares for which each is true, with margins as drawn; those that say
     * nothing, or all, are left out.
     */
    public final Map<Args, Numbers> drawn(Hunt hunt, int square, Rng rng) {
        return proposals(hunt, square, Margin.drawn(rng));
    }

    private Map<Args, Numbers> proposals(Hunt hunt, int square, Margin margin) {
        Map<Args, Numbers> found = proposals(hunt, Spots.at(square), margin);
        found.values().removeIf(squares -> !squares.contains(square));
        return found;
    }

    /** The hints that are true for some square, with every margin. */
    public final Map<Args, Numbers> everywhere(Hunt hunt) {
        return proposals(hunt, Spots.everywhere(hunt), Margin.all());
    }

    private Map<Args, Numbers> proposals(Hunt hunt, Spots spots, Margin margin) {
        Map<Args, Numbers> found = new LinkedHashMap<>();
        if (hunt.chart().has(layer)) {
            candidates(hunt, spots, margin, args -> {
                if (!found.containsKey(args) && senseless(hunt, args) == null) {
                    found.put(args, squares(hunt, args));
                }
            });
        }
        found.values()
                .removeIf(squares ->
                        squares.size() <= 1 || squares.size() >= hunt.chart().size());
        return found;
    }

    @Override
    public final void propose(Hunt hunt, World truth, Hand hand, Consumer<Args> out) {
        int square = truth.value(Hunt.TREASURE);
        hand.of(List.copyOf(proposals(hunt, square, Margin.all()).keySet())).forEach(out);
    }

    @Override
    public final @Nullable String senseless(Hunt hunt, Args args) {
        return hunt.chart().has(layer) ? nonsense(hunt, args) : "the map has no '" + layer.word() + "'";
    }

    @Override
    public final boolean holds(Hunt hunt, Args args, World world) {
        return isTrue(hunt, args, world.value(Hunt.TREASURE));
    }

    @Override
    public final Formula formula(Hunt hunt, Args args) {
        Numbers squares = squares(hunt, args);
        if (squares.isEmpty()) {
            return Formula.no();
        }
        return squares.size() == hunt.chart().size() ? Formula.yes() : Formula.literal(Hunt.TREASURE, squares);
    }

    /** Why a number of steps cannot be measured, or null. */
    static @Nullable String tooFar(int steps) {
        return steps > 31 ? "no map is so large that " + steps + " steps mean anything" : null;
    }

    /** Why bounds make no sense, or null. */
    static @Nullable String nonsense(Bounds bounds) {
        if (bounds.isReversed()) {
            return "the bounds are the wrong way round";
        }
        return bounds.isAtLeast() && bounds.low() == 0 ? "it is always at least 0" : null;
    }

    /** The radii to propose; the largest is for the advanced set. */
    static List<Tally> radii() {
        List<Tally> radii = new ArrayList<>();
        for (int radius = 1; radius <= LARGEST_RADIUS; radius++) {
            radii.add(new Tally(radius));
        }
        return radii;
    }
}
