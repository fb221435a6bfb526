package cluewright.puzzle;

import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A document before anybody has made sense of it: maps, lists, and plain values, each of which knows where it stands.
 * JSON and YAML files are read into trees and written from them; what a tree means is decided here in core. Immutable.
 */
public sealed interface Tree {
    /** Where it stands, for error messages: "line 7, board.people[2].name"; empty for trees made by the program. */
    String place();

    /** An error about this place. */
    default Refused refused(String sentence) {
        return place().isEmpty() ? new Refused(sentence) : new Refused(sentence).at(place());
    }

    /** Whether the other says the same, wherever the two stand; the order of fields does not matter. */
    default boolean sameAs(Tree other) {
        if (this instanceof Fields mine && other instanceof Fields others) {
            return mine.fields.keySet().equals(others.fields.keySet())
                    && mine.fields.keySet().stream()
                            .allMatch(name -> mine.get(name).sameAs(others.get(name)));
        }
        if (this instanceof Items mine && other instanceof Items others) {
            boolean same = mine.items.size() == others.items.size();
            for (int i = 0; same && i < mine.items.size(); i++) {
                same = mine.items.get(i).sameAs(others.items.get(i));
            }
            return same;
        }
        return this instanceof Leaf mine && other instanceof Leaf others && mine.value.equals(others.value);
    }

    /** A plain value: text, a whole number ({@link Long}) or a {@link Boolean}. */
    record Leaf(Object value, String place) implements Tree {
        public Leaf {
            if (!(value instanceof String || value instanceof Long || value instanceof Boolean)) {
                throw new IllegalArgumentException("not a plain value: " + value.getClass());
            }
        }
    }

    /** A list. */
    record Items(List<Tree> items, String place) implements Tree {
        public Items {
            items = List.copyOf(items);
        }
    }

    /** A map from names to trees, in order. */
    record Fields(Map<String, Tree> fields, String place) implements Tree {
        public Fields {
            fields = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(fields));
        }

        /** The same with one field more, or a field replaced. */
        public Fields with(String name, Tree value) {
            Map<String, Tree> more = new LinkedHashMap<>(fields);
            more.put(name, value);
            return new Fields(more, place);
        }

        /** The same with a text field more. */
        public Fields with(String name, String value) {
            return with(name, Tree.of(value));
        }

        /** The same with a number field more. */
        public Fields with(String name, long value) {
            return with(name, Tree.of(value));
        }

        /** The same with a field that is true or false. */
        public Fields with(String name, boolean value) {
            return with(name, new Leaf(value, ""));
        }

        /** The same without a field. */
        public Fields without(String name) {
            Map<String, Tree> fewer = new LinkedHashMap<>(fields);
            fewer.remove(name);
            return new Fields(fewer, place);
        }

        public boolean has(String name) {
            return fields.containsKey(name);
        }

        /** The field of this name; refused when it is missing. */
        public Tree get(String name) {
            Tree field = fields.get(name);
            if (field == null) {
                throw refused("the field '" + name + "' is missing.");
            }
            return field;
        }

        /** The field of this name, or an empty list when it is missing. */
        public List<Tree> list(String name) {
            return has(name) ? get(name).asList() : List.of();
        }

        /** Refuses fields other than these, with the nearest name that is meant to be there. */
        public void only(String... names) {
            List<String> known = List.of(names);
            for (Map.Entry<String, Tree> field : fields.entrySet()) {
                if (!known.contains(field.getKey())) {
                    throw field.getValue()
                            .refused("there is no field '" + field.getKey() + "' here; the fields are "
                                    + String.join(", ", known) + "." + Refused.maybe(field.getKey(), known));
                }
            }
        }
    }

    static Tree of(String text) {
        return new Leaf(text, "");
    }

    static Tree of(long number) {
        return new Leaf(number, "");
    }

    static Tree of(List<? extends Tree> items) {
        return new Items(List.copyOf(items), "");
    }

    /** A list of texts. */
    static Tree texts(List<String> texts) {
        List<Tree> items = new ArrayList<>();
        for (String text : texts) {
            items.add(of(text));
        }
        return of(items);
    }

    /** A map without fields. */
    static Fields fields() {
        return new Fields(Map.of(), "");
    }

    /** This tree as a map; refused when it is something else. */
    default Fields asFields() {
        if (this instanceof Fields fields) {
            return fields;
        }
        throw refused("this must be a map with named fields, not " + kind() + ".");
    }

    /** This tree as a list; refused when it is something else. */
    default List<Tree> asList() {
        if (this instanceof Items list) {
            return list.items;
        }
        throw refused("this must be a list, not " + kind() + ".");
    }

    /** This tree as text; numbers count as text, since YAML reads an unquoted 12 as a number. */
    default String asText() {
        if (this instanceof Leaf leaf && !(leaf.value instanceof Boolean)) {
            return leaf.value.toString();
        }
        throw refused("this must be text, not " + kind() + ".");
    }

    /** This tree as a whole number from {@code low} to {@code high}; refused when it is something else. */
    default int asNumber(int low, int high) {
        if (this instanceof Leaf leaf && leaf.value instanceof Long number && number >= low && number <= high) {
            return (int) (long) number;
        }
        throw refused("this must be a whole number from " + low + " to " + high + ", not " + kind() + ".");
    }

    private String kind() {
        if (this instanceof Leaf leaf) {
            String text = leaf.value.toString();
            return "'" + (text.length() > 40 ? text.substring(0, 40) + "…" : text) + "'";
        }
        return this instanceof Items ? "a list" : "a map";
    }
}
