package cluewright.cli;

import cluewright.deduce.Position;
import cluewright.deduce.Session;
import java.util.ArrayList;
import java.util.List;

/**
 * How a session went, without times: solved or not, with how many mistakes and hints, and a letter for each variable
 * that gives nothing away and can be shown to others.
 *
 * @param session the session
 */
record Summary(Session session) {
    private static final int GROUP = 5;

    List<String> lines() {
        List<Integer> question = session.puzzle().space().question();
        int open = session.review().knowledge().open(session.puzzle().space()).size();
        int mistakes = Position.sum(session.position().mistakes());
        int hints = Position.sum(session.position().hints());
        String end = session.isSolved() ? "Solved" : "Not solved (" + open + " of " + question.size() + " open)";
        String how = mistakes == 0 && hints == 0
                ? "clean, without a mistake or a hint"
                : "with " + counted(mistakes, "mistake") + " and " + counted(hints, "hint");
        List<String> lines = new ArrayList<>(List.of(end + ", " + how + "."));
        if (question.size() > 1) {
            lines.add(course(question) + "   (. clean, h hint, x mistake, - given, _ open)");
        }
        return lines;
    }

    private static String counted(int number, String noun) {
        return (number == 0 ? "no" : number) + " " + noun + (number == 1 ? "" : "s");
    }

    private String course(List<Integer> question) {
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < question.size(); i++) {
            letters.append(i > 0 && i % GROUP == 0 ? " " : "").append(letter(session.course(question.get(i))));
        }
        return letters.toString();
    }

    private static char letter(Session.Course course) {
        return switch (course) {
            case GIVEN -> '-';
            case OPEN -> '_';
            case CLEAN -> '.';
            case HINTED -> 'h';
            case MISTAKEN -> 'x';
        };
    }
}
