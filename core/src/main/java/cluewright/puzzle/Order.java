package cluewright.puzzle;

import cluewright.clue.ClueType;
import java.util.ArrayList;
import java.util.List;

/**
 * What is asked of the generator.
 *
 * @param game the game
 * @param settings the game's own settings
 * @param types the ids of the clue types that may be used
 * @param hand how many places, people, … each clue type looks at when it proposes; 0 for all of them
 * @param aim mode, difficulty and number of clues
 */
public record Order(Game<?> game, Settings settings, List<String> types, int hand, Aim aim) {
    /** Enough for a choice of some hundred clues on a daily board. */
    public static final int STANDARD_HAND = 6;

    /** Types whose clue is nothing but a person's status or the like are used only when asked for by name. */
    private static final String GIVEAWAY_CATEGORY = "giving away";

    public Order {
        types = List.copyOf(types);
    }

    /** A standard puzzle of the game: standard settings, all clue types but the giveaways. */
    public static Order of(Game<?> game) {
        List<String> types = new ArrayList<>();
        for (ClueType<?> type : game.vocabulary().types()) {
            if (!type.wording().category().equals(GIVEAWAY_CATEGORY)) {
                types.add(type.id());
            }
        }
        return new Order(game, Settings.standard(game.settings()), types, STANDARD_HAND, Aim.STANDARD);
    }

    /** The same with one setting changed. */
    public Order with(String setting, String value) {
        return new Order(game, settings.with(setting, value), types, hand, aim);
    }

    /** The same with only these clue types; refused when the game lacks one. */
    public Order withTypes(List<String> some) {
        for (String type : some) {
            game.vocabulary().type(type);
        }
        return new Order(game, settings, some, hand, aim);
    }

    /** The same without these clue types; refused when the game lacks one. */
    public Order withoutTypes(List<String> some) {
        List<String> rest = new ArrayList<>(types);
        for (String type : some) {
            game.vocabulary().type(type);
            rest.remove(type);
        }
        return new Order(game, settings, rest, hand, aim);
    }

    /** The same with another hand; 0 looks at everything. */
    public Order withHand(int places) {
        return new Order(game, settings, types, places, aim);
    }

    /** The same with another aim. */
    public Order withAim(Aim other) {
        return new Order(game, settings, types, hand, other);
    }

    /** How the puzzle of this seed is named: {@code suspects/size=5x5/1#HUNT}. */
    public String name(String seed) {
        List<String> parts = new ArrayList<>();
        if (!settings.toString().isEmpty()) {
            parts.add(settings.toString());
        }
        if (!types.equals(of(game).types)) {
            parts.add("types=" + String.join("+", types));
        }
        if (hand != STANDARD_HAND) {
            parts.add("hand=" + hand);
        }
        parts.addAll(aim.parts());
        return game.id() + "/" + String.join(",", parts) + "/" + Generator.CATALOGUE_VERSION + "#" + seed;
    }
}
