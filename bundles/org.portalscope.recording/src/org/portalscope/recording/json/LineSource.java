package org.portalscope.recording.json;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;

import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;

/** Reads lines of UTF-8, each of bounded length. A byte order mark at the beginning is skipped. */
public final class LineSource {

    /** Bytes that a line has at most: enough for the largest region in base64. */
    public static final int LONGEST_LINE = 96 << 20;

    private static final int BUFFER = 1 << 16;
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final InputStream in;
    private final Problems problems;
    private final byte[] buffer = new byte[BUFFER];
    private final ByteArrayOutputStream current = new ByteArrayOutputStream();
    private int from;
    private int to;
    private int line;

    /** @param problems takes what is no UTF-8, or too long */
    public LineSource(InputStream in, Problems problems) {
        this.in = in;
        this.problems = problems;
    }

    /** The number of the line that was read last, from 1. */
    public int line() {
        return line;
    }

    /** The next line without its end, or null if there is none; empty if something is wrong with it. */
    public String next() throws IOException {
        current.reset();
        boolean fits = true;
        boolean ended = false;
        while (!ended && fill()) {
            int end = from;
            while (end < to && buffer[end] != '\n') {
                end++;
            }
            fits &= current.size() + (end - from) <= LONGEST_LINE;
            if (fits) {
                current.write(buffer, from, end - from);
            }
            ended = end < to;
            from = end + 1;
        }
        if (!ended && current.size() == 0 && fits) {
            return null;
        }
        line++;
        return fits ? decoded() : tooLong();
    }

    /** Whether there are more bytes. */
    private boolean fill() throws IOException {
        if (from >= to) {
            to = Math.max(0, in.read(buffer));
            from = 0;
        }
        return from < to;
    }

    private String tooLong() {
        problems.add(new SourcePosition(line, 1), "<a longer line>", "a line of at most " + LONGEST_LINE + " bytes");
        return "";
    }

    private String decoded() {
        ByteBuffer bytes = ByteBuffer.wrap(current.toByteArray());
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        try {
            String text = decoder.decode(bytes).toString();
            return line == 1 && text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            int valid = bytes.position();
            String before = new String(bytes.array(), 0, valid, StandardCharsets.UTF_8);
            problems.add(new SourcePosition(line, before.length() + 1), String.format("<the byte 0x%02x>", bytes.get(valid)), "UTF-8");
            return "";
        }
    }
}
