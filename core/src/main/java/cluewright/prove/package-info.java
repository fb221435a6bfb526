/** Provers: does a puzzle have exactly one answer? */
@NullMarked
package cluewright.prove;

import org.jspecify.annotations.NullMarked;
