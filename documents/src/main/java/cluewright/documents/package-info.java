/** Puzzles as files: JSON and YAML in and out, the JSON Schema they follow, and the hash of what a puzzle is. */
@NullMarked
package cluewright.documents;

import org.jspecify.annotations.NullMarked;
