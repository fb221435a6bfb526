package cluewright.treasure;

import cluewright.clue.Args;
import cluewright.clue.Clue;
import cluewright.clue.ClueType;
import cluewright.formula.Numbers;
import cluewright.random.Rng;
import cluewright.select.Card;
import cluewright.select.ValueSet;
import cluewright.treasure.clue.TreasureClue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The hints that may be dealt on one map, as cards. Two hints that leave the same squares are one, in the plainest
 * wording.
 */
final class Catalogue {
    /** How many variants of one type a pool keeps, so that no type floods the others. */
    private static final int BUNDLE = 8;

    private final Hunt hunt;
    private final List<ClueType<Hunt>> types;
    private final boolean advanced;
    private final Taste taste;

    /** A clue and what dealing needs to know of it. */
    record Hint(Clue clue, Card card) {}

    Catalogue(Hunt hunt, List<ClueType<Hunt>> types, boolean advanced) {
        this(hunt, types, advanced, Taste.ANY);
    }

    private Catalogue(Hunt hunt, List<ClueType<Hunt>> types, boolean advanced, Taste taste) {
        this.hunt = hunt;
        this.types = types;
        this.advanced = advanced;
        this.taste = taste;
    }

    /** The same catalogue, of which pools hold only what suits. */
    Catalogue to(Taste other) {
        return new Catalogue(hunt, types, advanced, other);
    }

    /** A few random hints of each type that are true for a square, their thresholds drawn. */
    List<Hint> pool(int square, Rng rng) {
        Map<ValueSet, Hint> pool = new LinkedHashMap<>();
        for (ClueType<Hunt> type : types) {
            if (type instanceof TreasureClue hints) {
                Rng own = rng.stream(type.id());
                Map<Args, Numbers> drawn = hints.drawn(hunt, square, own);
                List<Args> some = new ArrayList<>(drawn.keySet());
                some.removeIf(args -> !advanced && hints.isAdvanced(args));
                for (Args args : own.sample(some, Math.min(BUNDLE, some.size()))) {
                    add(pool, hints, args, Objects.requireNonNull(drawn.get(args)));
                }
            }
        }
        return pool.values().stream().filter(hint -> taste.suits(hint.card())).toList();
    }

    /** Every hint of the map that is true for some square. */
    List<Hint> all() {
        Map<ValueSet, Hint> all = new LinkedHashMap<>();
        for (ClueType<Hunt> type : types) {
            if (type instanceof TreasureClue hints) {
                hints.everywhere(hunt).forEach((args, squares) -> {
                    if (advanced || !hints.isAdvanced(args)) {
                        add(all, hints, args, squares);
                    }
                });
            }
        }
        return List.copyOf(all.values());
    }

    private void add(Map<ValueSet, Hint> hints, TreasureClue type, Args args, Numbers squares) {
        Hint hint = hint(type, args, squares);
        Hint before = hints.get(hint.card().values());
        if (before == null || isPlainer(hint, before)) {
            hints.put(hint.card().values(), hint);
        }
    }

    private static boolean isPlainer(Hint one, Hint other) {
        return one.card().weight() != other.card().weight()
                ? one.card().weight() < other.card().weight()
                : one.clue().sentence().length() < other.clue().sentence().length();
    }

    private Hint hint(TreasureClue type, Args args, Numbers squares) {
        ValueSet values = ValueSet.where(hunt.chart().size(), squares::contains);
        return new Hint(
                type.clue(hunt, args),
                new Card(values, type.id(), type.wording().category(), type.cost(args)));
    }

    static List<Card> cards(List<Hint> hints) {
        return hints.stream().map(Hint::card).toList();
    }
}
