/** Games, their documents, and the making and checking of whole puzzles. */
@NullMarked
package cluewright.puzzle;

import org.jspecify.annotations.NullMarked;
