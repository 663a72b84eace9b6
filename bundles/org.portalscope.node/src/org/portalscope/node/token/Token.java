package org.portalscope.node.token;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The secret of a run, 32 random bytes: its nodes prove to one another that they know it, and so does a client that attaches. The token is never sent: each
 * end of a connection sends a random challenge, and the answer to it is of no use on any other connection.
 */
public final class Token {

    /** How many bytes it has. */
    public static final int SIZE = 32;

    /** The environment variable that hands it to a node, as hexadecimal digits. */
    public static final String VARIABLE = "PORTALSCOPE_TOKEN";

    /** An answer has as many bytes as a token. */
    private static final String ALGORITHM = "HmacSHA256";
    /** Bytes of a file with a token that are read, at most: the digits, and white space around them. */
    private static final int LONGEST_FILE = 256;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final byte[] bytes;

    private Token(byte[] bytes) {
        this.bytes = bytes;
    }

    /** A new token. */
    public static Token random() {
        return new Token(challenge());
    }

    /**
     * Reads a token.
     *
     * @param digits 64 hexadecimal digits
     * @throws IllegalArgumentException if they are not that; the message does not repeat them
     */
    public static Token parse(String digits) {
        if (digits.length() != 2 * SIZE || !digits.chars().allMatch(HexFormat::isHexDigit)) {
            throw new IllegalArgumentException("a token has " + 2 * SIZE + " hexadecimal digits");
        }
        return new Token(HexFormat.of().parseHex(digits));
    }

    /**
     * Reads a token from a file, which may have white space around the digits.
     *
     * @throws NoSuchFileException if the file does not exist
     * @throws IOException         if it cannot be read, is no regular file, or holds no token; the message says why
     */
    public static Token read(Path file) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new IOException("it is no regular file");
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] text = in.readNBytes(LONGEST_FILE + 1);
            if (text.length > LONGEST_FILE) {
                throw new IOException("it is longer than a file with a token of " + 2 * SIZE + " hexadecimal digits");
            }
            return parse(new String(text, StandardCharsets.US_ASCII).strip());
        } catch (IllegalArgumentException e) {
            throw new IOException("it does not hold a token of " + 2 * SIZE + " hexadecimal digits", e);
        }
    }

    /** Random bytes for one connection to answer, {@link #SIZE} of them. */
    public static byte[] challenge() {
        byte[] bytes = new byte[SIZE];
        RANDOM.nextBytes(bytes);
        return bytes;
    }

    /**
     * Returns whether some bytes are the answer to a challenge. How long that takes does not depend on how many of them are right.
     *
     * @param challenge what was asked, of any length
     */
    public boolean isAnswered(byte[] challenge, byte[] answer) {
        return MessageDigest.isEqual(answer(challenge), answer);
    }

    /** The answer to a challenge: {@link #SIZE} bytes that only the token makes of it. */
    public byte[] answer(byte[] challenge) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(bytes, ALGORITHM));
            return mac.doFinal(challenge);
        } catch (NoSuchAlgorithmException | InvalidKeyException e) {
            throw new IllegalStateException("every Java has " + ALGORITHM, e);
        }
    }

    /** Its hexadecimal digits, for a file or an environment that only its user can read. */
    public String digits() {
        return HexFormat.of().formatHex(bytes);
    }

    /** No digit of it, so that no log shows it. */
    @Override
    public String toString() {
        return "token";
    }
}
