package cluewright.clue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * What a clue type is called, how it is said, and how hard it is to use.
 *
 * @param id the name in documents, lower case with hyphens
 * @param category the group it belongs to, for variety and for the printed reference
 * @param weight how much it asks of a reader, 1 (plain) to 10
 * @param slots its parameters
 * @param templates its sentences; the first that can say a clue is the canonical one, the others are read too
 */
public record Wording<B extends Board>(
        String id, String category, int weight, List<Slot<B, ?>> slots, List<Template<B>> templates) {
    public Wording {
        slots = List.copyOf(slots);
        templates = List.copyOf(templates);
        if (weight < 1 || weight > 10) {
            throw new IllegalArgumentException("weight " + weight + " of '" + id + "' is not within 1 to 10");
        }
    }

    /** A wording without sentences yet. */
    public static <B extends Board> Wording<B> of(String id, String category, int weight, List<Slot<B, ?>> slots) {
        return new Wording<>(id, category, weight, slots, List.of());
    }

    /** The same with one more sentence over all its slots. */
    public Wording<B> says(String template) {
        return says(Template.of(template, slots));
    }

    /** The same with one more sentence over all its slots, narrowed: {@code says("…", t -> t.when(slot, value))}. */
    public Wording<B> says(String template, UnaryOperator<Template<B>> narrowed) {
        return says(narrowed.apply(Template.of(template, slots)));
    }

    private Wording<B> says(Template<B> template) {
        List<Template<B>> more = new ArrayList<>(templates);
        more.add(template);
        return new Wording<>(id, category, weight, slots, more);
    }
}
