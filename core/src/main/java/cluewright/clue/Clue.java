package cluewright.clue;

import cluewright.formula.Formula;
import cluewright.formula.World;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A clue type with its parameters on a board. Immutable; equal when type and parameters are. */
public final class Clue {
    private final Bound<?> bound;
    private @Nullable Formula formula;

    /** Type, board and parameters of one game, kept together so that their types fit. */
    record Bound<B extends Board>(ClueType<B> type, B board, Args args) {
        boolean holds(World world) {
            return type.holds(board, args, world);
        }

        Formula formula() {
            return type.formula(board, args);
        }

        @Nullable
        String senseless() {
            return type.senseless(board, args);
        }

        String sentence() {
            for (Template<B> template : type.wording().templates()) {
                String sentence = template.say(board, args);
                if (sentence != null) {
                    return sentence;
                }
            }
            throw new IllegalStateException("no template of '" + type.id() + "' says " + args);
        }

        Map<String, String> parameters() {
            Map<String, String> said = new LinkedHashMap<>();
            for (Slot<B, ?> slot : type.wording().slots()) {
                Object value = args.find(slot.name());
                if (value != null && !value.equals(slot.standard())) {
                    said.put(slot.name(), say(slot));
                }
            }
            return said;
        }

        private <T> String say(Slot<B, T> slot) {
            String said = slot.phrase().say(board, args.get(slot), false);
            if (said == null) {
                throw new IllegalStateException("slot '" + slot.name() + "' cannot say " + args.get(slot));
            }
            return said;
        }
    }

    Clue(Bound<?> bound) {
        this.bound = bound;
    }

    /** Whether the clue is true in the world. */
    public boolean holds(World world) {
        return bound.holds(world);
    }

    /** The clue in the provers' language; the same object at every call. */
    public Formula formula() {
        Formula known = formula;
        if (known == null) {
            known = bound.formula();
            formula = known;
        }
        return known;
    }

    /** The canonical sentence. */
    public String sentence() {
        return bound.sentence();
    }

    /** The parameters by name, each in the words of its phrase, but for those that have their standard value. */
    public Map<String, String> parameters() {
        return bound.parameters();
    }

    /** Why the clue makes no sense on its board, or null when it does. */
    public @Nullable String senseless() {
        return bound.senseless();
    }

    public ClueType<?> type() {
        return bound.type();
    }

    /** The parameters. */
    public Args args() {
        return bound.args();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Clue clue
                && bound.type() == clue.bound.type()
                && bound.args().equals(clue.bound.args());
    }

    @Override
    public int hashCode() {
        return bound.type().id().hashCode() * 31 + bound.args().hashCode();
    }

    @Override
    public String toString() {
        return sentence();
    }
}
