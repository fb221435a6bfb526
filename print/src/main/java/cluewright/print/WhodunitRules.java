package cluewright.print;

import cluewright.print.Page.Item;
import java.util.ArrayList;
import java.util.List;

/** The rules of the whodunit game: who may lie, and what the words of statements mean. */
final class WhodunitRules {
    private WhodunitRules() {}

    static Sheet sheet(Page page) {
        List<Item> items = new ArrayList<>(List.of(
                Item.heading("What it is about"),
                Item.paragraph("Everybody says where they were, what they wore and whom they saw. "
                        + WhodunitPainter.liars(page.original().board())
                        + " Find out who; where everybody was need not come out."),
                Item.heading("Who says the truth"),
                Item.bullet("Whoever is no liar says nothing but the truth."),
                Item.bullet("A liar may lie or tell the truth: what a liar says proves nothing. Look for people whose"
                        + " statements cannot all be true together: one of them lies."),
                Item.bullet("What is printed as certain, and the traits that everybody can see, is true."),
                Item.heading("What words mean"),
                Item.bullet("Everybody was at one place at a time, and wore one colour."),
                Item.bullet("“I saw” says that both were at the same place. “Bo was at the bar” says nothing of the"
                        + " speaker."),
                Item.bullet(
                        "Someone, somebody and other people are others than the speaker. Alone means that nobody else"
                                + " of the cast was there."),
                Item.bullet("More is strict: a tie does not count. 0 is an even number."),
                Item.bullet("“Or” allows both unless “but not both” is said. “If … then …” says nothing about the case"
                        + " that the first part is false.")));
        if (page.original().board().has("slots")) {
            items.add(Item.bullet("A time at the beginning of a sentence is the time of all of it. Without a time, “was"
                    + " at”, “together”, “nobody in” and counts speak of every time, and “saw” of some time."));
        }
        return page.rules(items);
    }
}
