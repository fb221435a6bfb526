/** Ways to choose the clues of a puzzle out of many true ones. */
@NullMarked
package cluewright.select;

import org.jspecify.annotations.NullMarked;
