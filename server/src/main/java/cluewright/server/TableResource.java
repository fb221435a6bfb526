package cluewright.server;

import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.puzzle.Document;
import cluewright.puzzle.Tree;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Several players at one puzzle. Where hints are dealt, each seat sees its own alone, and the device answers for
 * everybody, so that one wrong answer cannot spoil the game. Other games are played together in one session.
 */
final class TableResource {
    private static final int LONGEST_PLAYER = 40;

    /** Whom hints belong to that everybody knows. */
    private static final int NOBODY = 0;

    private final Tables tables;
    private final Plays plays;
    private final Puzzles puzzles;
    private final PuzzleResource named;
    private final SessionResource sessions;

    TableResource(Tables tables, Plays plays, Puzzles puzzles, PuzzleResource named, SessionResource sessions) {
        this.tables = tables;
        this.plays = plays;
        this.puzzles = puzzles;
        this.named = named;
        this.sessions = sessions;
    }

    void addTo(Routes routes) {
        routes.post("/tables", this::open);
        routes.get("/tables/{code}", call -> call.answer(table(tables.byCode(call.path("code")))));
        routes.post("/tables/{code}/seats", this::take);
        routes.get("/hosts/{host}/print", this::print);
        routes.get("/seats/{seat}", call -> answer(call, seat(call)));
        routes.post("/seats/{seat}/looks", this::look);
        routes.post("/seats/{seat}/asks", this::ask);
        routes.post("/seats/{seat}/digs", this::dig);
        routes.post("/seats/{seat}/claims", this::claim);
        routes.post("/seats/{seat}/hints", this::hint);
        sessions.addLooks(routes, "/seats/{seat}", call -> play(seat(call)));
    }

    private Tables.Seat seat(Call call) {
        return tables.seat(call.path("seat"));
    }

    private void answer(Call call, Tables.Seat seat) {
        call.answer(Tree.fields().with("number", seat.number()).with("table", table(tables.byCode(seat.code()))));
    }

    private void open(Call call) {
        Tree.Fields body = call.body();
        body.only("puzzle", "daily", "seats", "answers");
        Paper paper = named.named(body);
        int seats = body.has("seats") ? body.get("seats").asNumber(1, Limits.MOST_SEATS) : 0;
        if (paper.isDealt() && seats != 0 && seats != paper.players()) {
            throw body.get("seats")
                    .refused("the hints are dealt to " + paper.players() + " players, so there are as many seats;"
                            + " leave 'seats' out.");
        }
        int number = paper.isDealt() ? paper.players() : seats == 0 ? 2 : seats;
        String answers = body.has("answers") ? body.get("answers").asText() : "each";
        if (!List.of("each", "together").contains(answers)) {
            throw body.get("answers").refused("this must be each or together.");
        }
        Key play = paper.isDealt() ? null : Key.of(plays.open(Play.start(paper)));
        Tables.Opened opened = tables.open(paper.id(), answers, play, number, paper.bot());
        Tables.Party party = opened.party();
        call.answer(
                201,
                Tree.fields()
                        .with("code", party.code())
                        .with("host", opened.host())
                        .with("seats", Tables.links(opened.links()))
                        .with("table", table(party)));
    }

    /** What everybody at the table may see. */
    private Tree.Fields table(Tables.Party party) {
        Paper paper = puzzles.whole(party.puzzle());
        Tree.Fields tree = Tree.fields()
                .with("code", party.code())
                .with("puzzle", paper.view())
                .with("answers", party.answers())
                .with("seats", Tables.seats(tables.seats(party.code()), paper.bot()))
                .with("log", Tree.of(tables.acts(party.code())))
                .with("printed", party.isPrinted())
                .with("ended", party.hasEnded())
                .with(
                        "expires",
                        Instant.ofEpochMilli(party.touched() + Limits.TABLE_MILLIS)
                                .toString());
        Key play = party.play();
        if (play != null) {
            tree = tree.with("session", plays.view(play));
        }
        World answer = paper.document().answer();
        return party.hasEnded() && answer != null
                ? tree.with("answer", new Words(paper.puzzle()).answer(answer))
                : tree;
    }

    private void take(Call call) {
        Tree.Fields body = call.body();
        body.only("player");
        String player = body.has("player") ? body.get("player").asText() : "";
        if (player.length() > LONGEST_PLAYER) {
            throw body.get("player").refused("a name has at most " + LONGEST_PLAYER + " characters; shorten it.");
        }
        Tables.Link link = tables.take(tables.byCode(call.path("code")).code(), player);
        call.answer(201, Tree.fields().with("number", link.number()).with("secret", link.secret()));
    }

    /** Paper for everybody. Whoever prints it could read all cards, so everybody sees that it was done. */
    private void print(Call call) {
        Tables.Party party = tables.byHost(call.path("host"));
        Paper paper = puzzles.whole(party.puzzle());
        List<Integer> clues = new ArrayList<>();
        for (int clue = 0; clue < paper.puzzle().clues().size(); clue++) {
            clues.add(clue);
        }
        Document printed = paper.printable(paper.isDealt() ? clues : paper.start());
        Printing.answer(call, printed);
        if (paper.isDealt()) {
            tables.printed(party);
        }
    }

