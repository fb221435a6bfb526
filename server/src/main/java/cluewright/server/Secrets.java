package cluewright.server;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;

/** Random ids that cannot be guessed, and words that can be said aloud. */
final class Secrets {
    private static final String CONSONANTS = "BDFGKLMNPRSTVZ";
    private static final String VOWELS = "AEIOU";
    private static final int SECRET_BYTES = 16;
    private static final int PUZZLE_BYTES = 9;

    private static final SecureRandom RANDOM = new SecureRandom();

    private Secrets() {}

    /** 128 random bits, 22 characters. */
    static String secret() {
        return text(SECRET_BYTES);
    }

    /** 72 random bits, 12 characters. */
    static String puzzleId() {
        return text(PUZZLE_BYTES);
    }

    private static String text(int bytes) {
        byte[] random = new byte[bytes];
        RANDOM.nextBytes(random);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(random);
    }

    /** A word of so many syllables. */
    static String word(int syllables) {
        StringBuilder word = new StringBuilder();
        for (int syllable = 0; syllable < syllables; syllable++) {
            word.append(CONSONANTS.charAt(RANDOM.nextInt(CONSONANTS.length())))
                    .append(VOWELS.charAt(RANDOM.nextInt(VOWELS.length())));
        }
        return word.toString();
    }

    /** Whether two texts are the same, in a time that does not tell where they differ. */
    static boolean same(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }
}
