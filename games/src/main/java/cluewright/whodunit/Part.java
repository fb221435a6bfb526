package cluewright.whodunit;

import cluewright.formula.Formula;
import cluewright.formula.World;

/**
 * A short statement inside a longer one: somebody was, or was not, somewhere, or wore, or did not wear, a colour.
 *
 * @param person who
 * @param isPlace whether it is about a place, not a colour
 * @param is whether it says so, not the opposite
 * @param value the number of the place or colour
 */
public record Part(Person person, boolean isPlace, boolean is, int value) {
    /** Whether both are about the same thing, so that one may decide the other. */
    public boolean isAbout(Part other) {
        return person.equals(other.person) && isPlace == other.isPlace;
    }

    /** Its truth; without a time it speaks of every time. */
    public boolean holds(Affair affair, Time time, World world) {
        if (!isPlace) {
            return (affair.colour(world, person.number()) == value) == is;
        }
        for (int slot = 0; slot < affair.times(); slot++) {
            boolean counts = !time.isSaid() || time.slot() == slot;
            if (counts && (affair.place(world, person.number(), slot) == value) != is) {
                return false;
            }
        }
        return true;
    }

    /** The same as a formula. */
    public Formula formula(Affair affair, Time time) {
        if (!isPlace) {
            return signed(affair.wore(person.number(), value));
        }
        if (time.isSaid()) {
            return signed(affair.at(person.number(), time.slot(), value));
        }
        return Formula.and(affair.everyTime(slot -> signed(affair.at(person.number(), slot, value))));
    }

    private Formula signed(Formula formula) {
        return is ? formula : Formula.not(formula);
    }
}
