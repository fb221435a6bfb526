package cluewright.clue;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One sentence with holes, used in both directions: filled in it says a clue, laid over a sentence it reads one.
 *
 * <p>A template is words separated by spaces; commas stand for themselves. Some words are special:
 * <ul>
 *   <li>{@code {where}} is a hole, filled by the slot of that name; {@code {where/people}} is filled by the same slot
 *       through another phrase, added with {@link #using};
 *   <li>{@code {status:n}} is said in the singular when the {@link Quantity} in slot n is 1, else in the plural;
 *       {@code :n!} takes the singular for 0 too ("no suspect is"); {@code :one} and {@code :many} are fixed;
 *   <li>{@code [is|are:n]} is the first word in the singular, the second in the plural; read, either will do, and so will
 *       every further one ({@code [neighbour|neighbours|neighbor|neighbors:n]}); {@code (else)} may be left out when read.
 * </ul>
 * A slot that the sentence does not mention can be fixed with {@link #when}: the template then says only clues with
 * that value, and reads it.
 */
public final class Template<B extends Board> {
    private final String text;
    private final List<Part> parts;
    private final List<Slot<B, ?>> slots;
    private final Args fixed;

    private sealed interface Part {}

    /** Words as said in the singular and in the plural; read, any of the forms will do. */
    private record Words(List<String> forms, String number, boolean optional) implements Part {
        static Words fixed(String words, boolean optional) {
            return new Words(List.of(words), "many", optional);
        }

        String say(boolean many) {
            return forms.get(many && forms.size() > 1 ? 1 : 0);
        }
    }

    private record Hole(String slot, String number) implements Part {}

    private Template(String text, List<Part> parts, List<Slot<B, ?>> slots, Args fixed) {
        this.text = text;
        this.parts = parts;
        this.slots = slots;
        this.fixed = fixed;
    }

    /** The template over these slots. */
    public static <B extends Board> Template<B> of(String text, List<Slot<B, ?>> slots) {
        List<Part> parts = new ArrayList<>();
        String bare = text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
        for (String word : bare.replace(",", " ,").split(" ")) {
            parts.add(part(word));
        }
        return new Template<>(text, parts, List.copyOf(slots), Args.none());
    }

    private static Part part(String word) {
        if (word.startsWith("(")) {
            return Words.fixed(word.substring(1, word.length() - 1), true);
        }
        boolean hole = word.startsWith("{");
        if (!hole && !word.startsWith("[")) {
            return Words.fixed(word, false);
        }
        String inner = word.substring(1, word.length() - 1);
        int colon = inner.indexOf(':');
        String number = colon < 0 ? "many" : inner.substring(colon + 1);
        String body = colon < 0 ? inner : inner.substring(0, colon);
        if (hole) {
            return new Hole(body, number);
        }
        return new Words(forms(body), number, false);
    }

    private static List<String> forms(String body) {
        List<String> forms = new ArrayList<>();
        int from = 0;
        for (int bar = body.indexOf('|'); bar >= 0; bar = body.indexOf('|', from)) {
            forms.add(body.substring(from, bar));
            from = bar + 1;
        }
        forms.add(body.substring(from));
        return List.copyOf(forms);
    }

    /** The same, with holes {@code {name/alias}} filled through another phrase of the same slot. */
    public <T> Template<B> using(String alias, Slot<B, T> slot, Phrase<B, T> phrase) {
        List<Slot<B, ?>> more = new ArrayList<>(slots);
        more.add(new Slot<>(slot.name() + "/" + alias, phrase));
        return new Template<>(text, parts, more, fixed);
    }

    /** The same, for clues whose slot has this value. */
    public <T> Template<B> when(Slot<B, T> slot, T value) {
        return new Template<>(text, parts, slots, fixed.with(slot, value));
    }

    /** The sentence with its final full stop, or null when this template cannot say these parameters. */
    @Nullable
    String say(B board, Args args) {
        for (Slot<B, ?> slot : slots) {
            Object value = fixed.find(slot.name());
            if (value != null && !value.equals(args.find(slot.name()))) {
                return null;
            }
        }
        StringBuilder sentence = new StringBuilder();
        for (Part part : parts) {
            String said = part instanceof Hole hole ? sayHole(board, args, hole) : sayWords((Words) part, args);
            if (said == null) {
                return null;
            }
            sentence.append(sentence.length() == 0 || said.equals(",") ? "" : " ")
                    .append(said);
        }
        sentence.setCharAt(0, Character.toUpperCase(sentence.charAt(0)));
        return sentence.append('.').toString();
    }

    private static String sayWords(Words words, Args args) {
        return words.say(isMany(words.number, args));
    }

    private @Nullable String sayHole(B board, Args args, Hole hole) {
        return sayValue(board, slot(hole.slot), args, isMany(hole.number, args));
    }

    private static <B extends Board, T> @Nullable String sayValue(B board, Slot<B, T> slot, Args args, boolean many) {
        return slot.phrase().say(board, args.get(parameter(slot)), many);
    }

    /** The slot without the alias of its phrase. */
    private static <B extends Board, T> Slot<B, T> parameter(Slot<B, T> slot) {
        int slash = slot.name().indexOf('/');
        return slash < 0 ? slot : new Slot<>(slot.name().substring(0, slash), slot.phrase());
    }

    private static boolean isMany(String number, Args args) {
        if (number.equals("one") || number.equals("many")) {
            return number.equals("many");
        }
        boolean zeroIsOne = number.endsWith("!");
        Object value = args.find(zeroIsOne ? number.substring(0, number.length() - 1) : number);
        int count = value instanceof Quantity quantity ? quantity.number() : 2;
        return count > 1 || count == 0 && !zeroIsOne;
    }

    /** Every way to read the whole sentence with this template. */
    List<Args> read(B board, Scan scan) {
        List<Args> found = new ArrayList<>();
        read(board, scan, 0, 0, fixed, found);
        return found;
    }

    private void read(B board, Scan scan, int index, int position, Args sofar, List<Args> found) {
        if (index == parts.size()) {
            if (scan.isEnd(position)) {
                found.add(sofar);
            }
            return;
        }
        if (parts.get(index) instanceof Words words) {
            if (words.optional) {
                read(board, scan, index + 1, position, sofar, found);
            }
            for (String form : words.forms) {
                int after = scan.after(position, form);
                if (after >= 0) {
                    read(board, scan, index + 1, after, sofar, found);
                }
            }
        } else {
            readHole(board, scan, index, position, slot(((Hole) parts.get(index)).slot), sofar, found);
        }
    }

    private <T> void readHole(
            B board, Scan scan, int index, int position, Slot<B, T> slot, Args sofar, List<Args> found) {
        Slot<B, T> parameter = parameter(slot);
        for (Phrase.Match<T> match : slot.phrase().read(board, scan, position)) {
            Object before = sofar.find(parameter.name());
            if (before == null || before.equals(match.value())) {
                read(board, scan, index + 1, match.end(), sofar.with(parameter, match.value()), found);
            }
        }
    }

    private Slot<B, ?> slot(String name) {
        for (Slot<B, ?> slot : slots) {
            if (slot.name().equals(name)) {
                return slot;
            }
        }
        throw new IllegalArgumentException("template \"" + text + "\" has a hole for '" + name + "', which is no slot");
    }

    /**
     * The template as a person would write it down: "There is/are &lt;amount&gt; &lt;status&gt; &lt;where&gt;." Holes
     * are in angle brackets, singular and plural are parted by a slash, and what may be left out is left out.
     */
    public String form() {
        StringBuilder form = new StringBuilder();
        for (String word : text.split(" ")) {
            if (!word.startsWith("(")) {
                form.append(form.length() == 0 ? "" : " ").append(plain(word));
            }
        }
        form.setCharAt(0, Character.toUpperCase(form.charAt(0)));
        return form.toString();
    }

    private static String plain(String word) {
        int start = Math.max(word.indexOf('{'), word.indexOf('['));
        int end = Math.max(word.indexOf('}'), word.indexOf(']'));
        if (start < 0 || end < start) {
            return word;
        }
        String inner = word.substring(start + 1, end);
        int colon = inner.indexOf(':');
        String body = colon < 0 ? inner : inner.substring(0, colon);
        String rest = word.substring(end + 1);
        if (word.charAt(start) == '{') {
            int slash = body.indexOf('/');
            return word.substring(0, start) + '<' + (slash < 0 ? body : body.substring(0, slash)) + '>' + rest;
        }
        String[] forms = body.split("[|]");
        return word.substring(0, start) + forms[0] + '/' + forms[1] + rest;
    }

    /** The template as written, with its holes. */
    @Override
    public String toString() {
        return text;
    }
}
