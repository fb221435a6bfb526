package cluewright.whodunit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What follows from the clashes for each person. Every clash has a liar in it; so a person is honest, or a liar, when no
 * allowed choice of liars with one in each of some clashes says otherwise. For each person as few clashes as possible are
 * named, small ones first.
 *
 * <p>Where liars are at most so many and the fewest are meant, that somebody is honest takes all clashes.
 */
final class Reasons {
    private final Affair affair;
    private final Testimony testimony;
    private final List<Integer> clashes;
    private final List<Reason> reasons = new ArrayList<>();

    /**
     * Why somebody is honest or a liar.
     *
     * @param clashes the clashes that show it, by their place in the list
     */
    record Reason(Person person, boolean lies, List<Integer> clashes) {
        Reason {
            clashes = List.copyOf(clashes);
        }
    }

    Reasons(Affair affair, Testimony testimony, List<Integer> clashes) {
        this.affair = affair;
        this.testimony = testimony;
        this.clashes = List.copyOf(clashes);
        for (Person person : affair.people()) {
            for (boolean lies : new boolean[] {false, true}) {
                List<Integer> all = numbers();
                if (settles(all, person, lies)) {
                    reasons.add(new Reason(person, lies, fewest(all, person, lies)));
                }
            }
        }
        reasons.sort((one, other) -> Boolean.compare(one.lies, other.lies));
    }

    private List<Integer> numbers() {
        List<Integer> numbers = new ArrayList<>();
        for (int clash = 0; clash < clashes.size(); clash++) {
            numbers.add(clash);
        }
        return numbers;
    }

    /** For everybody who is settled, the honest ones first. */
    List<Reason> reasons() {
        return reasons;
    }

    /** The same, those of the same clashes together. */
    Map<List<Integer>, List<Reason>> together() {
        Map<List<Integer>, List<Reason>> together = new LinkedHashMap<>();
        for (Reason reason : reasons) {
            together.computeIfAbsent(reason.clashes, clash -> new ArrayList<>()).add(reason);
        }
        return together;
    }

    /** The choices of liars that have one in each of these clashes; of at most so many, the smallest. */
    List<Integer> choices(List<Integer> some) {
        List<Integer> choices = new ArrayList<>(testimony.allowed());
        for (int clash : some) {
            choices.removeIf(liars -> (liars & clashes.get(clash)) == 0);
        }
        return affair.isLeastAsked() ? Testimony.smallest(choices) : choices;
    }

    private boolean settles(List<Integer> some, Person person, boolean lies) {
        List<Integer> choices = choices(some);
        for (int liars : choices) {
            if ((liars >> person.number() & 1) == 1 != lies) {
                return false;
            }
        }
        return !choices.isEmpty();
    }

    private List<Integer> fewest(List<Integer> all, Person person, boolean lies) {
        List<Integer> chosen = new ArrayList<>(all);
        for (int place = all.size() - 1; place >= 0; place--) {
            List<Integer> fewer = new ArrayList<>(chosen);
            fewer.remove(all.get(place));
            boolean mayChange = lies || !affair.isLeastAsked();
            if (mayChange && settles(fewer, person, lies)) {
                chosen = fewer;
            }
        }
        return chosen;
    }
}
