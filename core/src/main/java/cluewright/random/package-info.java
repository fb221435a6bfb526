/** Random numbers that are the same on every machine. */
@NullMarked
package cluewright.random;

import org.jspecify.annotations.NullMarked;
