package cluewright.print;

import java.util.function.Consumer;

/**
 * One side of paper.
 *
 * @param part what it belongs to, as it is called on the command line
 * @param landscape whether the long edge is below
 * @param painting what is on it; painted any number of times, always alike
 */
public record Sheet(String part, boolean landscape, Consumer<Pen> painting) {
    /** Paints everything. */
    public void paint(Ink ink) {
        painting.accept(new Pen(ink));
    }
}
