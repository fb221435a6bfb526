package cluewright.testkit;

import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads formulas as the truth-table file writes them.
 *
 * <pre>
 *   door=left  door=left|right        the variable has one of the values
 *   yes  no  (not F)  (and F…)  (or F…)  (iff F G)
 *   (count 0,2 F…)                    so many of these are true
 *   (compare 1..3 (F…) (G…))          so many more of the first than of the second
 *   $name                             a formula that was named before; it is shared, not copied
 * </pre>
 */
final class FormulaReader {
    private final Space space;
    private final Map<String, Formula> named = new LinkedHashMap<>();
    private List<String> tokens = List.of();
    private int next;

    FormulaReader(Space space) {
        this.space = space;
    }

    void name(String name, Formula formula) {
        named.put(name, formula);
    }

    Formula read(String text) {
        tokens = new ArrayList<>(List.of(text.replace("(", " ( ")
                .replace(")", " ) ")
                .replace(", ", ",")
                .strip()
                .split("\\s+")));
        next = 0;
        Formula formula = formula();
        if (next < tokens.size()) {
            throw new IllegalArgumentException("'" + tokens.get(next) + "' is left over in " + text);
        }
        return formula;
    }

    private String take() {
        if (next == tokens.size()) {
            throw new IllegalArgumentException("a formula ends too early: " + tokens);
        }
        return tokens.get(next++);
    }

    private Formula formula() {
        String token = take();
        return switch (token) {
            case "yes" -> Formula.yes();
            case "no" -> Formula.no();
            case "(" -> form();
            default -> token.startsWith("$") ? known(token.substring(1)) : literal(token);
        };
    }

    private Formula known(String name) {
        Formula formula = named.get(name);
        if (formula == null) {
            throw new IllegalArgumentException("no formula is named '" + name + "'");
        }
        return formula;
    }

    private Formula form() {
        String form = take();
        switch (form) {
            case "count" -> {
                String in = take();
                return Formula.count(parts(), numbers(in));
            }
            case "compare" -> {
                String[] ends = take().split("\\.\\.");
                List<Formula> left = group();
                List<Formula> right = group();
                end();
                return Formula.compare(left, right, Integer.parseInt(ends[0]), Integer.parseInt(ends[1]));
            }
            case "and" -> {
                return Formula.and(parts());
            }
            case "or" -> {
                return Formula.or(parts());
            }
            default -> {
                List<Formula> parts = parts();
                if (form.equals("not") && parts.size() == 1) {
                    return Formula.not(parts.get(0));
                }
                if (form.equals("iff") && parts.size() == 2) {
                    return Formula.iff(parts.get(0), parts.get(1));
                }
                throw new IllegalArgumentException("'" + form + "' with " + parts.size() + " parts is no formula");
            }
        }
    }

    private List<Formula> group() {
        if (!take().equals("(")) {
            throw new IllegalArgumentException("compare needs two groups in brackets");
        }
        return parts();
    }

    /** The formulas up to the closing bracket, which is taken too. */
    private List<Formula> parts() {
        List<Formula> parts = new ArrayList<>();
        while (next < tokens.size() && !tokens.get(next).equals(")")) {
            parts.add(formula());
        }
        end();
        return parts;
    }

    private void end() {
        if (!take().equals(")")) {
            throw new IllegalArgumentException("a closing bracket is missing: " + tokens);
        }
    }

    private static Numbers numbers(String list) {
        List<Integer> numbers = new ArrayList<>();
        for (String number : list.split(",")) {
            numbers.add(Integer.parseInt(number));
        }
        return Numbers.of(numbers.stream().mapToInt(number -> number).toArray());
    }

    private Formula literal(String token) {
        int equals = token.indexOf('=');
        if (equals < 0) {
            throw new IllegalArgumentException("'" + token + "' is no formula; write for instance door=left");
        }
        int variable = variable(token.substring(0, equals));
        List<String> values = space.variables().get(variable).values();
        List<Integer> meant = new ArrayList<>();
        for (String value : token.substring(equals + 1).split("\\|")) {
            meant.add(value(values, value));
        }
        return Formula.literal(
                variable, Numbers.of(meant.stream().mapToInt(value -> value).toArray()));
    }

    int variable(String name) {
        List<String> names =
                space.variables().stream().map(Space.Variable::name).toList();
        return value(names, name);
    }

    private static int value(List<String> known, String value) {
        int number = known.indexOf(value);
        if (number < 0) {
            throw new IllegalArgumentException("'" + value + "' is none of " + known);
        }
        return number;
    }
}
