/** Puzzles over HTTP: made to order, checked, published by the day, played. */
@NullMarked
package cluewright.server;

import org.jspecify.annotations.NullMarked;
