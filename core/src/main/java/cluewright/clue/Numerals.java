package cluewright.clue;

import java.util.List;

/**
 * The numbers that sentences may hold, in digits or as words.
 *
 * @param digits how many digits a number may have
 * @param greatest the greatest number that may be a word, up to 12
 */
public record Numerals(int digits, int greatest) {
    private static final List<String> WORDS = List.of(
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    /** The number that the word means, or -1. */
    public int read(String word) {
        for (int number = 0; number <= greatest; number++) {
            if (WORDS.get(number).equalsIgnoreCase(word)) {
                return number;
            }
        }
        boolean isNumber = !word.isEmpty() && word.length() <= digits;
        for (int i = 0; i < word.length(); i++) {
            isNumber &= word.charAt(i) >= '0' && word.charAt(i) <= '9';
        }
        return isNumber ? Integer.parseInt(word) : -1;
    }
}
