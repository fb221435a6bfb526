package cluewright.print;

import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A size of paper, in points of 1/72 inch, upright. */
public enum Paper {
    A4(595.28, 841.89),
    LETTER(612, 792);

    private final double width;
    private final double height;

    Paper(double width, double height) {
        this.width = width;
        this.height = height;
    }

    /** The paper of this name; refused when there is none. */
    public static Paper of(String name) {
        List<String> names = new ArrayList<>();
        for (Paper paper : values()) {
            if (paper.word().equals(name.toLowerCase(Locale.ROOT))) {
                return paper;
            }
            names.add(paper.word());
        }
        throw new Refused("there is no paper '" + name + "'; write one of " + String.join(", ", names) + "."
                + Refused.maybe(name, names));
    }

    /** The name on the command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public double width(boolean landscape) {
        return landscape ? height : width;
    }

    public double height(boolean landscape) {
        return landscape ? width : height;
    }
}
