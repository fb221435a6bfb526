/** The whodunit game: statements of a few people, some of whom may lie. */
@NullMarked
package cluewright.whodunit;

import org.jspecify.annotations.NullMarked;
