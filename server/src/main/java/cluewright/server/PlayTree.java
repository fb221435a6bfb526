package cluewright.server;

import cluewright.deduce.Marks;
import cluewright.deduce.Position;
import cluewright.deduce.Session;
import cluewright.documents.DocumentFiles;
import cluewright.puzzle.Tree;
import cluewright.space.Fact;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A play as it is kept in the database: a line of JSON in which facts go by numbers, {@code 3=1} when variable 3 has its
 * value 1 and {@code 3!1} when it does not have it.
 */
final class PlayTree {
    private PlayTree() {}

    static String write(Play play) {
        Session.Memory memory = play.memory();
        Position position = memory.position();
        Tree.Fields tree = marks(position.marks())
                .with("shown", Words.numbers(play.shown()))
                .with("revealed", Words.numbers(position.revealed()))
                .with("hinted", counts(position.hints()))
                .with("mistaken", counts(position.mistakes()))
                .with(
                        "past",
                        Tree.of(memory.past().stream().map(PlayTree::marks).toList()));
        Tree.Fields levels = Tree.fields();
        for (Map.Entry<Fact, Integer> level : memory.levels().entrySet()) {
            levels = levels.with(text(level.getKey()), level.getValue());
        }
        Fact refused = memory.refused();
        tree = refused == null ? tree : tree.with("refused", text(refused));
        return DocumentFiles.line(play.sheet()
                .onto(tree.with("levels", levels).with("state", play.state().word())));
    }

    static Play read(Paper paper, String json) {
        Tree.Fields tree = DocumentFiles.read(json.getBytes(StandardCharsets.UTF_8), "play.json")
                .asFields();
        Position position =
                new Position(marks(tree), numbers(tree, "revealed"), counts(tree, "hinted"), counts(tree, "mistaken"));
        List<Marks> past = new ArrayList<>();
        tree.list("past").forEach(marks -> past.add(marks(marks.asFields())));
        Map<Fact, Integer> levels = new LinkedHashMap<>();
        tree.get("levels").asFields().fields().forEach((fact, level) -> levels.put(fact(fact), number(level)));
        @Nullable Fact refused = tree.has("refused") ? fact(tree.get("refused").asText()) : null;
        Play.State state = Play.State.PLAYING;
        for (Play.State one : Play.State.values()) {
            state = one.word().equals(tree.get("state").asText()) ? one : state;
        }
        Map<String, String> tags = new LinkedHashMap<>();
        tree.get("tags").asFields().fields().forEach((name, tag) -> tags.put(name, tag.asText()));
        return new Play(
                paper,
                numbers(tree, "shown"),
                new Session.Memory(position, past, levels, refused),
                new Sheet(tags, numbers(tree, "dimmed"), number(tree.get("seconds"))),
                state);
    }

    private static Tree.Fields marks(Marks marks) {
        Tree.Fields notes = Tree.fields();
        for (Map.Entry<Integer, String> note : marks.notes().entrySet()) {
            notes = notes.with(note.getKey().toString(), note.getValue());
        }
        return Tree.fields()
                .with("sure", facts(marks.sure()))
                .with("pencil", facts(marks.pencil()))
                .with("notes", notes);
    }

    private static Marks marks(Tree.Fields tree) {
        Map<Integer, String> notes = new LinkedHashMap<>();
        tree.get("notes")
                .asFields()
                .fields()
                .forEach((variable, note) -> notes.put(Integer.parseInt(variable), note.asText()));
        return new Marks(facts(tree, "sure"), facts(tree, "pencil"), notes);
    }

    private static Tree facts(List<Fact> facts) {
        return Tree.texts(facts.stream().map(PlayTree::text).toList());
    }

    private static List<Fact> facts(Tree.Fields tree, String name) {
        return tree.list(name).stream().map(fact -> fact(fact.asText())).toList();
    }

    private static String text(Fact fact) {
        return fact.variable() + (fact.is() ? "=" : "!") + fact.value();
    }

    private static Fact fact(String text) {
        int sign = Math.max(text.indexOf('='), text.indexOf('!'));
        return new Fact(
                Integer.parseInt(text.substring(0, sign)),
                Integer.parseInt(text.substring(sign + 1)),
                text.charAt(sign) == '=');
    }

    private static Tree counts(Map<Integer, Integer> counts) {
        Tree.Fields tree = Tree.fields();
        for (Map.Entry<Integer, Integer> count : counts.entrySet()) {
            tree = tree.with(count.getKey().toString(), count.getValue());
        }
        return tree;
    }

    private static Map<Integer, Integer> counts(Tree.Fields tree, String name) {
        Map<Integer, Integer> counts = new LinkedHashMap<>();
        tree.get(name)
                .asFields()
                .fields()
                .forEach((variable, count) -> counts.put(Integer.parseInt(variable), number(count)));
        return counts;
    }

    private static List<Integer> numbers(Tree.Fields tree, String name) {
        return tree.list(name).stream().map(PlayTree::number).toList();
    }

    private static int number(Tree tree) {
        return tree.asNumber(0, Integer.MAX_VALUE);
    }
}
