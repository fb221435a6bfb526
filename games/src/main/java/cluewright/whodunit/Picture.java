package cluewright.whodunit;

import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.List;

/** An affair as text for a terminal of 80 columns. */
final class Picture {
    private static final int WIDTH = 78;

    private Picture() {}

    static List<String> of(Affair affair, List<Fact> known) {
        Affair.Setting setting = affair.setting();
        List<String> lines = new ArrayList<>();
        for (Person person : affair.people()) {
            int number = person.number();
            boolean liar = known.contains(Fact.is(number, 1)) || known.contains(Fact.isNot(number, 0));
            boolean honest = known.contains(Fact.is(number, 0)) || known.contains(Fact.isNot(number, 1));
            String traits = person.traits().isEmpty() ? "" : " (" + String.join(", ", person.traits()) + ")";
            fold("  " + (liar ? "[x] " : honest ? "[o] " : "[ ] ") + person.name() + traits, lines);
        }
        List<String> places = new ArrayList<>();
        setting.places().forEach(place -> places.add(place.at()));
        List<String> colours = new ArrayList<>();
        setting.colours().forEach(colour -> colours.add(colour.name()));
        fold("  Places: " + String.join(", ", places) + ".", lines);
        fold("  Colours: " + String.join(", ", colours) + ".", lines);
        if (!setting.slots().isEmpty()) {
            fold("  Times: " + String.join(", ", setting.slots()) + ".", lines);
        }
        if (!setting.adjoining().isEmpty()) {
            List<String> ways = new ArrayList<>();
            setting.adjoining()
                    .forEach(pair ->
                            ways.add(pair.get(0).name() + " and " + pair.get(1).name()));
            fold("  From one time to the next, one stays or goes between " + String.join(", ", ways) + ".", lines);
        }
        fold("  " + setting.liars().words() + ".", lines);
        List<String> bystanders = new ArrayList<>();
        setting.bystanders().forEach(person -> bystanders.add(person.name()));
        if (!bystanders.isEmpty()) {
            fold("  What " + Names.list(bystanders, "and") + " said helps nobody.", lines);
        }
        return lines;
    }

    private static void fold(String text, List<String> lines) {
        String rest = text;
        while (rest.length() > WIDTH) {
            int blank = rest.lastIndexOf(' ', WIDTH);
            int end = blank < 8 ? WIDTH : blank;
            lines.add(rest.substring(0, end));
            rest = "    " + rest.substring(end).trim();
        }
        lines.add(rest);
    }
}
