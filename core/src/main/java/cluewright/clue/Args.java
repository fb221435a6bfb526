package cluewright.clue;

import java.util.Arrays;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The parameters of one clue: a value for each slot. Immutable; equal when slots and values are. */
public final class Args {
    private static final Args NONE = new Args(new Slot<?, ?>[0], new Object[0]);

    private final Slot<?, ?>[] slots;
    private final Object[] values;

    private Args(Slot<?, ?>[] slots, Object[] values) {
        this.slots = slots;
        this.values = values;
    }

    /** No parameters. */
    public static Args none() {
        return NONE;
    }

    /** These and one more; a slot that had a value gets the new one. */
    public <T> Args with(Slot<?, T> slot, T value) {
        int at = index(slot.name());
        int length = slots.length;
        Slot<?, ?>[] moreSlots = Arrays.copyOf(slots, at < 0 ? length + 1 : length);
        Object[] moreValues = Arrays.copyOf(values, at < 0 ? length + 1 : length);
        moreSlots[at < 0 ? length : at] = slot;
        moreValues[at < 0 ? length : at] = value;
        return new Args(moreSlots, moreValues);
    }

    /** The same slots with each value replaced by another of its type. */
    public Args map(UnaryOperator<Object> change) {
        Object[] others = values.clone();
        for (int i = 0; i < others.length; i++) {
            others[i] = change.apply(others[i]);
        }
        return new Args(slots, others);
    }

    /** The value of a slot, which must have one. */
    @SuppressWarnings("unchecked")
    public <T> T get(Slot<?, T> slot) {
        for (int i = 0; i < slots.length; i++) {
            if (slots[i] == slot) {
                return (T) values[i];
            }
        }
        Object value = find(slot.name());
        if (value == null) {
            throw new IllegalArgumentException("no '" + slot.name() + "' in " + this);
        }
        return (T) value;
    }

    /** The value of the slot of this name, or null. */
    @Nullable
    Object find(String name) {
        int at = index(name);
        return at < 0 ? null : values[at];
    }

    private int index(String name) {
        for (int i = 0; i < slots.length; i++) {
            if (slots[i].name().equals(name)) {
                return i;
            }
        }
        return -1;
    }

    /** How many slots have values. */
    public int size() {
        return slots.length;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Args args) || args.slots.length != slots.length) {
            return false;
        }
        for (int i = 0; i < slots.length; i++) {
            if (!values[i].equals(args.find(slots[i].name()))) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        int sum = 0;
        for (int i = 0; i < slots.length; i++) {
            sum += slots[i].name().hashCode() * 31 + values[i].hashCode();
        }
        return sum;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("(");
        for (int i = 0; i < slots.length; i++) {
            text.append(i == 0 ? "" : ", ").append(slots[i].name()).append(": ").append(values[i]);
        }
        return text.append(')').toString();
    }
}
