package cluewright.testkit;

import cluewright.puzzle.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A document with one place of it spoilt, in every way and at every place. */
final class Spoilt {
    private static final List<Tree> INSTEAD = List.of(
            Tree.of(""),
            Tree.of("xyzzy"),
            Tree.of("<b>{where}</b>"),
            Tree.of("\u0000\n\t"),
            Tree.of("x".repeat(10_000)),
            Tree.of(-1),
            Tree.of(0),
            Tree.of(1),
            Tree.of(Long.MAX_VALUE),
            new Tree.Leaf(true, ""),
            Tree.of(List.of()),
            Tree.of(List.of(Tree.of(List.of()))),
            Tree.fields(),
            Tree.fields().with("xyzzy", 1));

    private Spoilt() {}

    static List<Tree> everyWay(Tree tree) {
        List<Tree> spoilt = new ArrayList<>(INSTEAD);
        if (tree instanceof Tree.Fields fields) {
            spoilt.add(fields.with("xyzzy", 1));
            for (Map.Entry<String, Tree> field : fields.fields().entrySet()) {
                spoilt.add(fields.without(field.getKey()));
                for (Tree instead : everyWay(field.getValue())) {
                    spoilt.add(fields.with(field.getKey(), instead));
                }
            }
        } else if (tree instanceof Tree.Items list) {
            addItems(list, spoilt);
        }
        return spoilt;
    }

    private static void addItems(Tree.Items list, List<Tree> spoilt) {
        for (int item = 0; item < list.items().size(); item++) {
            List<Tree> fewer = new ArrayList<>(list.items());
            fewer.remove(item);
            spoilt.add(Tree.of(fewer));
            List<Tree> more = new ArrayList<>(list.items());
            more.add(item, list.items().get(item));
            spoilt.add(Tree.of(more));
            for (Tree instead : everyWay(list.items().get(item))) {
                List<Tree> other = new ArrayList<>(list.items());
                other.set(item, instead);
                spoilt.add(Tree.of(other));
            }
        }
    }
}
