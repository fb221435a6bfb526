/** The clue types of the coin game, one file each. */
@NullMarked
package cluewright.template.clue;

import org.jspecify.annotations.NullMarked;
