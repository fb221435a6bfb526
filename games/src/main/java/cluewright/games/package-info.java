/** The list of games. */
@NullMarked
package cluewright.games;

import org.jspecify.annotations.NullMarked;
