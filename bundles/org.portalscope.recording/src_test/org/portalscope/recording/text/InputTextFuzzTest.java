package org.portalscope.recording.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** However a sample is spoilt, it is read, or there are sentences with their places. */
class InputTextFuzzTest {

    private static final int SAMPLE = 2_000;
    private static final int ALL = 50_000;
    private static final int LONGEST_PIECE = 40;
    private static final List<String> WORDS = List.of("{", "}", "[", "]", "\"", ",", ":", "\\u0000", "\n", "\0", "\u00e4", "-1", "0", "1e99", "null", "true",
            "99999999999999999999", "\"0xffffffffffffffff\"", "2147483648", "-9223372036854775808", "\"PTL_PID_ANY\"", "\"ILLEGAL\"", "\"whole\": true, ",
            "\"immediate\": true, ", "\"thread\": 1, ", "\"time\": 5, ", "{\"nid\": 1, \"pid\": 0}", "\"me_inbox\"", "PtlMDUpdate", "PtlMEUnlink", "PtlEQFree",
            "memory_released", "arrival", "reply", "ack");

    @Test
    void shouldReadOrSayWhatIsWrong() {
        check(0, SAMPLE);
    }

    @Test
    @Tag("long")
    void shouldReadOrSayWhatIsWrongInFull() {
        check(SAMPLE, ALL);
    }

    private static void check(int from, int to) {
        List<String> unanswered = new ArrayList<>();
        int read = 0;
        for (int seed = from; seed < to; seed++) {
            byte[] text = spoilt(new Random(seed));
            try {
                Sample.read(text);
                read++;
            } catch (InputTextException e) {
                if (!e.getMessage().lines().allMatch(line -> line.matches("a\\.jsonl:\\d+:\\d+: found .+, expected .+"))) {
                    unanswered.add("seed " + seed + ": " + e.getMessage());
                }
            } catch (RuntimeException e) {
                unanswered.add("seed " + seed + ": " + e + " at " + Arrays.stream(e.getStackTrace()).limit(4).toList());
            }
        }
        assertEquals(List.of(), unanswered);
        assertTrue(read > 0 && read < to - from, "read " + read);
    }

    /** The sample with some places spoilt: pieces lost, doubled, moved and replaced, and lines in another order. */
    private static byte[] spoilt(Random random) {
        List<String> lines = new ArrayList<>(Sample.LINES);
        for (int i = random.nextInt(3); i > 0; i--) {
            String line = lines.remove(1 + random.nextInt(lines.size() - 1));
            if (random.nextBoolean()) {
                lines.add(1 + random.nextInt(lines.size()), line);
            }
        }
        byte[] bytes = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
        for (int i = random.nextInt(4); i > 0; i--) {
            bytes = spoiltOnce(bytes, random);
        }
        return bytes;
    }

    private static byte[] spoiltOnce(byte[] bytes, Random random) {
        int at = random.nextInt(bytes.length + 1);
        int end = Math.min(bytes.length, at + random.nextInt(LONGEST_PIECE));
        return switch (random.nextInt(8)) {
            case 0 -> joined(bytes, at, new byte[0], end);
            case 1 -> joined(bytes, at, Arrays.copyOfRange(bytes, at, end), at);
            case 2 -> joined(bytes, at, new byte[] {(byte) random.nextInt()}, Math.min(bytes.length, at + 1));
            case 3 -> Arrays.copyOf(bytes, at);
            default -> wordReplaced(bytes, random);
        };
    }

    /** The bytes with a value or a member behind a quote, a comma or a colon replaced, which is JSON more often than not. */
    private static byte[] wordReplaced(byte[] bytes, Random random) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        int begin = Math.min(text.length(), text.indexOf(": ", random.nextInt(text.length() + 1)) + 2);
        int end = begin;
        while (end < text.length() && ",}] \n".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return joined(bytes, begin, WORDS.get(random.nextInt(WORDS.size())).getBytes(StandardCharsets.UTF_8), random.nextInt(3) == 0 ? begin : end);
    }

    private static byte[] joined(byte[] bytes, int to, byte[] piece, int from) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(bytes, 0, to);
        out.writeBytes(piece);
        out.write(bytes, from, bytes.length - from);
        return out.toByteArray();
    }
}
