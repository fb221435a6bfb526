/** The variables of a board, what they may be, and what always holds of them. */
@NullMarked
package cluewright.space;

import org.jspecify.annotations.NullMarked;
