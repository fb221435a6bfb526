package cluewright.server;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Which methods each path takes, for those who come with another one. */
final class Allowed {
    private static final Pattern SEGMENT = Pattern.compile("\\{[^}]*}");
    private static final Pattern REST = Pattern.compile("<[^>]*>");

    private final Map<Pattern, List<String>> methods = new LinkedHashMap<>();
    private final Map<String, Pattern> patterns = new LinkedHashMap<>();

    /** A route such as {@code /seats/{seat}} or {@code /assets/<path>}. */
    void add(String method, String path) {
        Pattern pattern = patterns.computeIfAbsent(path, Allowed::pattern);
        methods.computeIfAbsent(pattern, key -> new ArrayList<>()).add(method);
    }

    private static Pattern pattern(String path) {
        String segments = SEGMENT.matcher(path.replace(".", "\\.")).replaceAll("[^/]+");
        return Pattern.compile(REST.matcher(segments).replaceAll(".+"));
    }

    /** The methods that a path takes, in the order of the alphabet; none when there is nothing at it. */
    List<String> at(String path) {
        Set<String> all = new TreeSet<>();
        methods.forEach((pattern, some) -> {
            if (pattern.matcher(path).matches()) {
                all.addAll(some);
            }
        });
        return List.copyOf(all);
    }
}
