package cluewright.clue;

import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The clue types of one game, in the order of its list, and the reader of their sentences. */
public record Vocabulary<B extends Board>(List<ClueType<B>> types) {
    public Vocabulary {
        types = List.copyOf(types);
    }

    /** The type of this id; refused with the nearest one when there is none. */
    public ClueType<B> type(String id) {
        List<String> ids = new ArrayList<>();
        for (ClueType<B> type : types) {
            if (type.id().equals(id)) {
                return type;
            }
            ids.add(type.id());
        }
        throw new Refused("there is no clue type '" + id + "'." + Refused.maybe(id, ids));
    }

    /** Every different clue that the sentence can mean; none when it cannot be read. */
    public List<Clue> readings(B board, String sentence) {
        return readings(board, new Scan(sentence));
    }

    private List<Clue> readings(B board, Scan scan) {
        Set<Clue> found = new LinkedHashSet<>();
        for (ClueType<B> type : types) {
            for (Template<B> template : type.wording().templates()) {
                for (Args args : template.read(board, scan)) {
                    found.add(type.clue(board, args));
                }
            }
        }
        return List.copyOf(found);
    }

    /**
     * The clue that the sentence means. Refused when it cannot be read (with the word where reading ended and the
     * sentence form that came furthest), when it has two readings (with both), and when it makes no sense (with why).
     */
    public Clue read(B board, String sentence) {
        List<Clue> found = readings(board, sentence);
        if (found.isEmpty()) {
            throw unreadable(board, sentence);
        }
        return sensible(found, "\"" + Scan.tidy(sentence) + "\"");
    }

    /** The clue of this type whose parameters are said so. Refused as sentences are. */
    public Clue read(B board, String typeId, Map<String, String> parameters) {
        ClueType<B> type = type(typeId);
        List<String> names = new ArrayList<>();
        List<Args> all = List.of(Args.none());
        for (Slot<B, ?> slot : type.wording().slots()) {
            names.add(slot.name());
            all = with(board, type, slot, parameters, all);
        }
        for (String name : parameters.keySet()) {
            if (!names.contains(name)) {
                throw new Refused("clue type '" + typeId + "' has no parameter '" + name + "'; it has "
                        + String.join(", ", names) + "." + Refused.maybe(name, names));
            }
        }
        Set<Clue> found = new LinkedHashSet<>();
        for (Args args : all) {
            found.add(type.clue(board, args));
        }
        return sensible(List.copyOf(found), "'" + typeId + "' with " + parameters);
    }

    private <T> List<Args> with(
            B board, ClueType<B> type, Slot<B, T> slot, Map<String, String> parameters, List<Args> all) {
        String said = parameters.get(slot.name());
        T standard = slot.standard();
        if (said == null && standard != null) {
            return all.stream().map(args -> args.with(slot, standard)).toList();
        }
        if (said == null) {
            throw new Refused("clue type '" + type.id() + "' needs '" + slot.name() + "', "
                    + slot.phrase().name() + ".");
        }
        Scan scan = new Scan(said);
        List<Args> more = new ArrayList<>();
        for (Phrase.Match<T> match : slot.phrase().read(board, scan, 0)) {
            if (scan.isEnd(match.end())) {
                for (Args args : all) {
                    more.add(args.with(slot, match.value()));
                }
            }
        }
        if (more.isEmpty()) {
            throw new Refused("'" + said + "' cannot be read as "
                    + slot.phrase().name() + " (parameter '" + slot.name() + "' of clue type '" + type.id() + "').");
        }
        return more;
    }

    private static Clue sensible(List<Clue> found, String said) {
        if (found.size() > 1) {
            String one = found.get(0) + "\" (" + found.get(0).type() + ")";
            String other = found.get(1) + "\" (" + found.get(1).type() + ")";
            throw new Refused(said + " can be read in two ways"
                    + (one.equals(other)
                            ? ", both written \"" + one + ", because a name on the board is made of others. Give that"
                                    + " one another name."
                            : ": \"" + one + " and \"" + other + ". Say it in other words."));
        }
        Clue clue = found.get(0);
        String why = clue.senseless();
        if (why != null) {
            throw new Refused(said + " makes no sense: " + why + ".");
        }
        return clue;
    }

    private Refused unreadable(B board, String sentence) {
        int furthest = -1;
        Set<String> nearest = new LinkedHashSet<>();
        Scan whole = new Scan(sentence);
        readings(board, whole);
        for (ClueType<B> type : types) {
            for (Template<B> template : type.wording().templates()) {
                Scan scan = new Scan(sentence);
                template.read(board, scan);
                if (scan.furthest() > furthest) {
                    furthest = scan.furthest();
                    nearest.clear();
                }
                if (scan.furthest() == furthest) {
                    nearest.add(template.form());
                }
            }
        }
        String where = whole.obstacle().isEmpty()
                ? "it ends too early"
                : "'" + shortened(whole.obstacle()) + "' is not understood there";
        String form = furthest == 0
                ? ""
                : " The nearest form is: " + nearest.iterator().next();
        return new Refused("cannot read \"" + shortened(Scan.tidy(sentence)) + "\": " + where + "." + form);
    }

    private static String shortened(String text) {
        return text.length() <= 200 ? text : text.substring(0, 200) + "…";
    }

    /** The types by category, in the order of the list. */
    public Map<String, List<ClueType<B>>> byCategory() {
        Map<String, List<ClueType<B>>> groups = new LinkedHashMap<>();
        for (ClueType<B> type : types) {
            groups.computeIfAbsent(type.wording().category(), category -> new ArrayList<>())
                    .add(type);
        }
        return groups;
    }
}
