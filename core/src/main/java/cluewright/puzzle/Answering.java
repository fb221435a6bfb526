package cluewright.puzzle;

/**
 * How a game is played whose answer is given as a whole and only once: until then the player marks freely, and is told
 * nothing about marks.
 *
 * @param verb what giving the answer is called: "accuse"
 * @param value the value that the named variables of the question have in an answer; all others have another
 * @param chosen the mark for a variable that may have the value: "suspected"
 * @param excluded the mark for one that has it not: "cleared"
 */
public record Answering(String verb, int value, String chosen, String excluded) {}
