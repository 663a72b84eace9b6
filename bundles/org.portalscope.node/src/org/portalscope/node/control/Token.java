package org.portalscope.node.control;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;

/** What whoever attaches to a node has to know: 32 bytes that nobody guesses. */
public final class Token {

    /** How many bytes it has. */
    public static final int SIZE = 32;

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

    /** Whether some bytes are this token; how long that takes does not tell how many of them are right. */
    boolean is(byte[] other) {
        return MessageDigest.isEqual(bytes, other);
    }

    /** The frame with which somebody attaches who knows it. */
    public ControlFrame frame() {
        return frame(false);
    }

    /**
     * The frame with which somebody attaches who knows it.
     *
     * @param lines whether the lines of programs in Java are wanted
     */
    public ControlFrame frame(boolean lines) {
        return ControlFrame.attach(bytes, lines);
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
