package org.portalscope.cli;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Spoils texts as hands, editors and disks do. */
final class TextMutator {

    private static final List<String> WORDS = List.of("{", "}", ";", "(", "\"", "/*", "//", "\r", "\0", "\u001b[31m", "\u00e4", "-1", "0",
            "99999999999999999999", "0xffffffffffffffff", "2147483648", "PTL_PID_ANY", "NULL", "process p at 0:0", "repeat 9", "while 1 {",
            "import \"x.ptl\";", "if", "int x = 3;");
    private static final int LONGEST_PIECE = 40;

    private final Random random;

    TextMutator(Random random) {
        this.random = random;
    }

    /** The text with up to four places spoilt. */
    byte[] spoilt(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        for (int i = random.nextInt(5); i > 0; i--) {
            bytes = spoiltOnce(bytes);
        }
        return bytes;
    }

    private byte[] spoiltOnce(byte[] bytes) {
        int at = random.nextInt(bytes.length + 1);
        int end = Math.min(bytes.length, at + random.nextInt(LONGEST_PIECE));
        return switch (random.nextInt(6)) {
            case 0 -> Arrays.copyOf(bytes, at);
            case 1 -> joined(bytes, at, new byte[0], end);
            case 2 -> joined(bytes, at, Arrays.copyOfRange(bytes, at, end), at);
            case 3 -> joined(bytes, at, new byte[] {(byte) random.nextInt()}, Math.min(bytes.length, at + 1));
            default -> joined(bytes, at, WORDS.get(random.nextInt(WORDS.size())).getBytes(StandardCharsets.UTF_8), random.nextBoolean() ? at : end);
        };
    }

    private static byte[] joined(byte[] bytes, int to, byte[] piece, int from) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(bytes, 0, to);
        out.writeBytes(piece);
        out.write(bytes, from, bytes.length - from);
        return out.toByteArray();
    }
}
