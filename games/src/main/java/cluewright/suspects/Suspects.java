package cluewright.suspects;

import cluewright.formula.World;
import cluewright.puzzle.Game;
import cluewright.puzzle.Settings;
import cluewright.puzzle.Tree;
import cluewright.random.Rng;
import cluewright.space.Fact;
import cluewright.space.Refused;
import cluewright.suspects.clue.SuspectsClues;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The suspects game: a grid of people, each suspect or innocent; everybody tells the truth, suspects too. */
public final class Suspects extends Game<Grid> {
    private static final String SIZE = "size";
    private static final String SHARE = "share";

    /** Half the width of the range of suspects' shares, in percent. */
    private static final int SHARE_MARGIN = 15;

    private static final List<Settings.Setting> SETTINGS = List.of(
            new Settings.Setting(SIZE, "columns x rows, each 1 to 10, 4 people or more", "4x5"),
            new Settings.Setting(SHARE, "percent of people who are suspects, 20 to 80, give or take 15", "50"));

    private static final List<String> SAMPLE_NAMES = List.of(
            "Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ivy", "Jon", "Kim", "Leo", "Max", "Nan", "Oz", "Pam",
            "Quin", "Ray", "Sue", "Tom", "Una", "Val", "Wes", "Xia", "Yul");

    public Suspects() {
        super("suspects", "A grid of people: who is a suspect, and who is innocent?", SETTINGS, SuspectsClues.all());
    }

    @Override
    public Scene<Grid> draw(Settings asked, Rng rng) {
        int[] size = size(asked.text(SIZE));
        int people = size[0] * size[1];
        int share = asked.number(SHARE, 20, 80);
        int fewest = Math.max(1, (people * (share - SHARE_MARGIN) + 99) / 100);
        int most = Math.max(fewest, Math.min(people - 1, people * (share + SHARE_MARGIN) / 100));
        Grid grid = new Grid(size[0], size[1], Cast.draw(people, rng.stream("cast")), Map.of());
        Rng roll = rng.stream("suspects");
        List<Integer> cells = new ArrayList<>(grid.space().question());
        Cells suspects = Cells.NONE;
        for (int cell : roll.sample(cells, roll.between(fewest, most))) {
            suspects = suspects.with(cell);
        }
        return new Scene<>(grid, World.ofBits(people, suspects.low(), suspects.high()));
    }

    private static int[] size(String text) {
        int cross = text.indexOf('x');
        int columns = cross < 0 ? 0 : line(text.substring(0, cross));
        int rows = cross < 0 ? 0 : line(text.substring(cross + 1));
        if (columns == 0 || rows == 0 || columns * rows < BoardReader.FEWEST_PEOPLE) {
            throw new Refused("the size '" + text + "' is not columns x rows, each 1 to " + BoardReader.MOST_LINES
                    + " and " + BoardReader.FEWEST_PEOPLE + " people or more. Write for instance 4x5.");
        }
        return new int[] {columns, rows};
    }

    /** The number of columns or rows, or 0 when it is none. */
    private static int line(String digits) {
        for (int lines = 1; lines <= BoardReader.MOST_LINES; lines++) {
            if (digits.equals(Integer.toString(lines))) {
                return lines;
            }
        }
        return 0;
    }

    @Override
    public Grid read(Tree board) {
        return BoardReader.read(board);
    }

    @Override
    public Tree write(Grid grid) {
        return BoardReader.write(grid);
    }

    /** {@code SS./..S}: suspects and innocents, rows from the top; names and roles are always the same. */
    @Override
    public Scene<Grid> sample(String shorthand) {
        int rows = 1;
        List<Person> people = new ArrayList<>();
        Cells suspects = Cells.NONE;
        for (int i = 0; i < shorthand.length(); i++) {
            char letter = shorthand.charAt(i);
            int cell = people.size();
            if (letter == '/') {
                rows++;
            } else {
                suspects = letter == 'S' ? suspects.with(cell) : suspects;
                people.add(new Person(cell, SAMPLE_NAMES.get(cell), Cast.ROLES.get(cell % 3)));
            }
        }
        Grid grid = new Grid(people.size() / rows, rows, people, Map.of());
        return new Scene<>(grid, World.ofBits(people.size(), suspects.low(), suspects.high()));
    }

    @Override
    public List<String> picture(Grid grid, List<Fact> known) {
        return Picture.of(grid, known);
    }
}
