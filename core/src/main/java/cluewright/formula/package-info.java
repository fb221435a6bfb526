/** The closed language in which games say what they mean, and the worlds it speaks about. */
@NullMarked
package cluewright.formula;

import org.jspecify.annotations.NullMarked;