    private void look(Call call) {
        Tables.Seat seat = seat(call);
        Paper paper = dealt(seat);
        List<Integer> hand = paper.hand(seat.number());
        Document own = paper.shown(hand);
        List<String> excluded = new ArrayList<>();
        Space space = paper.puzzle().space();
        int asked = space.question().get(0);
        for (int value = 0; value < space.size(asked); value++) {
            if (!fits(paper, seat.number(), value)) {
                excluded.add(space.variables().get(asked).values().get(value));
            }
        }
        int looks = tables.looked(seat);
        call.answer(Tree.fields()
                .with("clues", PuzzleView.clues(own, List.of()))
                .with("excluded", Tree.texts(excluded))
                .with("looks", looks));
    }

    private Paper dealt(Tables.Seat seat) {
        Paper paper = puzzles.whole(tables.byCode(seat.code()).puzzle());
        if (!paper.isDealt()) {
            throw new Problem(Problem.Code.CONFLICT, "This puzzle is played together; claim what follows.");
        }
        return paper;
    }

    /** Whether a value can be, by the hints of one player. */
    private static boolean fits(Paper paper, int player, int value) {
        Puzzle puzzle = paper.puzzle();
        World world = world(puzzle, value);
        for (int clue : paper.hand(player)) {
            if (!puzzle.clue(clue).holds(world)) {
                return false;
            }
        }
        return true;
    }

    private static World world(Puzzle puzzle, int value) {
        int[] values = new int[puzzle.space().variables().size()];
        values[puzzle.space().question().get(0)] = value;
        return World.of(values);
    }

    private static Fact named(Paper paper, Tree.Fields body) {
        return new Words(paper.puzzle())
                .fact(
                        paper.puzzle().space().question().get(0),
                        body.get("value").asText(),
                        true);
    }

    private void ask(Call call) {
        Tree.Fields body = call.body();
        body.only("seat", "value");
        Tables.Seat seat = seat(call);
        Paper paper = dealt(seat);
        int of = body.get("seat").asNumber(1, paper.players());
        if (of == seat.number()) {
            throw body.get("seat").refused("ask another player than yourself.");
        }
        Fact value = named(paper, body);
        tables.act(
                seat,
                act(seat, "ask")
                        .with("of", of)
                        .with("value", body.get("value").asText())
                        .with("fits", fits(paper, of, value.value())),
                false);
        answer(call, seat);
    }

    private static Tree.Fields act(Tables.Seat seat, String word) {
        return Tree.fields().with("seat", seat.number()).with("act", word);
    }

    private void dig(Call call) {
        Tree.Fields body = call.body();
        body.only("value");
        Tables.Seat seat = seat(call);
        Paper paper = dealt(seat);
        int value = named(paper, body).value();
        List<Tree> each = new ArrayList<>();
        boolean all = true;
        for (int player = 1; player <= paper.players(); player++) {
            boolean fits = fits(paper, player, value);
            all &= fits;
            each.add(new Tree.Leaf(fits, ""));
        }
        boolean found = isAnswer(paper, value, all);
        String square = body.get("value").asText();
        Tree.Fields act = act(seat, "dig").with("value", square).with("fits", all);
        boolean tellsEach = tables.byCode(seat.code()).answers().equals("each");
        act = tellsEach ? act.with("each", Tree.of(each)) : act;
        int answers = paper.puzzle().board().answers();
        boolean ends = found && (answers == 1 || found(seat.code(), square) >= answers);
        tables.act(seat, act.with("found", found), ends);
        answer(call, seat);
    }

    /** Whether a value is what is looked for: the declared one, or one of several that fit all hints. */
    private static boolean isAnswer(Paper paper, int value, boolean fitsAll) {
        World answer = paper.document().answer();
        return answer == null || paper.puzzle().board().answers() > 1
                ? fitsAll && fits(paper, NOBODY, value)
                : answer.value(paper.puzzle().space().question().get(0)) == value;
    }

    /** How many values were found at a table, this one included. */
    private int found(String code, String value) {
        Set<String> found = new TreeSet<>(Set.of(value));
        for (Tree act : tables.acts(code)) {
            Tree.Fields fields = act.asFields();
            if (fields.has("found") && Call.truth(fields.get("found"))) {
                found.add(fields.get("value").asText());
            }
        }
        return found.size();
    }

    private Key play(Tables.Seat seat) {
        Key play = tables.byCode(seat.code()).play();
        if (play == null) {
            throw new Problem(Problem.Code.CONFLICT, "Hints are dealt in this game; ask or dig.");
        }
        return play;
    }

    private void claim(Call call) {
        Tree.Fields body = call.body();
        Tables.Seat seat = seat(call);
        Key play = play(seat);
        Tree.Fields reply = sessions.claimed(call, body, play, false);
        boolean accepted = reply.get("kind").asText().equals("forced");
        tables.act(
                seat,
                act(seat, "claim")
                        .with("name", body.get("name").asText())
                        .with("value", body.get("value").asText())
                        .with("fits", accepted),
                plays.look(play, Play::hasEnded).told());
    }

    private void hint(Call call) {
        Tree.Fields body = call.body();
        Tables.Seat seat = seat(call);
        sessions.hinted(call, body, play(seat), false);
        tables.act(seat, act(seat, "hint"), false);
    }
}
