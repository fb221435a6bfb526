/** What follows from what is visible, and from how few clues. */
@NullMarked
package cluewright.deduce;

import org.jspecify.annotations.NullMarked;
