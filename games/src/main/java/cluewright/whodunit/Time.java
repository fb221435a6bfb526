package cluewright.whodunit;

/**
 * When a statement is about: one of the time slots, or no time in particular.
 *
 * @param slot the slot, or -1 for no time in particular
 * @param name what the slot is called
 */
public record Time(int slot, String name) {
    /** No time in particular. What that means depends on the statement: at every time, or at some time. */
    public static final Time UNSAID = new Time(-1, "");

    public boolean isSaid() {
        return slot >= 0;
    }
}
