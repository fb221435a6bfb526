package cluewright.print;

import cluewright.print.Page.Item;
import java.util.List;

/** The rules of the suspects game: whatever a clue may say, and what its words mean. */
final class SuspectsRules {
    private SuspectsRules() {}

    static Sheet sheet(Page page) {
        return page.rules(List.of(
                Item.heading("What it is about"),
                Item.paragraph("Every person on the board is either a suspect or innocent. Find out who is what."
                        + " Everybody tells the truth, suspects too. There is exactly one answer, and it can be reached"
                        + " step by step without a guess."),
                Item.heading("How to play"),
                Item.bullet("Some people may be known from the start; they are marked on the board. A black square is a"
                        + " suspect, a ring is an innocent person."),
                Item.bullet("When all clues are printed under the board, use them in any order."),
                Item.bullet(
                        "When the clues come as cards to be revealed, the card of a person may be read as soon as it"
                                + " is certain what that person is. Cards of people known from the start, and those that"
                                + " nobody holds, are read at once. Cut the cards out, and lay them face down in the order of"
                                + " the board."),
                Item.bullet("Mark what is certain on the sheet with the signs."),
                Item.heading("Where"),
                Item.bullet("Neighbours of a person are the up to 8 people around that person, diagonals included."),
                Item.bullet("Between two people means in their common row or column, strictly between them."),
                Item.bullet("Above, below, to the left of, to the right of: everybody in that direction in the same"
                        + " column or row, not only the next one. Directly above means only the next one."),
                Item.bullet("The edge is the outermost ring, corners included. The corners are the 4 corner places."),
                Item.bullet("Among the bakers means all people of that role; “on the board” means everybody."),
                Item.heading("How many"),
                Item.bullet("All implies at least one; both implies exactly two; no and none mean exactly 0."),
                Item.bullet("More, most and fewest are strict: a tie does not count."),
                Item.bullet(
                        "“2 of the 3 suspects …” also says that there are exactly 3. “The only” excludes all others."),
                Item.bullet("An odd number is 1, 3, 5, …; an even number is 0, 2, 4, …"),
                Item.bullet("If … then … says nothing about the case that the first part is false."),
                Item.bullet("Neighbours in common are people who neighbour both. Connected means that one can go from"
                        + " each to each by steps up, down, left and right over people of that status only.")));
    }
}
