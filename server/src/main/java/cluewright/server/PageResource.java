package cluewright.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The files of the page, out of the class path. */
final class PageResource {
    private static final String FOLDER = "/cluewright/web/";
    private static final String INDEX = "index.html";

    /** Names that bundlers give; no dots but before the ending, so that no path leads out of the folder. */
    private static final Pattern NAME = Pattern.compile("(?:[A-Za-z0-9_-]+/)*[A-Za-z0-9_.-]*[A-Za-z0-9_-]\\.[a-z0-9]+");

    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("json", "application/json"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("txt", "text/plain; charset=utf-8"),
            Map.entry("woff2", "font/woff2"));

    void addTo(Routes routes) {
        routes.add("GET", "/", call -> answer(call, INDEX, "no-cache"));
        routes.add(
                "GET",
                "/assets/<path>",
                call -> answer(call, "assets/" + call.path("path"), "public, max-age=31536000, immutable"));
        routes.add("GET", "/{file}", call -> answer(call, call.path("file"), "no-cache"));
    }

    private static void answer(Call call, String name, String cache) {
        byte[] bytes = NAME.matcher(name).matches() && !name.contains("..") ? bytes(name) : null;
        String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
        if (bytes == null || type == null) {
            throw new Problem(
                    Problem.Code.NOT_FOUND,
                    name.equals(INDEX)
                            ? "This build has no page; the interface for programs is described at " + Routes.API
                                    + "/openapi.yaml."
                            : "There is no such page.");
        }
        call.context().header("Cache-Control", cache);
        call.answer(type, bytes);
    }

    private static byte @Nullable [] bytes(String name) {
        try (InputStream in = PageResource.class.getResourceAsStream(FOLDER + name)) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
