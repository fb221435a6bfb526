/** The command line: one class per sub-command, no logic. */
@NullMarked
package cluewright.cli;

import org.jspecify.annotations.NullMarked;
