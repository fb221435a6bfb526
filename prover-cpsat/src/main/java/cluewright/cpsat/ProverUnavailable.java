package cluewright.cpsat;

/** CP-SAT cannot be loaded on this system. The message is one plain sentence with the remedy, fit to be shown. */
public final class ProverUnavailable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ProverUnavailable(String why) {
        super("The second prover cannot be loaded on this system (" + why + "); prove with --provers native.");
    }
}
