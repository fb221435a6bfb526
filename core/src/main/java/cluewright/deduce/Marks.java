package cluewright.deduce;

import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a player has written on the board. Immutable.
 *
 * @param sure what the player holds for true, in the order in which it was marked; right or wrong
 * @param pencil what the player only considers; nothing is ever concluded from it
 * @param notes the player's own words about variables
 */
public record Marks(List<Fact> sure, List<Fact> pencil, Map<Integer, String> notes) {
    /** An empty board. */
    public static final Marks NONE = new Marks(List.of(), List.of(), Map.of());

    public Marks {
        sure = List.copyOf(sure);
        pencil = List.copyOf(pencil);
        notes = Collections.unmodifiableMap(new TreeMap<>(notes));
    }

    /** The same with one more sure mark; whatever contradicts it, and pencil on a variable that it settles, goes. */
    public Marks with(Space space, Fact fact) {
        List<Fact> more = new ArrayList<>(sure);
        more.removeIf(old -> old.equals(fact) || excludes(space, old, fact));
        more.add(fact);
        List<Fact> rest = new ArrayList<>(pencil);
        rest.removeIf(old -> old.variable() == fact.variable() && (fact.is() || old.value() == fact.value()));
        return new Marks(more, rest, notes);
    }

    /** Whether no value of their common variable fits both. */
    private static boolean excludes(Space space, Fact one, Fact other) {
        return one.variable() == other.variable()
                && new Knowledge(List.of(one), List.of()).says(space, other.negated());
    }

    /** The same with a pencil mark in place of those that contradict it. */
    public Marks withPencil(Space space, Fact fact) {
        List<Fact> more = new ArrayList<>(pencil);
        more.removeIf(old -> old.equals(fact) || excludes(space, old, fact));
        more.add(fact);
        return new Marks(sure, more, notes);
    }

    /** The same without this pencil mark. */
    public Marks withoutPencil(Fact fact) {
        List<Fact> fewer = new ArrayList<>(pencil);
        fewer.remove(fact);
        return new Marks(sure, fewer, notes);
    }

    /** The same without these sure marks. */
    public Marks without(List<Fact> facts) {
        List<Fact> fewer = new ArrayList<>(sure);
        fewer.removeAll(facts);
        return new Marks(fewer, pencil, notes);
    }

    /** The same with another note on a variable; an empty one takes the note away. */
    public Marks withNote(int variable, String note) {
        Map<Integer, String> others = new TreeMap<>(notes);
        if (note.isEmpty()) {
            others.remove(variable);
        } else {
            others.put(variable, note);
        }
        return new Marks(sure, pencil, others);
    }
}
