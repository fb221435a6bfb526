package cluewright.cli;

import cluewright.games.Games;
import cluewright.puzzle.Document;
import cluewright.puzzle.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A reader of whodunits as they are printed for people: of the text alone it makes a document again. It knows how the
 * sheet looks, and of the sentences nothing; those are read by the templates.
 */
final class PrintedWhodunit {
    private static final Pattern PERSON = Pattern.compile(" {2}\\[.] (.+?)(?: \\((.*)\\))?");
    private static final Pattern CLUE = Pattern.compile(" {2,3}\\d+\\. (?:([^:]+): )?(.*)");
    private static final Pattern LIARS = Pattern.compile(" {2}(Exactly|At most) (one|\\d) of them (?:is|are) .*");

    private final List<Tree> people = new ArrayList<>();
    private final List<Tree> clues = new ArrayList<>();
    private List<Tree> places = List.of();
    private List<Tree> colours = List.of();
    private List<Tree> slots = List.of();
    private List<Tree> ways = List.of();
    private Tree liars = Tree.of("any");

    private PrintedWhodunit() {}

    static Document read(List<String> sheet) {
        PrintedWhodunit printed = new PrintedWhodunit();
        unfolded(sheet).forEach(printed::take);
        Tree.Fields board = Tree.fields()
                .with("people", Tree.of(printed.people))
                .with("places", Tree.of(printed.places))
                .with("colours", Tree.of(printed.colours))
                .with("liars", printed.liars);
        board = printed.slots.isEmpty() ? board : board.with("slots", Tree.of(printed.slots));
        board = printed.ways.isEmpty() ? board : board.with("adjoining", Tree.of(printed.ways));
        return Document.read(
                Tree.fields()
                        .with("format", Document.FORMAT)
                        .with("game", "whodunit")
                        .with("board", board)
                        .with("clues", Tree.of(printed.clues)),
                Games::of);
    }

    /** Lines that go on where the line before was full are put together again, up to the proof. */
    private static List<String> unfolded(List<String> sheet) {
        List<String> lines = new ArrayList<>();
        for (String line : sheet) {
            if (line.equals("Proof")) {
                return lines;
            }
            boolean goesOn = line.startsWith("    ") && !CLUE.matcher(line).matches() && !lines.isEmpty();
            if (goesOn) {
                int last = lines.size() - 1;
                lines.set(last, lines.get(last) + " " + line.strip());
            } else {
                lines.add(line);
            }
        }
        return lines;
    }

    private void take(String line) {
        Matcher person = PERSON.matcher(line);
        Matcher clue = CLUE.matcher(line);
        Matcher number = LIARS.matcher(line);
        if (person.matches()) {
            Tree.Fields fields = Tree.fields().with("name", person.group(1));
            people.add(person.group(2) == null ? fields : fields.with("traits", Tree.of(texts(person.group(2)))));
        } else if (line.startsWith("  Places: ")) {
            places = list(line).stream()
                    .map(at -> (Tree) Tree.fields()
                            .with("name", at.substring(at.indexOf(" the ") + 5))
                            .with("at", at))
                    .toList();
        } else if (line.startsWith("  Colours: ")) {
            colours = list(line).stream().map(Tree::of).toList();
        } else if (line.startsWith("  Times: ")) {
            slots = list(line).stream().map(Tree::of).toList();
        } else if (line.startsWith("  From one time")) {
            String pairs = line.substring(line.indexOf("between ") + 8, line.length() - 1);
            ways = texts(pairs).stream()
                    .map(pair -> Tree.texts(List.of(pair.asText().split(" and "))))
                    .toList();
        } else if (number.matches()) {
            int many = number.group(2).equals("one") ? 1 : Integer.parseInt(number.group(2));
            liars = Tree.fields().with(number.group(1).equals("Exactly") ? "exactly" : "at-most", many);
        } else if (clue.matches()) {
            clues.add(Tree.fields().with("by", clue.group(1)).with("says", clue.group(2)));
        }
    }

    private static List<String> list(String line) {
        return List.of(line.substring(line.indexOf(": ") + 2, line.length() - 1).split(", "));
    }

    private static List<Tree> texts(String list) {
        return List.of(list.split(", ")).stream().map(Tree::of).toList();
    }
}
