package cluewright.treasure;

import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.puzzle.Document;
import cluewright.puzzle.Tree;
import cluewright.select.DealGate;
import cluewright.select.ValueSet;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a document says about its deal, in the field {@code deal}: how many squares each hint allows; for each player how
 * many squares the own hints leave, a square that shows that the player is needed, and how many squares are still
 * possible for somebody who knows that the deal is fair; which gates were given up; which hints nobody needs; who has
 * false hints.
 */
final class Certificate {
    private Certificate() {}

    /**
     * The certificate of a puzzle.
     *
     * @param possible for each player the squares still possible, or none when that means nothing
     * @param loosened the gates that were given up
     */
    static Tree.Fields write(Puzzle puzzle, World truth, List<ValueSet> possible, List<DealGate> loosened) {
        Sighting sighting = new Sighting(puzzle);
        Hunt hunt = (Hunt) puzzle.board();
        List<Tree> sizes = new ArrayList<>();
        for (int clue = 0; clue < puzzle.clues().size(); clue++) {
            sizes.add(Tree.of(sighting.truth(clue).count()));
        }
        List<Tree> players = new ArrayList<>();
        List<Tree> liars = new ArrayList<>();
        for (int player : sighting.players()) {
            players.add(player(hunt, sighting, player, possible.isEmpty() ? null : possible.get(player - 1)));
            if (truth.value(player) == 1) {
                liars.add(Tree.of(player));
            }
        }
        List<String> words = new ArrayList<>();
        loosened.forEach(gate -> words.add(Fairness.word(gate)));
        Tree.Fields deal = Tree.fields()
                .with("sizes", Tree.of(sizes))
                .with("players", Tree.of(players))
                .with("loosened", Tree.texts(words));
        deal = hunt.party().unneeded() == 0 ? deal : deal.with("unneeded", numbers(sighting.droppable()));
        return liars.isEmpty() ? deal : deal.with("liars", Tree.of(liars));
    }

    private static Tree player(Hunt hunt, Sighting sighting, int player, @Nullable ValueSet possible) {
        int share = sighting.share(player).count();
        ValueSet more = sighting.without(player).without(sighting.left());
        Tree.Fields fields = Tree.fields()
                .with("player", player)
                .with("left", share)
                .with("percent", Percent.of(share, hunt.chart().size()));
        fields = more.isEmpty()
                ? fields
                : fields.with("witness", hunt.chart().frame().name(more.least()));
        return possible == null ? fields : fields.with("possible", possible.count());
    }

    private static Tree numbers(List<Integer> numbers) {
        List<Tree> items = new ArrayList<>();
        numbers.forEach(number -> items.add(Tree.of(number)));
        return Tree.of(items);
    }

    /** The gates that a document says it gave up. */
    static List<String> loosened(Document document) {
        List<String> words = new ArrayList<>();
        if (document.results().has("deal")) {
            document.results().get("deal").asFields().list("loosened").forEach(word -> words.add(word.asText()));
        }
        return words;
    }

    /** What the certificate of a document says that is not so, worked out anew square by square. */
    static List<String> faults(Document document) {
        List<String> faults = new ArrayList<>();
        Tree.Fields deal = document.results().get("deal").asFields();
        Puzzle puzzle = document.puzzle();
        Sighting sighting = new Sighting(puzzle);
        Hunt hunt = (Hunt) puzzle.board();
        List<Tree> sizes = deal.list("sizes");
        for (int clue = 0; clue < puzzle.clues().size(); clue++) {
            int size = sighting.truth(clue).count();
            if (sizes.size() != puzzle.clues().size()
                    || !sizes.get(clue).asText().equals(Integer.toString(size))) {
                faults.add("hint " + (clue + 1) + " allows " + size + " squares, which is not what 'deal' says");
            }
        }
        for (Tree entry : deal.list("players")) {
            player(entry.asFields(), hunt, sighting, faults);
        }
        Set<DealGate> failed = EnumSet.noneOf(DealGate.class);
        failed.addAll(Fairness.of(puzzle, sighting).failed());
        failed.removeIf(gate -> loosened(document).contains(Fairness.word(gate)));
        failed.forEach(gate ->
                faults.add("the gate '" + Fairness.word(gate) + "' is not passed, and not said to be" + " given up"));
        return faults;
    }

    private static void player(Tree.Fields said, Hunt hunt, Sighting sighting, List<String> faults) {
        int player = said.get("player").asNumber(1, Math.max(1, hunt.party().players()));
        int share = sighting.share(player).count();
        if (!said.get("left").asText().equals(Integer.toString(share))) {
            faults.add("player " + player + "'s hints leave " + share + " squares, which is not what 'deal' says");
        }
        int witness = said.has("witness")
                ? hunt.chart().frame().square(said.get("witness").asText())
                : -1;
        ValueSet more = sighting.without(player).without(sighting.left());
        boolean isRight = witness < 0 ? more.isEmpty() : more.has(witness);
        if (!isRight) {
            faults.add("the witness square of player " + player + " is not one");
        }
    }
}
