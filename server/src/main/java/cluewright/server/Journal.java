package cluewright.server;

import cluewright.documents.DocumentFiles;
import cluewright.puzzle.Tree;
import java.io.PrintStream;
import java.time.Clock;
import java.time.temporal.ChronoUnit;

/**
 * What happened, one line of JSON each. Paths are written as the route they took, since ids of sessions and seats are
 * secrets; bodies, tokens and addresses of clients are never written.
 *
 * @param out where to
 * @param clock what tells the time
 */
record Journal(PrintStream out, Clock clock) {
    void note(String event, Tree.Fields more) {
        Tree.Fields line = Tree.fields()
                .with("time", clock.instant().truncatedTo(ChronoUnit.MILLIS).toString())
                .with("event", event);
        for (var field : more.fields().entrySet()) {
            line = line.with(field.getKey(), field.getValue());
        }
        out.println(DocumentFiles.line(line));
    }

    void request(String method, String route, int status, long micros) {
        note(
                "request",
                Tree.fields()
                        .with("method", method)
                        .with("route", route)
                        .with("status", status)
                        .with("micros", micros));
    }

    /** A fault of the program: where it happened, without what it was about. */
    void fault(String where, Throwable fault) {
        StackTraceElement[] trace = fault.getStackTrace();
        note(
                "fault",
                Tree.fields()
                        .with("where", where)
                        .with("class", fault.getClass().getName())
                        .with("at", trace.length == 0 ? "" : trace[0].toString()));
    }
}
