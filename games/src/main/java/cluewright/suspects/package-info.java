/** The suspects game: a grid of people, each suspect or innocent; everybody tells the truth. */
@NullMarked
package cluewright.suspects;

import org.jspecify.annotations.NullMarked;
