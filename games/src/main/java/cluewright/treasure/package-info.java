/** The treasure game: a map, and hints that point to one of its squares. */
@NullMarked
package cluewright.treasure;

import org.jspecify.annotations.NullMarked;
