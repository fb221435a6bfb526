/** Clues: what they say in logic and in words. */
@NullMarked
package cluewright.clue;

import org.jspecify.annotations.NullMarked;
