/** How hard a puzzle is: what its clues look like, and what it takes to solve it. */
@NullMarked
package cluewright.grade;

import org.jspecify.annotations.NullMarked;
