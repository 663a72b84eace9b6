package org.portalscope.node.control;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * What whoever attaches to a node has to know: 32 bytes that nobody guesses. It is never said itself: the node says other random bytes, its challenge, and the
 * answer to these is of no use on any other connection.
 */
public final class Token {

    /** How many bytes it has. */
    public static final int SIZE = 32;

    /** The code that an answer is has as many bytes as a token. */
    private static final String ALGORITHM = "HmacSHA256";
    private static final SecureRandom RANDOM = new SecureRandom();

    private final byte[] bytes;

    private Token(byte[] bytes) {
        this.bytes = bytes;
    }

    /** A token that nobody knows. */
    public static Token random() {
        byte[] bytes = new byte[SIZE];
        RANDOM.nextBytes(bytes);
        return new Token(bytes);
    }

    /**
     * Reads a token.
     *
     * @param digits 64 hexadecimal digits
     * @throws IllegalArgumentException if it is none
     */
    public static Token parse(String digits) {
        byte[] bytes = HexFormat.of().parseHex(digits);
        if (bytes.length != SIZE) {
            throw new IllegalArgumentException("a token has " + 2 * SIZE + " hexadecimal digits, not " + digits.length());
        }
        return new Token(bytes);
    }

    /**
     * Reads a token from a file.
     *
     * @throws IOException if it cannot be read, or holds none; the message says why
     */
    public static Token read(Path file) throws IOException {
        try {
            return parse(Files.readString(file).strip());
        } catch (IllegalArgumentException e) {
            throw new IOException("it is no token of " + 2 * SIZE + " hexadecimal digits", e);
        }
    }

    /** Bytes that were never said before. */
    static byte[] challenge() {
        return random().bytes;
    }

    /** Whether some bytes are the answer to a challenge; how long that takes does not tell how many of them are right. */
    boolean isAnswered(byte[] challenge, byte[] answer) {
        return MessageDigest.isEqual(answer(challenge), answer);
    }

    private byte[] answer(byte[] challenge) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(bytes, ALGORITHM));
            return mac.doFinal(challenge);
        } catch (NoSuchAlgorithmException | InvalidKeyException e) {
            throw new IllegalStateException("every Java has " + ALGORITHM, e);
        }
    }

    /**
     * The frame with which somebody attaches who knows it.
     *
     * @param challenge that the node has said
     * @param lines     whether the lines of programs in Java are wanted
     */
    public ControlFrame frame(ControlFrame challenge, boolean lines) {
        return ControlFrame.attach(answer(challenge.content()), lines);
    }

    /** Its digits, for its file only. */
    String digits() {
        return HexFormat.of().formatHex(bytes);
    }

    @Override
    public String toString() {
        return "token";
    }
}
