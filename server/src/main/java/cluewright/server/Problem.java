package cluewright.server;

import cluewright.puzzle.Tree;
import org.jspecify.annotations.Nullable;

/** Something that cannot be answered as asked: a status, a word for programs, and one sentence (RFC 9457). */
final class Problem extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Code code;
    private final String sentence;
    private final int retrySeconds;

    /** What can be the matter. */
    enum Code {
        BAD_REQUEST(400, "Bad Request"),
        REFUSED(400, "Bad Request"),
        UNAUTHORIZED(401, "Unauthorized"),
        NOT_FOUND(404, "Not Found"),
        NOT_YET(404, "Not Found"),
        METHOD_NOT_ALLOWED(405, "Method Not Allowed"),
        CONFLICT(409, "Conflict"),
        NOT_ENDED(409, "Conflict"),
        ENDED(409, "Conflict"),
        WITHDRAWN(410, "Gone"),
        EXPIRED(410, "Gone"),
        TOO_LARGE(413, "Content Too Large"),
        UNSUPPORTED_TYPE(415, "Unsupported Media Type"),
        TOO_MANY_REQUESTS(429, "Too Many Requests"),
        FAULT(500, "Internal Server Error"),
        BUSY(503, "Service Unavailable"),
        BUDGET(503, "Service Unavailable");

        private final int status;
        private final String title;

        Code(int status, String title) {
            this.status = status;
            this.title = title;
        }

        String word() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }
    }

    Problem(Code code, String sentence) {
        this(code, sentence, 0);
    }

    /** A problem that may be gone after so many seconds. */
    Problem(Code code, String sentence, int retrySeconds) {
        super(sentence, null, false, false);
        this.code = code;
        this.sentence = sentence;
        this.retrySeconds = retrySeconds;
    }

    /** The problem that there is nothing of this kind. */
    static Problem missing(String what) {
        return new Problem(Code.NOT_FOUND, "There is no " + what + " with this id.");
    }

    /** What is thrown when nothing of a kind was found. */
    static <T> T found(@Nullable T thing, String what) {
        if (thing == null) {
            throw missing(what);
        }
        return thing;
    }

    int status() {
        return code.status;
    }

    /** After how many seconds to try again, or 0. */
    int retrySeconds() {
        return retrySeconds;
    }

    Tree.Fields tree() {
        return Tree.fields()
                .with("type", "about:blank")
                .with("title", code.title)
                .with("status", code.status)
                .with("code", code.word())
                .with("detail", sentence);
    }
}
