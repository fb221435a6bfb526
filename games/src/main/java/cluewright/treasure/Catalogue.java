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

    /** A clue and what dealing needs to know of it. */
    record Hint(Clue clue, Card card) {}

    Catalogue(Hunt hunt, List<ClueType<Hunt>> types, boolean advanced) {
        this.hunt = hunt;
        this.types = types;
        this.advanced = advanced;
    }

    /** A few random hints of each type that are true for a square, their thresholds drawn. */
    List<Hint> pool(int square, Rng rng) {
        Map<ValueSet, Hint> pool = new LinkedHashMap<>();
        for (ClueType<Hunt> type : types) {
            if (type instanceof TreasureClue hints) {
                Rng own = rng.stream(type.id());
                List<Args> drawn = new ArrayList<>(hints.drawn(hunt, square, own));
                drawn.removeIf(args -> !advanced && hints.isAdvanced(args));
                own.sample(drawn, Math.min(BUNDLE, drawn.size())).forEach(args -> add(pool, hints, args));
            }
        }
        return List.copyOf(pool.values());
    }

    /** Every hint of the map that is true for some square. */
    List<Hint> all() {
        Map<ValueSet, Hint> all = new LinkedHashMap<>();
        for (ClueType<Hunt> type : types) {
            if (type instanceof TreasureClue hints) {
                Map<Args, Boolean> seen = new LinkedHashMap<>();
                for (int square = 0; square < hunt.chart().size(); square++) {
                    for (Args args : hints.all(hunt, square)) {
                        boolean isNew = seen.put(args, true) == null;
                        if (isNew && (advanced || !hints.isAdvanced(args))) {
                            add(all, hints, args);
                        }
                    }
                }
            }
        }
        return List.copyOf(all.values());
    }

    private void add(Map<ValueSet, Hint> hints, TreasureClue type, Args args) {
        Hint hint = hint(type, args);
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

    private Hint hint(TreasureClue type, Args args) {
        Numbers squares = type.squares(hunt, args);
        ValueSet values = ValueSet.where(hunt.chart().size(), squares::contains);
        return new Hint(
                type.clue(hunt, args),
                new Card(values, type.id(), type.wording().category(), type.cost(args)));
    }

    static List<Card> cards(List<Hint> hints) {
        return hints.stream().map(Hint::card).toList();
    }
}
