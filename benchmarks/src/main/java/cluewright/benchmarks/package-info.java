/** Measurements of the engine against the plain ways of doing the same. */
@NullMarked
package cluewright.benchmarks;

import org.jspecify.annotations.NullMarked;
