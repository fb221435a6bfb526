/** The second prover: puzzles as models of OR-Tools' CP-SAT. */
@NullMarked
package cluewright.cpsat;

import org.jspecify.annotations.NullMarked;
