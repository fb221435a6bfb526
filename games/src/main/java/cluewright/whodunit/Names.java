package cluewright.whodunit;

import java.util.List;

/** Names in sentences: possessives, and lists with "and". */
final class Names {
    private Names() {}

    /** "Ada's", and "James's": a name that ends in s gets its own. */
    static String possessive(String name) {
        return name + "'s";
    }

    /** "Ada", "Ada and Bo", "Ada, Bo and Cy". */
    static String list(List<String> names, String and) {
        StringBuilder list = new StringBuilder();
        for (int i = 0; i < names.size(); i++) {
            String joint = i == 0 ? "" : i == names.size() - 1 ? " " + and + " " : ", ";
            list.append(joint).append(names.get(i));
        }
        return list.toString();
    }
}
