package cluewright.treasure;

import cluewright.clue.Puzzle;
import cluewright.clue.Scan;
import cluewright.deduce.Hint;
import cluewright.puzzle.Advice;
import cluewright.puzzle.Document;
import cluewright.puzzle.Table;
import cluewright.select.ValueSet;
import cluewright.space.Fact;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A round of the treasure game at one keyboard. Players take turns; each looks at the own hints while the others look
 * away, then they are hidden. Digging is answered by the device for every player, or, with hidden answers, only as a
 * whole; asking is answered for one player. The device answers by the hints as they are written, so that nobody can spoil
 * the game by a wrong answer, and it plays the bot.
 */
final class Round implements Table {
    /** The commands that change something. */
    private static final List<String> MOVES = List.of("hints", "dig", "ask", "small", "hidden");

    private static final List<String> WORDS =
            List.of("hints", "dig", "ask", "small", "hint", "hidden", "map", "log", "help", "quit");

    private final Document document;
    private final Puzzle puzzle;
    private final Hunt hunt;
    private final Sighting sighting;
    private final ValueSet treasures;
    private final List<Fact> dug = new ArrayList<>();
    private final List<Integer> found = new ArrayList<>();
    private final List<String> log = new ArrayList<>();
    private final Map<Integer, Integer> looks = new LinkedHashMap<>();
    private final List<String> moves = new ArrayList<>();
    private final List<Advisor.Heard> heard = new ArrayList<>();
    private final List<Integer> empty = new ArrayList<>();
    private final SmallFinds finds;
    private boolean hidden;
    private boolean isShowing;
    private int turn;

    Round(Document document) {
        this.document = document;
        this.puzzle = document.puzzle();
        this.hunt = (Hunt) puzzle.board();
        this.sighting = new Sighting(puzzle);
        this.finds = new SmallFinds(puzzle, sighting);
        this.treasures = sighting.left();
        if (treasures.isEmpty()) {
            throw new Refused("no square fits all hints, so there is nothing to find; see what 'check' says.");
        }
        this.turn = first();
    }

    private int first() {
        for (int player : hunt.holders()) {
            if (player != hunt.party().bot()) {
                return player;
            }
        }
        return 1;
    }

    @Override
    public List<String> greeting() {
        List<String> lines = new ArrayList<>();
        if (!document.title().isEmpty()) {
            lines.add(document.title());
        }
        lines.add(document.game().title());
        lines.add("");
        lines.addAll(map());
        lines.add("");
        for (int clue : sighting.held(Puzzle.NOBODY)) {
            lines.add("Everybody knows: " + puzzle.clue(clue).sentence());
        }
        lines.addAll(RoundWords.terms(hunt.party()));
        lines.add("Each player in turn: type 'hints 1' (or your number) while the others look away, then Enter to hide"
                + " them. 'help' says what else there is.");
        lines.add(whose());
        return lines;
    }

    private String whose() {
        return "It is player " + turn + "'s turn.";
    }

    @Override
    public Said answer(String line) {
        if (isShowing) {
            isShowing = false;
            List<String> lines = new ArrayList<>(List.of("The hints are hidden."));
            lines.add(whose());
            return new Said(lines, true, true);
        }
        List<String> words = List.of(Scan.tidy(line).split(" "));
        String word = words.get(0);
        Said said = obey(word, words);
        if (MOVES.contains(word)) {
            moves.add(String.join(" ", words));
        }
        return said;
    }

    private Said obey(String word, List<String> words) {
        return switch (word) {
            case "" -> said(List.of(whose()));
            case "hints" -> hints(player(words, 1));
            case "dig" -> dig(square(words, 1));
            case "ask" -> said(List.of(ask(player(words, 1), square(words, 2))));
            case "small" -> said(List.of(small(player(words, 1), square(words, 2))));
            case "hint" -> shown(hint(player(words, 1), Hint.Level.of(3)).lines());
            case "hidden" -> hide();
            case "map" -> said(map());
            case "log" -> said(log.isEmpty() ? List.of("Nothing has happened yet.") : log);
            case "help" -> said(RoundWords.help());
            case "quit", "exit", "q" -> new Said(farewell(), false, false);
            default ->
                throw new Refused("'" + word + "' is no command." + Refused.maybe(word, WORDS)
                        + " Type 'help' to see what there is.");
        };
    }

    /** Something for one player alone; the next line hides it. */
    private Said shown(List<String> lines) {
        List<String> all = new ArrayList<>(lines);
        all.add("Press Enter to hide this.");
        isShowing = true;
        return new Said(all, true, true);
    }

    @Override
    public List<String> moves() {
        return List.copyOf(moves);
    }

    @Override
    public void resume(List<String> earlier) {
        for (String move : earlier) {
            if (!MOVES.contains(Scan.tidy(move).split(" ")[0]) || found.size() == treasures.count()) {
                throw new Refused("'" + move + "' is no move that can come here.");
            }
            answer(move);
            isShowing = false;
        }
    }

    @Override
    public Advice.Said hint(int player, Hint.Level level) {
        if (player < 1 || player > hunt.party().players()) {
            throw new Refused("there is no player " + player + "; the players are 1 to "
                    + hunt.party().players() + ".");
        }
        if (player == hunt.party().bot()) {
            throw new Refused("player " + player + " is played by this device and needs no hint.");
        }
        return new Advisor(puzzle, sighting, player, finds).with(heard, empty).hint(level);
    }

