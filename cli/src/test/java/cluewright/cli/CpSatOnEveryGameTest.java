package cluewright.cli;

import cluewright.cpsat.CpSatProver;
import cluewright.games.Games;
import cluewright.testkit.ProverContract;

/** CP-SAT keeps the law of provers on random puzzles of every game; here, since this module sees both. */
class CpSatOnEveryGameTest extends ProverContract {
    CpSatOnEveryGameTest() {
        super(new CpSatProver(), Games.all());
    }

    @Override
    protected int puzzles() {
        return 100;
    }
}
