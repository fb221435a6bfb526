package cluewright.server;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * What the database has in place of a secret: its SHA-256. Whoever comes to read the database cannot act with it; secrets
 * are 128 random bits, so none can be found from its hash.
 *
 * @param hash 64 hexadecimal digits
 */
record Key(String hash) {
    /** The key of a secret, be there one of that name or not. */
    static Key of(String secret) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8));
            return new Key(HexFormat.of().formatHex(digest));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
