package org.portalscope.scenario.execution;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

import org.portalscope.engine.description.TypedValue;
import org.portalscope.expression.value.Bytes;
import org.portalscope.expression.value.Type;

/** Makes of bytes what views show: the first of them in hexadecimal, in rows if there are many. */
final class BytesDescriber {

    /** Bytes that are shown. */
    static final int MOST = 256;

    private static final int ROW = 16;

    private BytesDescriber() {
    }

    /**
     * A byte string.
     *
     * @param bytes  the first ones, or all; nobody changes them
     * @param length of all
     */
    static TypedValue describe(byte[] bytes, long length) {
        return new TypedValue(Type.BYTES.words(), buffer(bytes, 0, bytes.length), Bytes.text(bytes, length), length > ROW ? rows(bytes) : Map.of());
    }

    /** Slices of the bytes, called as the language calls them. */
    private static Map<String, TypedValue> rows(byte[] bytes) {
        Map<String, TypedValue> rows = new LinkedHashMap<>();
        for (int from = 0; from < Math.min(MOST, bytes.length); from += ROW) {
            int to = Math.min(from + ROW, bytes.length);
            String text = Bytes.text(Arrays.copyOfRange(bytes, from, to), to - from);
            rows.put("[" + from + ".." + to + "]", new TypedValue(Type.BYTES.words(), buffer(bytes, from, to), text));
        }
        return rows;
    }

    private static ByteBuffer buffer(byte[] bytes, int from, int to) {
        return ByteBuffer.wrap(bytes, from, to - from).slice().asReadOnlyBuffer();
    }
}
