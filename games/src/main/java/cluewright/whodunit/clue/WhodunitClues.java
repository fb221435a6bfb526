package cluewright.whodunit.clue;

import cluewright.clue.ClueType;
import cluewright.clue.Vocabulary;
import cluewright.whodunit.Affair;
import java.util.ArrayList;
import java.util.List;

/** The list of all clue types of the whodunit game. A test fails when one that exists is missing here. */
public final class WhodunitClues {
    private WhodunitClues() {}

    /** All of them. */
    public static Vocabulary<Affair> all() {
        List<ClueType<Affair>> all = new ArrayList<>();
        all.addAll(List.of(new WasAt(true, true), new WasAt(true, false), new EitherPlace()));
        all.addAll(List.of(new Wore(true, true), new Wore(true, false)));
        all.addAll(List.of(new WasAt(false, true), new WasAt(false, false)));
        all.addAll(List.of(new Wore(false, true), new Wore(false, false)));
        all.addAll(List.of(new SawPerson(false, true), new SawPerson(true, false), new SawPerson(true, true)));
        all.addAll(List.of(new SawSomeone(true), new SawSomeone(false)));
        all.addAll(List.of(new SawSomebody(false), new SawSomebody(true)));
        all.addAll(List.of(new Alone(false), new Alone(true), new SawNobodyIn()));
        all.addAll(List.of(new Together(true, true), new Together(true, false)));
        all.addAll(List.of(new Together(false, true), new Together(false, false)));
        all.addAll(List.of(new SameColour(true), new SameColour(false), new OwnColour()));
        all.addAll(List.of(new CountAt(), new CountIn(), new ParityAt(), new ParityIn(), new MoreAt(), new MoreIn()));
        all.add(new Lies("lies", true, "lies.", "{person/self} lie.", "{person/self} am lying."));
        all.add(new Lies(
                "tells-truth", false, "tells the truth.", "{person/self} tell the truth.", "{person/self} am honest."));
        all.add(new LiarsAmong());
        all.add(new Lies("did-it", true, "did it.", "{person/self} did it.", "{person/self} have done it."));
        all.add(new Lies(
                "did-not", false, "did not do it.", "{person/self} did not do it.", "{person/self} have not done it."));
        all.add(new EitherDid());
        all.addAll(List.of(new TwoParts(true), new TwoParts(false), new Stayed(), new Moved()));
        return new Vocabulary<>(all);
    }
}
