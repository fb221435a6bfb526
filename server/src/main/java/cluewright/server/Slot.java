package cluewright.server;

import cluewright.clue.Mode;
import cluewright.games.Games;
import cluewright.grade.Band;
import cluewright.puzzle.Order;
import cluewright.puzzle.Settings;
import java.time.DayOfWeek;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The puzzles of a day. */
enum Slot {
    SUSPECTS_3X3("suspects", "3x3"),
    SUSPECTS_4X4("suspects", "4x4"),
    SUSPECTS_4X5("suspects", "4x5"),
    SUSPECTS_5X5("suspects", "5x5"),
    WHODUNIT("whodunit", ""),
    TREASURE("treasure", "");

    private static final List<Slot> ALL = List.of(values());

    private final String game;
    private final String size;

    Slot(String game, String size) {
        this.game = game;
        this.size = size;
    }

    String word() {
        return size.isEmpty() ? game : game + "-" + size;
    }

    String game() {
        return game;
    }

    /** Columns and rows, or nothing. */
    String size() {
        return size;
    }

    /** All puzzles that a day has. */
    static List<Slot> all() {
        return ALL;
    }

    static @Nullable Slot find(String word) {
        return all().stream()
                .filter(slot -> slot.word().equals(word))
                .findFirst()
                .orElse(null);
    }

    /** The slot of this name; a problem when a day has none. */
    static Slot of(String word) {
        Slot slot = find(word);
        if (slot == null) {
            throw new Problem(
                    Problem.Code.NOT_FOUND,
                    "A day has the puzzles "
                            + String.join(", ", all().stream().map(Slot::word).toList()) + ".");
        }
        return slot;
    }

    /** How hard the puzzles of a weekday are: Monday easy, Sunday brutal. */
    static Band band(DayOfWeek day) {
        return switch (day) {
            case MONDAY -> Band.EASY;
            case TUESDAY, WEDNESDAY -> Band.MEDIUM;
            case THURSDAY -> Band.TRICKY;
            case FRIDAY, SATURDAY -> Band.HARD;
            case SUNDAY -> Band.BRUTAL;
        };
    }

    /**
     * What is asked of the generator, the best first: the band itself, then the bands below it, at last any. Small boards
     * do not have puzzles of every band.
     */
    List<Order> orders(Band band, Mode mode) {
        Order order = order(band, mode);
        List<Order> orders = new ArrayList<>();
        for (int step = band.ordinal(); step >= 0; step--) {
            orders.add(order.withAim(order.aim().difficulty(Band.values()[step].word())));
        }
        orders.add(order);
        return orders;
    }

    private Order order(Band band, Mode mode) {
        Order order = Order.of(Games.of(game));
        if (!size.isEmpty()) {
            order = order.with("size", size);
            return order.withAim(order.aim().in(mode));
        }
        // More people, or more players, are more to keep in mind.
        boolean hasPeople =
                order.game().settings().stream().map(Settings.Setting::name).anyMatch("people"::equals);
        return hasPeople ? order.with("people", Integer.toString(4 + band.ordinal() / 2)) : order;
    }
}
