package cluewright.whodunit.clue;

import cluewright.clue.Amount;
import cluewright.clue.Args;
import cluewright.clue.ClueType;
import cluewright.clue.Hand;
import cluewright.clue.Parity;
import cluewright.clue.Puzzle;
import cluewright.clue.Slot;
import cluewright.clue.Wording;
import cluewright.formula.World;
import cluewright.whodunit.Affair;
import cluewright.whodunit.Colour;
import cluewright.whodunit.Person;
import cluewright.whodunit.Phrases;
import cluewright.whodunit.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What all statements share: the usual parameters, and proposing what is true among candidates. */
abstract class WhodunitClue extends ClueType<Affair> {
    /** Somebody other than the speaker. */
    static final Slot<Affair, Person> PERSON = new Slot<>("person", Phrases.OTHER);

    /** Somebody, perhaps the speaker. */
    static final Slot<Affair, Person> WHO = new Slot<>("person", Phrases.ANYBODY);

    /** Somebody else. */
    static final Slot<Affair, Person> SECOND = new Slot<>("second", Phrases.ANYBODY);

    static final Slot<Affair, Place> PLACE = new Slot<>("place", Phrases.PLACE);

    /** A second place. */
    static final Slot<Affair, Place> OTHER_PLACE = new Slot<>("other", Phrases.PLACE);

    static final Slot<Affair, Colour> COLOUR = new Slot<>("colour", Phrases.COLOUR);

    /** A second colour. */
    static final Slot<Affair, Colour> OTHER_COLOUR = new Slot<>("other", Phrases.COLOUR);

    /** Exactly, at least or at most how many. */
    static final Slot<Affair, Amount> AMOUNT = new Slot<>("amount", Phrases.AMOUNT);

    static final Slot<Affair, Parity> PARITY = new Slot<>("parity", Phrases.PARITY);

    WhodunitClue(Wording<Affair> wording) {
        super(wording);
    }

    /** Parameters to propose where they are true and make sense. */
    abstract List<Args> candidates(Affair affair, Hand hand);

    @Override
    public final void propose(Affair affair, World truth, Hand hand, Consumer<Args> out) {
        for (Args args : candidates(affair, hand)) {
            if (senseless(affair, args) == null && holds(affair, args, truth)) {
                out.accept(args);
            }
        }
    }

    /** The reason when nobody speaks, so that there is no "I". */
    static @Nullable String unspoken(Affair affair) {
        return affair.speaker() == Puzzle.NOBODY ? "nobody says it, so there is no 'I'" : null;
    }

    /** The reason when an amount says nothing, or can never be, of counts from {@code low} to {@code high}. */
    static @Nullable String idle(Amount amount, int low, int high) {
        int fitting = 0;
        for (int count = low; count <= high; count++) {
            fitting += amount.fits(count) ? 1 : 0;
        }
        if (fitting == 0) {
            return "it can never be " + amount;
        }
        return fitting == high - low + 1 ? "it is always " + amount : null;
    }

    /** All amounts that may say something of counts up to {@code most}. */
    static List<Amount> amounts(int most) {
        List<Amount> amounts = new ArrayList<>();
        for (Amount.Relation relation : Amount.Relation.values()) {
            for (int number = 0; number <= most; number++) {
                amounts.add(new Amount(relation, number));
            }
        }
        return amounts;
    }
}
