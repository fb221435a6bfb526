/** Puzzles on paper: sheets, what they are drawn with, and the files they become. */
@NullMarked
package cluewright.print;

import org.jspecify.annotations.NullMarked;
