/** The clue types of the whodunit game: what people may say. */
@NullMarked
package cluewright.whodunit.clue;

import org.jspecify.annotations.NullMarked;
