package cluewright.server;

import cluewright.clue.Board;
import cluewright.games.Games;
import cluewright.grade.Band;
import cluewright.print.Painter;
import cluewright.print.Painters;
import cluewright.puzzle.ClueTypesTree;
import cluewright.puzzle.Game;
import cluewright.puzzle.Settings;
import cluewright.puzzle.Tree;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** What there is: the games, their clue types, and the description of the interface. */
final class AboutResource {
    private final byte[] description = description();

    private static byte[] description() {
        try (InputStream in = AboutResource.class.getResourceAsStream("openapi.yaml")) {
            return Objects.requireNonNull(in, "openapi.yaml").readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void addTo(Routes routes) {
        routes.get("/openapi.yaml", call -> call.answer(Call.YAML, description));
        routes.get("/games", call -> call.answer(games()));
        routes.get("/games/{game}/clues", call -> call.answer(clues(game(call.path("game")))));
    }

    private static Game<?> game(String id) {
        List<String> ids = Games.all().stream().map(Game::id).toList();
        if (!ids.contains(id)) {
            throw new Problem(Problem.Code.NOT_FOUND, "The games are " + String.join(", ", ids) + ".");
        }
        return Games.of(id);
    }

    private static <B extends Board> Tree.Fields clues(Game<B> game) {
        return ClueTypesTree.of(game);
    }

    private static Tree.Fields games() {
        List<Tree> games = new ArrayList<>();
        for (Game<?> game : Games.all()) {
            List<Tree> settings = new ArrayList<>();
            for (Settings.Setting setting : game.settings()) {
                settings.add(Tree.fields()
                        .with("name", setting.name())
                        .with("meaning", setting.meaning())
                        .with("standard", setting.standard()));
            }
            List<String> bands = Arrays.stream(Band.values()).map(Band::word).toList();
            games.add(Tree.fields()
                    .with("id", game.id())
                    .with("title", game.title())
                    .with("settings", Tree.of(settings))
                    .with("modes", Tree.texts(game.composer() == null ? List.of("open", "reveal") : List.of("open")))
                    .with("difficulties", Tree.texts(bands))
                    .with("printable", Tree.texts(printable(game))));
        }
        return Tree.fields().with("games", Tree.of(games));
    }

    private static List<String> printable(Game<?> game) {
        for (Painter painter : Painters.all()) {
            if (painter.game().equals(game.id())) {
                return painter.parts();
            }
        }
        return List.of();
    }
}
