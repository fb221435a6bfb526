package cluewright.whodunit.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.whodunit.Affair;
import cluewright.whodunit.Colour;
import cluewright.whodunit.Person;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The speaker, or somebody else, wore or did not wear a colour. */
final class Wore extends WhodunitClue {
    private final boolean isSelf;
    private final boolean is;

    Wore(boolean isSelf, boolean is) {
        super(Wording.<Affair>of(
                        (isSelf ? "i-" : "") + (is ? "wore" : "did-not-wear"),
                        "colours",
                        1,
                        isSelf ? List.of(COLOUR) : List.of(PERSON, COLOUR))
                .says((isSelf ? "I " : "{person} ") + (is ? "wore" : "did not wear") + " {colour}."));
        this.isSelf = isSelf;
        this.is = is;
    }

    @Override
    List<Args> candidates(Affair affair, Hand hand) {
        List<Args> candidates = new ArrayList<>();
        for (Colour colour : hand.of(affair.colours())) {
            if (isSelf) {
                candidates.add(Args.none().with(COLOUR, colour));
            }
            for (Person person : isSelf ? List.<Person>of() : hand.of(affair.others())) {
                candidates.add(Args.none().with(PERSON, person).with(COLOUR, colour));
            }
        }
        return candidates;
    }

    @Override
    public @Nullable String senseless(Affair affair, Args args) {
        return isSelf ? unspoken(affair) : null;
    }

    private int person(Affair affair, Args args) {
        return isSelf ? affair.speaker() : args.get(PERSON).number();
    }

    @Override
    public boolean holds(Affair affair, Args args, World world) {
        return (affair.colour(world, person(affair, args)) == args.get(COLOUR).number()) == is;
    }

    @Override
    public Formula formula(Affair affair, Args args) {
        Formula so = affair.wore(person(affair, args), args.get(COLOUR).number());
        return is ? so : Formula.not(so);
    }

    @Override
    public List<Example> examples() {
        String said = (isSelf ? "I " : "Bo ") + (is ? "wore" : "did not wear") + " red.";
        return List.of(new Example("br br* gb", said, is, ""), new Example("bb bb* gr", said, !is, ""));
    }
}
