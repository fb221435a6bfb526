package cluewright.whodunit.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.whodunit.Affair;
import cluewright.whodunit.Person;
import cluewright.whodunit.Phrases;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Somebody is, or is not, one of the liars, said of what the person says or of what the person did. */
final class Lies extends WhodunitClue {
    private final boolean is;

    Lies(String id, boolean is, String others, String own, String ownToo) {
        super(Wording.<Affair>of(id, "lying", 2, List.of(WHO))
                .says("{person/other} " + others, template -> template.using("other", WHO, Phrases.OTHER))
                .says(own, template -> template.using("self", WHO, SELF))
                .says(ownToo, template -> template.using("self", WHO, SELF)));
        this.is = is;
    }

    /** The speaker, as "I". */
    private static final cluewright.clue.Phrase<Affair, Person> SELF = new cluewright.clue.Phrase<>() {
        @Override
        public String name() {
            return "'I'";
        }

        @Override
        public @Nullable String say(Affair affair, Person person, boolean many) {
            return person.number() == affair.speaker() ? "I" : null;
        }

        @Override
        public List<Match<Person>> read(Affair affair, cluewright.clue.Scan scan, int from) {
            List<Match<Person>> found = new ArrayList<>(Phrases.ANYBODY.read(affair, scan, from));
            found.removeIf(match -> match.value().number() != affair.speaker());
            return found;
        }
    };

    @Override
    List<Args> candidates(Affair affair, Hand hand) {
        List<Args> candidates = new ArrayList<>();
        for (Person person : hand.of(affair.others())) {
            candidates.add(Args.none().with(WHO, person));
        }
        return candidates;
    }

    @Override
    public @Nullable String senseless(Affair affair, Args args) {
        boolean isOwn = args.get(WHO).number() == affair.speaker();
        return isOwn && !affair.setting().liars().areKnaves()
                ? "whoever speaks of the own lying says nothing, or something that can be neither true nor false"
                : null;
    }

    @Override
    public boolean holds(Affair affair, Args args, World world) {
        return affair.lies(world, args.get(WHO).number()) == is;
    }

    @Override
    public Formula formula(Affair affair, Args args) {
        Formula lies = affair.lies(args.get(WHO).number());
        return is ? lies : Formula.not(lies);
    }

    @Override
    public List<Example> examples() {
        String said = switch (id()) {
            case "lies" -> "Bo lies.";
            case "tells-truth" -> "Bo tells the truth.";
            case "did-it" -> "Bo did it.";
            default -> "Bo did not do it.";
        };
        return List.of(new Example("br br* gr", said, is, ""), new Example("br br gr*", said, !is, ""));
    }
}
