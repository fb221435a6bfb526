package cluewright.server;

import cluewright.puzzle.Tree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What only those may do who run the server. */
final class AdminResource {
    private static final String BEARER = "Bearer ";

    private final Dailies dailies;
    private final Puzzles puzzles;
    private final @Nullable String token;

    AdminResource(Dailies dailies, Puzzles puzzles, @Nullable String token) {
        this.dailies = dailies;
        this.puzzles = puzzles;
        this.token = token;
    }

    void addTo(Routes routes) {
        routes.get("/admin/ahead", call -> {
            checkToken(call);
            call.answer(ahead());
        });
        routes.post("/admin/ahead", call -> {
            checkToken(call);
            Tree.Fields body = call.body();
            body.only("days");
            dailies.makeAhead(body.get("days").asNumber(0, Limits.MOST_DAYS_AHEAD));
            call.answer(202, ahead());
        });
        routes.get("/admin/daily/{date}/{slot}", call -> {
            checkToken(call);
            Dailies.Entry entry = Problem.found(dailies.entry(PuzzleResource.name(call)), "puzzle");
            call.answer(puzzles.whole(entry.puzzle()).document().write());
        });
        routes.delete("/admin/daily/{date}/{slot}", call -> {
            checkToken(call);
            dailies.withdraw(
                    PuzzleResource.name(call),
                    call.choice("replace", "false", "true").equals("true"));
            call.context().status(204);
        });
    }

    private void checkToken(Call call) {
        String header = call.context().header("Authorization");
        String known = token;
        boolean right = known != null
                && header != null
                && header.startsWith(BEARER)
                && Secrets.same(header.substring(BEARER.length()), known);
        if (!right) {
            throw new Problem(
                    Problem.Code.UNAUTHORIZED,
                    known == null
                            ? "This server was started without an admin token, so it has no admin."
                            : "This needs the admin token; send it as Authorization: Bearer TOKEN.");
        }
    }

    private Tree.Fields ahead() {
        List<DailyName> missing = dailies.missing();
        int all = (dailies.daysAhead() + 1) * Slot.all().size();
        return Tree.fields()
                .with("days", dailies.daysAhead())
                .with("ready", all - missing.size())
                .with("missing", Tree.of(missing.stream().map(DailyName::tree).toList()));
    }
}
