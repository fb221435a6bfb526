package cluewright.server;

import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.deduce.Hint;
import cluewright.deduce.Reply;
import cluewright.deduce.Session;
import cluewright.deduce.Step;
import cluewright.prove.NativeProver;
import cluewright.prove.Verdict;
import cluewright.puzzle.Advice;
import cluewright.puzzle.Document;
import cluewright.puzzle.Tree;
import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** One player at one puzzle. */
final class SessionResource {
    private final Plays plays;
    private final PuzzleResource puzzles;

    SessionResource(Plays plays, PuzzleResource puzzles) {
        this.plays = plays;
        this.puzzles = puzzles;
    }

    void addTo(Routes routes) {
        routes.post("/sessions", this::open);
        routes.get("/sessions/{session}", call -> answer(call, plays.view(key(call))));
        routes.post("/sessions/{session}/claims", call -> claimed(call, call.body(), key(call), true));
        routes.post("/sessions/{session}/hints", call -> hinted(call, call.body(), key(call), true));
        addLooks(routes, "/sessions/{session}", SessionResource::key);
        routes.get("/sessions/{session}/print", this::print);
        routes.post(
                "/sessions/{session}/shares",
                call -> call.answer(201, Tree.fields().with("share", plays.share(key(call)))));
        routes.get("/shares/{share}", call -> call.answer(new SessionView(plays.shared(call.path("share"))).tree(0)));
        addMarking(routes);
    }

    /** What can be asked of a play without changing it, below the path of whatever names the play. */
    void addLooks(Routes routes, String path, Function<Call, Key> named) {
        routes.post(path + "/witnesses", call -> look(call, named, SessionResource::witnesses));
        routes.post(path + "/why", call -> {
            Tree.Fields body = call.body();
            look(call, named, play -> why(play, body));
        });
        routes.post(path + "/compare", call -> {
            Tree.Fields body = call.body();
            look(call, named, play -> compare(play, body));
        });
        routes.get(path + "/explanation", call -> look(call, named, Ending::explanation));
        routes.get(
                path + "/graph",
                call -> Ending.graph(
                        call, plays.look(named.apply(call), play -> play).told()));
    }

    private void addMarking(Routes routes) {
        routes.post("/sessions/{session}/pencil", call -> {
            Tree.Fields body = call.body();
            change(call, play -> {
                Fact fact = new Words(play.seen()).fact(body);
                play.marking(() -> play.session().pencil(fact));
            });
        });
        routes.post("/sessions/{session}/erase", call -> {
            Tree.Fields body = call.body();
            change(call, play -> {
                int variable = named(play, body);
                play.marking(() -> play.session().erase(variable));
            });
        });
        routes.post("/sessions/{session}/notes", call -> {
            Tree.Fields body = call.body();
            body.only("name", "note");
            change(
                    call,
                    play -> play.note(
                            new Words(play.seen()).variable(body.get("name").asText()),
                            body.get("note").asText()));
        });
        routes.put("/sessions/{session}/sheet", call -> {
            Tree.Fields body = call.body();
            change(call, play -> play.keep(Sheet.read(body, play)));
        });
        routes.post("/sessions/{session}/undo", call -> change(call, Play::undo));
        routes.post("/sessions/{session}/end", call -> change(call, Play::giveUp));
    }

    private static Key key(Call call) {
        return Key.of(call.path("session"));
    }

    private void open(Call call) {
        Tree.Fields body = call.body();
        body.only("puzzle", "daily", "share");
        Play play;
        if (body.has("share")) {
            play = plays.shared(body.get("share").asText());
        } else {
            Paper paper = puzzles.named(body);
            if (paper.isDealt()) {
                throw new Problem(
                        Problem.Code.CONFLICT,
                        "The hints of this puzzle are dealt to " + paper.players() + " players; open a table for it.");
            }
            play = Play.start(paper);
        }
        String id = plays.open(play);
        call.answer(201, withId(id, plays.view(Key.of(id))));
    }

    private static Tree.Fields withId(String id, Tree.Fields session) {
        Tree.Fields tree = Tree.fields().with("id", id);
        for (var field : session.fields().entrySet()) {
            tree = tree.with(field.getKey(), field.getValue());
        }
        return tree;
    }

    private static void answer(Call call, Tree.Fields session) {
        call.answer(withId(call.path("session"), session));
    }

    private void change(Call call, Consumer<Play> changing) {
        answer(
                call,
                plays.act(key(call), play -> {
                            changing.accept(play);
                            return true;
                        })
                        .session());
    }

    private void look(Call call, Function<Call, Key> named, Function<Play, Tree> looking) {
        call.answer(plays.look(named.apply(call), looking).told());
    }

    /** Claims what a body says and answers with the reply; gives it to whoever wants to know. */
    Tree.Fields claimed(Call call, Tree.Fields body, Key key, boolean tellsId) {
        Plays.Outcome<Tree.Fields> outcome = plays.act(key, play -> claim(play, body));
        Tree.Fields session = tellsId ? withId(call.path("session"), outcome.session()) : outcome.session();
        call.answer(Tree.fields().with("reply", outcome.told()).with("session", session));
        return outcome.told();
    }

