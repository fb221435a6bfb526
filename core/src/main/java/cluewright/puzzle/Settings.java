package cluewright.puzzle;

import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What was asked of a game: a value for each of its settings. Immutable. */
public final class Settings {
    private final List<Setting> known;
    private final Map<String, String> values;

    /**
     * Something that can be asked of a game.
     *
     * @param name its name on the command line and in documents, lower case with hyphens
     * @param meaning one line for a newcomer, with the range
     * @param standard the value when nothing is asked
     */
    public record Setting(String name, String meaning, String standard) {}

    private Settings(List<Setting> known, Map<String, String> values) {
        this.known = known;
        this.values = values;
    }

    /** The standard value of every setting. */
    public static Settings standard(List<Setting> known) {
        Map<String, String> values = new LinkedHashMap<>();
        for (Setting setting : known) {
            values.put(setting.name(), setting.standard());
        }
        return new Settings(List.copyOf(known), values);
    }

    /** The same with one other value; refused when the game has no such setting. */
    public Settings with(String name, String value) {
        if (!values.containsKey(name)) {
            List<String> names = List.copyOf(values.keySet());
            throw new Refused("there is no setting '" + name + "'; the settings are " + String.join(", ", names) + "."
                    + Refused.maybe(name, names));
        }
        Map<String, String> others = new LinkedHashMap<>(values);
        others.put(name, value);
        return new Settings(known, others);
    }

    /** The value of a setting, as it was asked. */
    public String text(String name) {
        return java.util.Objects.requireNonNull(values.get(name), name);
    }

    /** The value of a setting as a whole number; refused when it is not one from {@code low} to {@code high}. */
    public int number(String name, int low, int high) {
        String text = text(name);
        boolean digits = text.length() > 0 && text.length() < 8;
        for (int i = 0; i < text.length(); i++) {
            digits &= text.charAt(i) >= '0' && text.charAt(i) <= '9';
        }
        if (!digits || Integer.parseInt(text) < low || Integer.parseInt(text) > high) {
            throw new Refused(
                    "'" + name + "' must be a whole number from " + low + " to " + high + ", not '" + text + "'.");
        }
        return Integer.parseInt(text);
    }

    /** Name and value of every setting that differs from its standard: {@code size=4x5,share=40}. */
    @Override
    public String toString() {
        List<String> parts = new ArrayList<>();
        for (Setting setting : known) {
            if (!text(setting.name()).equals(setting.standard())) {
                parts.add(setting.name() + "=" + text(setting.name()));
            }
        }
        return String.join(",", parts);
    }
}
