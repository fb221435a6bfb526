package cluewright.print;

import cluewright.documents.DocumentFiles;
import cluewright.games.Games;
import cluewright.puzzle.Document;
import cluewright.puzzle.Tree;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Documents to print in tests; of each game one as it usually is, and one with everything as long as it gets. */
final class Papers {
    static final String LONG = "There are between 10 and 14 squares of mountain or something else within 3 of the"
            + " treasure, and the distances from the treasure to all small treasures add up to at most 18, unless a"
            + " standing stone or a blue structure or cougar territory is nearer to the edge than to the middle.";

    private static final String SUSPECTS = """
            format: cluewright/1
            game: suspects
            title: The mill
            seed: suspects/size=2x2/1#HUNT
            board:
              columns: 2
              rows: 2
              people:
                - {name: Ada, role: baker}
                - {name: Bo, role: clerk}
                - {name: Cy, role: baker}
                - {name: Di, role: clerk}
            mode: reveal
            givens: {Ada: suspect}
            clues:
              - {by: Ada, says: "There are exactly 2 suspects in row 1."}
              - {by: Bo, says: "There are no suspects in row 2."}
            """;

    private static final String WHODUNIT = """
            format: cluewright/1
            game: whodunit
            title: The masked ball
            board:
              people:
                - {name: Ada, traits: [tall, fair]}
                - {name: Bo, traits: [short, dark]}
                - {name: Cy, traits: [tall, dark]}
              places: [bar, {name: garden, at: "in the garden"}, stairs]
              colours: [red, blue, green]
              slots: [nine, ten]
              adjoining: [[bar, garden]]
              liars: {at-most: 2}
            clues:
              - {by: Ada, says: "I was at the bar."}
              - {says: "Nobody was at the bar."}
            """;

    static final String POCKET = """
            format: cluewright/1
            game: treasure
            title: The cove
            seed: treasure/pocket/1#COVE
            board:
              shape: square
              terrain: ["GGGWWDDD", "GGWWWDDD", "GGWWGGDD", "GWWWGGGD"]
              nature: ["TT....F.", "T....FF.", "....T...", "..F.TF.."]
            clues:
              - {for: 1, says: "The treasure is not in row 1 or 4."}
              - {for: 2, says: "The treasure is on grass."}
              - {for: 2, says: "The treasure is within 2 of a tree."}
              - {says: "The treasure is not in column B."}
            treasure: E3
            """;

    private Papers() {}

    static Original document(String yaml) {
        Tree tree = DocumentFiles.read(yaml.getBytes(StandardCharsets.UTF_8), "test.yaml");
        return Original.of(Document.read(tree, Games::of));
    }

    /** A document whose sentences nobody understands, with this answer and these squares excluded by every clue. */
    static Original unread(String yaml) {
        Tree.Fields tree = DocumentFiles.read(yaml.getBytes(StandardCharsets.UTF_8), "test.yaml")
                .asFields();
        return new Original(tree, () -> Map.of("Ada", "liar", "Bo", "honest"), clue -> List.of("A1", "B2", "C1"));
    }

    static Original suspects() {
        return document(SUSPECTS);
    }

    static Original whodunit() {
        return unread(WHODUNIT);
    }

    static Original pocket() {
        return unread(POCKET);
    }

    /** Ten by ten people with long names and roles, a clue each. */
    static Original crowd() {
        StringBuilder yaml = new StringBuilder("""
                format: cluewright/1
                game: suspects
                title: The very long title of a puzzle whose author did not know when to stop writing
                answer: {}
                board: {columns: 10, rows: 10, people: [
                """);
        StringBuilder clues = new StringBuilder("clues:\n");
        for (int person = 0; person < 100; person++) {
            String name = "Bartholomew Featherstonehaugh the " + (person + 1) + "th";
            yaml.append("{name: ").append(name).append(", role: superintendent},\n");
            clues.append("  - {by: ")
                    .append(name)
                    .append(", says: \"")
                    .append(LONG)
                    .append("\"}\n");
        }
        return unread(yaml.append("]}\n").append(clues).toString());
    }

    /** Eight people with long names, six places, six colours, four times. */
    static Original ball() {
        StringBuilder yaml = new StringBuilder("format: cluewright/1\ngame: whodunit\nboard:\n  people:\n");
        StringBuilder clues = new StringBuilder("clues:\n");
        for (int person = 1; person <= 8; person++) {
            String name = "Bartholomew the " + person + "th";
            yaml.append("    - {name: ").append(name).append(", traits: [tall, bespectacled, melancholy]}\n");
            for (int line = 0; line < 5; line++) {
                clues.append("  - {by: ")
                        .append(name)
                        .append(", says: \"")
                        .append(LONG)
                        .append("\"}\n");
            }
        }
        yaml.append("  places: [conservatory, library, kitchen, bar, observatory, staircase]\n");
        yaml.append("  colours: [aquamarine, red, blue, green, ultraviolet, white]\n");
        yaml.append("  slots: [nine, ten, eleven, midnight]\n");
        return unread(yaml.append(clues).toString());
    }

    /** A map of this size with everything on every square, and long hints. */
    static Original full(String shape, int columns, int rows) {
        String letters = "GWDMSNFHJ";
        List<String> terrain = new ArrayList<>();
        List<String> nature = new ArrayList<>();
        List<String> stones = new ArrayList<>();
        List<String> roads = new ArrayList<>();
        List<String> squares = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            StringBuilder line = new StringBuilder();
            StringBuilder plants = new StringBuilder();
            StringBuilder heaps = new StringBuilder();
            for (int column = 0; column < columns; column++) {
                line.append(letters.charAt((row * 2 + column) % letters.length()));
                plants.append("TF".charAt((row + column) % 2));
                heaps.append("1234".charAt((row + column) % 4));
                squares.add(Character.toString('A' + column) + (row + 1));
            }
            terrain.add('"' + line.toString() + '"');
            nature.add('"' + plants.toString() + '"');
            stones.add('"' + heaps.toString() + '"');
            roads.add('"' + "#".repeat(columns) + '"');
        }
        StringBuilder yaml =
                new StringBuilder("format: cluewright/1\ngame: treasure\nboard:\n  shape: " + shape + "\n");
        yaml.append("  legend: {F: forest, H: heath, J: jungle}\n");
        yaml.append("  terrain: ").append(terrain).append("\n  nature: ").append(nature);
        yaml.append("\n  stones: ").append(stones).append("\n  roads: ").append(roads);
        yaml.append(
                "\n  landmarks: [{at: A1, kind: ship}, {at: B2, kind: temple}, {at: C3, kind: rocks}, {at: D4, kind: inn}]");
        yaml.append("\n  territory: {bear: ")
                .append(squares)
                .append(", cougar: ")
                .append(squares)
                .append("}");
        yaml.append(
                "\n  structures: [{at: A2, kind: standing stone, colour: blue}, {at: B3, kind: shack, colour: black}]");
        yaml.append("\n  small: ").append(squares).append("\nclues:\n");
        for (int player = 1; player <= 6; player++) {
            yaml.append("  - {for: ")
                    .append(player)
                    .append(", says: \"")
                    .append(LONG)
                    .append("\"}\n");
            yaml.append("  - {for: ").append(player).append(", says: \"The treasure is on grass.\"}\n");
        }
        return unread(yaml.append("treasure: D4\n").toString());
    }

    static List<Original> all() {
        return List.of(
                suspects(),
                crowd(),
                whodunit(),
                ball(),
                pocket(),
                full("square", 4, 4),
                full("square", 16, 16),
                full("hex", 16, 16),
                full("hex", 12, 9));
    }
}
