package cluewright.whodunit.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Slot;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.whodunit.Affair;
import cluewright.whodunit.Person;
import cluewright.whodunit.Phrases;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Two people were, or were not, in the same place; the speaker may be one of them. */
final class Together extends TimedClue {
    private final boolean isSelf;
    private final boolean is;

    Together(boolean isSelf, boolean is) {
        super(wording(isSelf, is), false);
        this.isSelf = isSelf;
        this.is = is;
    }

    private static Wording<Affair> wording(boolean isSelf, boolean is) {
        if (isSelf) {
            return say(
                    timed(is ? "with" : "not-with", "places", 2, List.of(PERSON)),
                    is ? "I was with {person}." : "{person} was not with me.");
        }
        return say(
                timed(is ? "together" : "apart", "places", 2, List.of(PERSON, OTHER)),
                "{person} and {second} were " + (is ? "" : "not ") + "together.");
    }

    private static final Slot<Affair, Person> OTHER = new Slot<>("second", Phrases.OTHER);

    @Override
    List<Args> timeless(Affair affair, Hand hand) {
        List<Args> candidates = new ArrayList<>();
        List<Person> others = hand.of(affair.others());
        for (Person person : others) {
            if (isSelf) {
                candidates.add(Args.none().with(PERSON, person));
            }
            for (Person other : isSelf ? List.<Person>of() : others) {
                if (person.number() < other.number()) {
                    candidates.add(Args.none().with(PERSON, person).with(OTHER, other));
                }
            }
        }
        return candidates;
    }

    @Override
    public @Nullable String senseless(Affair affair, Args args) {
        if (isSelf) {
            return unspoken(affair);
        }
        return args.get(PERSON).equals(args.get(OTHER)) ? "it names the same person twice" : null;
    }

    @Override
    boolean holdsAt(Affair affair, Args args, World world, int slot) {
        int other = isSelf ? affair.speaker() : args.get(OTHER).number();
        return (affair.place(world, args.get(PERSON).number(), slot) == affair.place(world, other, slot)) == is;
    }

    @Override
    Formula formulaAt(Affair affair, Args args, int slot) {
        int other = isSelf ? affair.speaker() : args.get(OTHER).number();
        Formula met = affair.met(args.get(PERSON).number(), other, slot);
        return is ? met : Formula.not(met);
    }

    @Override
    public List<Example> examples() {
        String said = isSelf
                ? is ? "I was with Bo." : "Bo was not with me."
                : is ? "Bo and Cy were together." : "Bo and Cy were not together.";
        return List.of(new Example("br br* br", said, is, ""), new Example("br gr* br", said, !is, ""));
    }
}
