/**
 * Contract suites for people who write their own games, clue types or provers: extend a suite in a test class, and
 * every law is checked, also for what is added later.
 */
@NullMarked
package cluewright.testkit;

import org.jspecify.annotations.NullMarked;
