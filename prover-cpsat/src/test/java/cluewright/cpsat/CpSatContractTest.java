package cluewright.cpsat;

import cluewright.testkit.ProverContract;
import java.util.List;

/** CP-SAT keeps the law of provers, on the table worked out by hand, on random formulas, and on wide spaces. */
class CpSatContractTest extends ProverContract {
    CpSatContractTest() {
        super(new CpSatProver(), List.of());
    }

    @Override
    protected int puzzles() {
        return 200;
    }
}
