package cluewright.template;

import cluewright.clue.Board;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.List;

// @start region=board
/**
 * The board: a row of boxes, each of its own colour, one of which holds a coin.
 *
 * <p>A board knows everything about a puzzle but its answer. The answer is a world: a value for each variable of the
 * {@linkplain #space() space}. Here a world says which box the coin is in, and what it is made of.
 *
 * @param colours the colours of the boxes, from the left
 */
public record Row(List<String> colours) implements Board {
    /** The variable "coin", whose value is a box, numbered from the left; it has as many values as there are boxes. */
    public static final int COIN = 0;

    /** The variable "metal"; value 0 is gold, value 1 silver. */
    public static final int METAL = 1;

    /** What the coin may be made of. */
    public static final List<String> METALS = List.of("gold", "silver");

    public Row {
        colours = List.copyOf(colours);
    }

    /** Two variables. Only the first is asked for: clues may speak of the metal, but nobody need find it out. */
    @Override
    public Space space() {
        Space.Variable coin = new Space.Variable("coin", colours);
        Space.Variable metal = new Space.Variable("metal", METALS);
        return new Space(List.of(coin, metal), List.of(), List.of(COIN));
    }

    /** A fact in words; hints are made of these. */
    @Override
    public String say(Fact fact) {
        String is = fact.is() ? "is " : "is not ";
        return fact.variable() == COIN
                ? "the coin " + is + "in the " + colours.get(fact.value()) + " box"
                : "the coin " + is + METALS.get(fact.value());
    }
    // @end

    /** How many boxes there are. */
    public int size() {
        return colours.size();
    }
}
