package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.suspects.Cells;
import cluewright.suspects.Direction;
import cluewright.suspects.Grid;
import cluewright.suspects.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * All people of a status on the whole board form one group by orthogonal steps, and there is at least one.
 *
 * <p>{@link #holds} floods from the first of them. The formula needs no ranks and no layers: it sweeps over the lines of
 * the kind that is shorter, and knows of every two cells of a line whether they are joined by a path through this line
 * and those before it. One line's joints come from the line before:
 *
 * <pre>
 *   before   # # . # . # #        Two cells of a line are joined when they are neighbours, or when the two cells before
 *              |   |   |          them are joined, or by way of other cells of the line (Warshall's closure).
 *   line     . # . # # # .
 * </pre>
 *
 * The whole is one group when no group is left behind: every cell that is followed by a later line with somebody in it
 * is joined to a cell that goes on into the next line, and in the last line with somebody in it all are joined.
 *
 * <p>Size: about w³ parts a line of w cells, each made once: 700 for 5×5, 10,300 for 10×10.
 */
final class BoardConnected extends SuspectsClue {
    BoardConnected() {
        super(Wording.of("board-connected", "standing together", 7, List.of(STATUS))
                .says("All {status} on the board are connected."));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        for (Status status : Status.BOTH) {
            Args args = Args.none().with(STATUS, status);
            if (holds(grid, args, truth)) {
                out.accept(args);
            }
        }
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        return null;
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        Cells rest = grid.of(world, args.get(STATUS));
        if (rest.isEmpty()) {
            return false;
        }
        Cells fresh = Cells.of(rest.first());
        while (!fresh.isEmpty()) {
            rest = rest.minus(fresh);
            fresh = around(grid, fresh).and(rest);
        }
        return rest.isEmpty();
    }

    /** The cells one orthogonal step from these. */
    private static Cells around(Grid grid, Cells cells) {
        Cells around = Cells.NONE;
        for (int cell : cells.toArray()) {
            for (Direction direction : Direction.values()) {
                int next = grid.next(cell, direction);
                around = next < 0 ? around : around.with(next);
            }
        }
        return around;
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        List<List<Formula>> lines = lines(grid, args.get(STATUS));
        Formula[] later = later(lines);
        List<Formula> parts = new ArrayList<>();
        parts.add(Formula.or(grid.are(grid.everyone().cells(), args.get(STATUS))));
        Formula[][] joints = {};
        for (int at = 0; at < lines.size(); at++) {
            List<Formula> line = lines.get(at);
            joints = joints(line, joints);
            if (at < lines.size() - 1) {
                addGoesOn(line, joints, later[at], lines.get(at + 1), parts);
            }
            addEnds(line, joints, later[at], parts);
        }
        return Formula.and(parts);
    }

    /** Rows or columns, whichever are shorter, as literals. */
    private static List<List<Formula>> lines(Grid grid, Status status) {
        List<List<Formula>> lines = new ArrayList<>();
        boolean byRows = grid.columns() <= grid.rows();
        for (int line = 0; line < Math.max(grid.columns(), grid.rows()); line++) {
            lines.add(grid.are((byRows ? grid.rowUnit(line) : grid.columnUnit(line)).cells(), status));
        }
        return lines;
    }

    /** For each line, that somebody is in a later one. */
    private static Formula[] later(List<List<Formula>> lines) {
        Formula[] later = new Formula[lines.size()];
        later[lines.size() - 1] = Formula.no();
        for (int at = lines.size() - 2; at >= 0; at--) {
            List<Formula> parts = new ArrayList<>(lines.get(at + 1));
            parts.add(later[at + 1]);
            later[at] = Formula.or(parts);
        }
        return later;
    }

    /** For each two cells of a line, that both are of the status and joined; {@code before} is empty at first. */
    private static Formula[][] joints(List<Formula> line, Formula[][] before) {
        int width = line.size();
        Formula[][] joints = new Formula[width][width];
        for (int i = 0; i < width; i++) {
            joints[i][i] = line.get(i);
            for (int j = i + 1; j < width; j++) {
                List<Formula> both = new ArrayList<>(List.of(line.get(i), line.get(j)));
                if (j > i + 1) {
                    both.add(before.length == 0 ? Formula.no() : before[i][j]);
                }
                joints[i][j] = Formula.and(both);
                joints[j][i] = joints[i][j];
            }
        }
        close(joints);
        return joints;
    }

    private static void close(Formula[][] joints) {
        int width = joints.length;
        for (int by = 0; by < width; by++) {
            for (int i = 0; i < width; i++) {
                for (int j = i + 1; j < width; j++) {
                    if (i != by && j != by) {
                        joints[i][j] = Formula.or(joints[i][j], Formula.and(joints[i][by], joints[by][j]));
                        joints[j][i] = joints[i][j];
                    }
                }
            }
        }
    }

    /** Everybody of the line who is not in the last group is joined to somebody who goes on into the next line. */
    private static void addGoesOn(
            List<Formula> line, Formula[][] joints, Formula later, List<Formula> next, List<Formula> parts) {
        for (int i = 0; i < line.size(); i++) {
            List<Formula> ways = new ArrayList<>();
            ways.add(Formula.not(later));
            ways.add(Formula.not(line.get(i)));
            for (int j = 0; j < line.size(); j++) {
                ways.add(Formula.and(joints[i][j], next.get(j)));
            }
            parts.add(Formula.or(ways));
        }
    }

    /** When nobody comes later, all of the line are joined. */
    private static void addEnds(List<Formula> line, Formula[][] joints, Formula later, List<Formula> parts) {
        for (int i = 0; i < line.size(); i++) {
            for (int j = i + 1; j < line.size(); j++) {
                parts.add(Formula.or(later, Formula.not(line.get(i)), Formula.not(line.get(j)), joints[i][j]));
            }
        }
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("SS./.SS", "All suspects on the board are connected."),
                Example.yes("S.S/SSS", "All suspects on the board are connected.", "by way of row 2"),
                Example.no("SS./..S", "All suspects on the board are connected.", "a diagonal step does not connect"),
                Example.no("S../.../S..", "All suspects on the board are connected."),
                Example.no(".../...", "All suspects on the board are connected.", "'all' means at least one"));
    }
}