    private static Tree.Fields claim(Play play, Tree.Fields body) {
        Fact fact = new Words(play.seen()).fact(body);
        int before = play.shown().size();
        Advice advice = new Advice(play.paper().document().game(), play.seen());
        Reply reply = play.claim(fact);
        Tree.Fields tree = Told.reply(advice, fact, reply, false);
        List<Integer> revealed = new ArrayList<>();
        for (int clue = before; clue < play.shown().size(); clue++) {
            revealed.add(clue);
        }
        return reply instanceof Reply.Forced ? tree.with("revealed", Words.numbers(revealed)) : tree;
    }

    Tree.Fields hinted(Call call, Tree.Fields body, Key key, boolean tellsId) {
        body.only("level");
        Hint.Level level = Hint.Level.of(body.get("level").asNumber(1, Hint.Level.values().length));
        Plays.Outcome<Tree.Fields> outcome = plays.act(key, play -> {
            play.checkPlaying();
            Session.Given given = play.session().hint(level);
            return Told.hint(play, given);
        });
        Tree.Fields session = tellsId ? withId(call.path("session"), outcome.session()) : outcome.session();
        call.answer(Tree.fields().with("hint", outcome.told()).with("session", session));
        return outcome.told();
    }

    private static Tree witnesses(Play play) {
        Session.Claim last = play.session().last();
        if (last == null || !last.reply().isRefusal()) {
            throw new Problem(Problem.Code.CONFLICT, "No claim was refused just now.");
        }
        Advice advice = new Advice(play.paper().document().game(), play.seen());
        return Told.reply(advice, last.fact(), last.reply(), true);
    }

    private static int named(Play play, Tree.Fields body) {
        body.only("name");
        return new Words(play.seen()).variable(body.get("name").asText());
    }

    private static Tree why(Play play, Tree.Fields body) {
        int variable = named(play, body);
        Puzzle seen = play.seen();
        List<String> lines = new ArrayList<>();
        List<Integer> clues = new ArrayList<>();
        for (Fact fact : play.session().review().knowledge().facts()) {
            if (fact.variable() == variable) {
                Step step = seen.givens().contains(fact) ? null : play.session().why(fact);
                Advice advice = new Advice(play.paper().document().game(), seen);
                lines.addAll(
                        step == null
                                ? List.of("It is given that " + seen.board().say(fact) + ".")
                                : advice.because(step));
                clues.addAll(step == null ? List.of() : step.clues());
            }
        }
        String name = new Words(seen).name(variable);
        boolean known = !lines.isEmpty();
        return Tree.fields()
                .with("name", name)
                .with("known", known)
                .with("text", Tree.texts(known ? lines : List.of("Nothing is known about " + name + " yet.")))
                .with("clues", Words.numbers(clues));
    }

    /** Whether all that some people say can be true together, whoever lies. */
    private static Tree compare(Play play, Tree.Fields body) {
        body.only("names");
        Words words = new Words(play.seen());
        List<Integer> speakers = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (Tree name : body.get("names").asList()) {
            speakers.add(words.variable(name.asText()));
            names.add(name.asText());
        }
        if (speakers.isEmpty() || speakers.size() > Limits.MOST_SEATS) {
            throw body.get("names").refused("name 1 to " + Limits.MOST_SEATS + " of those who speak.");
        }
        List<Integer> clues = new ArrayList<>();
        List<Puzzle.Held> said = new ArrayList<>();
        for (int clue = 0; clue < play.seen().clues().size(); clue++) {
            Puzzle.Held held = play.seen().clues().get(clue);
            if (speakers.contains(held.holder())) {
                clues.add(clue);
                said.add(new Puzzle.Held(held.clue(), Puzzle.NOBODY));
            }
        }
        Puzzle all = new Puzzle(play.seen().board(), Mode.OPEN, play.seen().givens(), said);
        Verdict verdict = new NativeProver().prove(all, Limits.PLAY_NODES);
        if (verdict instanceof Verdict.Unknown) {
            throw new Problem(Problem.Code.BUDGET, "That could not be found in the time that there is; name fewer.", 1);
        }
        boolean possible = !(verdict instanceof Verdict.Impossible);
        if (verdict instanceof Verdict.Impossible impossible) {
            clues = new ArrayList<>(impossible.clash().stream().map(clues::get).toList());
        }
        return Tree.fields()
                .with("names", Tree.texts(names))
                .with("clues", Words.numbers(clues))
                .with("possible", possible);
    }

    private void print(Call call) {
        Play play = plays.look(key(call), one -> one).told();
        Paper paper = play.paper();
        Document whole = paper.document();
        Printing.answer(call, play.hasEnded() ? whole : paper.printable(play.shown()));
    }
}
