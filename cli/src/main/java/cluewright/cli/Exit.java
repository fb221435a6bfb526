package cluewright.cli;

/** What the program says to whoever started it. */
final class Exit {
    /** All is well. */
    static final int FINE = 0;

    /** A puzzle is not what it should be. */
    static final int UNSOUND = 1;

    /** What was asked or given cannot be used; standard error says why. */
    static final int REFUSED = 2;

    /** The program itself is at fault (EX_SOFTWARE of sysexits.h). */
    static final int FAULT = 70;

    private Exit() {}
}
