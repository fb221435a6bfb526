package cluewright.whodunit.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Slot;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.whodunit.Affair;
import cluewright.whodunit.Liars;
import cluewright.whodunit.Person;
import cluewright.whodunit.Phrases;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One of two people is a liar, or both are. */
final class EitherDid extends WhodunitClue {
    private static final Slot<Affair, Person> OTHER = new Slot<>("second", Phrases.OTHER);

    EitherDid() {
        super(Wording.<Affair>of("either-did", "lying", 2, List.of(PERSON, OTHER))
                .says("It was {person} or {second}."));
    }

    @Override
    List<Args> candidates(Affair affair, Hand hand) {
        List<Args> candidates = new ArrayList<>();
        List<Person> others = hand.of(affair.others());
        for (Person person : others) {
            for (Person other : others) {
                if (person.number() < other.number()) {
                    candidates.add(Args.none().with(PERSON, person).with(OTHER, other));
                }
            }
        }
        return candidates;
    }

    @Override
    public @Nullable String senseless(Affair affair, Args args) {
        if (args.get(PERSON).equals(args.get(OTHER))) {
            return "it names the same person twice";
        }
        Liars liars = affair.setting().liars();
        return liars.kind() == Liars.Kind.EXACTLY
                        && liars.number() >= affair.people().size() - 1
                ? "with so many liars one of two always lies"
                : null;
    }

    @Override
    public boolean holds(Affair affair, Args args, World world) {
        return affair.lies(world, args.get(PERSON).number())
                || affair.lies(world, args.get(OTHER).number());
    }

    @Override
    public Formula formula(Affair affair, Args args) {
        return Formula.or(
                affair.lies(args.get(PERSON).number()),
                affair.lies(args.get(OTHER).number()));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("br br* gr", "It was Bo or Cy."),
                Example.no("br* br gr", "It was Bo or Cy."),
                Example.yes("br br* gr* gb", "It was Bo or Cy.", "or is inclusive"));
    }
}
