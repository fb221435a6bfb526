/** The hints of the treasure game, one class for each family of them. */
@NullMarked
package cluewright.treasure.clue;

import org.jspecify.annotations.NullMarked;
