package org.portalscope.scenario.excerpt;

import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.portalscope.recording.excerpt.ExcerptRegion;

/** Declarations of regions, with what they hold at first where a scenario can say it in a line. */
final class RegionText {

    private static final int LONGEST_TEXT = 80;
    private static final int MOST_BYTES = 64;

    private RegionText() {
    }

    /** {@code region greeting[5] = "hello";}, with the end of the line. */
    static String of(ExcerptRegion region, String name) {
        return "region " + name + '[' + region.bytes().length() + ']' + content(region.bytes().toArray()) + ";\n";
    }

    /** A text or a few bytes behind which all is zero, or a byte that fills it; nothing where it is none of these. */
    private static String content(byte[] bytes) {
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] == 0) {
            end--;
        }
        if (end == 0) {
            return "";
        }
        if (isFilled(bytes)) {
            return " = " + (bytes[0] & 0xFF);
        }
        String text = new String(bytes, 0, end, StandardCharsets.US_ASCII);
        boolean isPlain = text.length() <= LONGEST_TEXT && text.chars().allMatch(c -> c >= ' ' && c <= '~');
        if (isPlain) {
            return " = \"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
        }
        return end > MOST_BYTES ? "" : IntStream.range(0, end).mapToObj(i -> Integer.toString(bytes[i] & 0xFF))
                .collect(Collectors.joining(", ", " = bytes(", ")"));
    }

    private static boolean isFilled(byte[] bytes) {
        for (byte each : bytes) {
            if (each != bytes[0]) {
                return false;
            }
        }
        return bytes.length > 1;
    }
}
