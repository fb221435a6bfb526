package cluewright.examples;

import cluewright.testkit.GameContract;

/** The race keeps the laws of games. */
class RaceTest extends GameContract<Race.Runners> {
    RaceTest() {
        super(new Race());
    }
}