    /** The map with what was dug; small treasures that have to be found are on it once they are. */
    private List<String> map() {
        return Picture.of(finds.chart(), dug);
    }

    /** Somebody digs for the own small treasure. */
    private String small(int player, int square) {
        boolean isFound = finds.dig(player, square);
        String said = "Player " + player + " digs for the small treasure at " + name(square)
                + (isFound ? " and finds it." : ", where it is not.");
        log.add(said);
        return said;
    }

    private static Said said(List<String> lines) {
        return new Said(lines, false, true);
    }

    private int player(List<String> words, int place) {
        String text = words.size() > place ? words.get(place) : "";
        for (int player : hunt.holders()) {
            if (text.equals(Integer.toString(player))) {
                return player;
            }
        }
        throw new Refused("say which player, 1 to " + hunt.party().players() + ", for instance '" + words.get(0) + " 1"
                + (words.get(0).equals("ask") ? " B2" : "") + "'.");
    }

    private int square(List<String> words, int place) {
        String text = words.size() > place ? words.get(place) : "";
        int square = hunt.chart().frame().square(text);
        if (square < 0) {
            throw new Refused("say which square, A1 to "
                    + hunt.chart().frame().name(hunt.chart().size() - 1) + ", for instance '" + words.get(0)
                    + (words.get(0).equals("ask") ? " 1" : "") + " B2'.");
        }
        return square;
    }

    /** A player's own hints, and the map with the squares marked that they exclude; the next line hides them. */
    private Said hints(int player) {
        if (player == hunt.party().bot()) {
            throw new Refused("player " + player + " is played by this device, and its hints are secret; ask it.");
        }
        int before = looks.merge(player, 1, Integer::sum);
        if (before > 1) {
            log.add("Player " + player + " looked at the hints again (" + before + " times).");
        }
        List<String> lines = new ArrayList<>(List.of("For player " + player + " alone:"));
        for (int clue : sighting.held(player)) {
            lines.add("  " + puzzle.clue(clue).sentence());
        }
        List<String> errand = finds.says(player);
        if (!errand.isEmpty()) {
            lines.add("Your small treasure, of which 'the treasure' speaks here:");
            errand.forEach(hint -> lines.add("  " + hint));
        }
        List<Integer> drawn = finds.drawn(player);
        List<Fact> excluded = new ArrayList<>();
        for (int square : finds.left(drawn).others().values()) {
            excluded.add(Fact.isNot(Hunt.TREASURE, square));
        }
        lines.addAll(Picture.of(finds.chart(), excluded));
        lines.add("x marks what your hints exclude"
                + (drawn.size() == sighting.held(player).size()
                        ? "."
                        : ", but for those that speak of small treasures, which are not all found."));
        return shown(lines);
    }

    private String ask(int player, int square) {
        String answer = "Player " + player + " about " + name(square) + ": "
                + (sighting.share(player).has(square) ? "yes." : "no.");
        log.add(answer);
        heard.add(new Advisor.Heard(player, square, sighting.share(player).has(square)));
        return answer;
    }

    private Said dig(int square) {
        List<String> lines = new ArrayList<>();
        boolean isTreasure = treasures.has(square);
        if (hidden) {
            lines.add(name(square) + ": " + (isTreasure ? "all agree." : "not all agree."));
        } else {
            for (int player : hunt.holders()) {
                heard.add(
                        new Advisor.Heard(player, square, sighting.share(player).has(square)));
                lines.add("Player " + player + " about " + name(square) + ": "
                        + (sighting.share(player).has(square) ? "yes." : "no."));
            }
        }
        log.add("Player " + turn + " dug at " + name(square) + (isTreasure ? " and found a treasure." : "."));
        if (!isTreasure) {
            dug.add(Fact.isNot(Hunt.TREASURE, square));
            empty.add(square);
            lines.add("There is nothing at " + name(square) + ".");
        } else if (!found.contains(square)) {
            found.add(square);
            dug.add(Fact.is(Hunt.TREASURE, square));
            lines.add("Player " + turn + " finds the treasure at " + name(square) + "!");
        }
        boolean goesOn = found.size() < treasures.count();
        if (goesOn) {
            next();
            lines.add(whose());
        } else {
            lines.addAll(map());
            lines.addAll(farewell());
        }
        return new Said(lines, false, goesOn);
    }

    private void next() {
        int players = hunt.party().players();
        for (int step = 0; step < players; step++) {
            turn = turn % players + 1;
            if (turn != hunt.party().bot()) {
                return;
            }
        }
    }

    private Said hide() {
        hidden = !hidden;
        return said(List.of(
                hidden
                        ? "Answers are hidden now: digging says only whether all agree."
                        : "Answers are open now: digging says what each player's hints say."));
    }

    private List<String> farewell() {
        List<String> lines = new ArrayList<>();
        lines.add(found.size() == treasures.count() ? "Found." : "The treasure stays hidden.");
        looks.forEach((player, times) ->
                lines.add("Player " + player + " looked at the hints " + times + (times == 1 ? " time." : " times.")));
        return lines;
    }

    private String name(int square) {
        return hunt.chart().frame().name(square);
    }
}
