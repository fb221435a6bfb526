/** Three small programs that use Cluewright as a library. Tests run them, and the README quotes them. */
@NullMarked
package cluewright.examples;

import org.jspecify.annotations.NullMarked;
