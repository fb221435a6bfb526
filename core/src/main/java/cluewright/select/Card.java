package cluewright.select;

/**
 * A clue about one variable of many values, as something that can be dealt to a player: all that choosing needs to know
 * of it.
 *
 * @param values the values for which the clue is true
 * @param type what kind of clue it is
 * @param category the group of its type
 * @param weight how much it asks of a reader, 1 to 10
 */
public record Card(ValueSet values, String type, String category, int weight) {}
