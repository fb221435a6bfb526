/** The clue types of the suspects game, one file each. */
@NullMarked
package cluewright.suspects.clue;

import org.jspecify.annotations.NullMarked;
