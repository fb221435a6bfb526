/** The template for new games: which box holds the coin? Copy this package, and see docs/adding-a-game.md. */
@NullMarked
package cluewright.template;

import org.jspecify.annotations.NullMarked;
