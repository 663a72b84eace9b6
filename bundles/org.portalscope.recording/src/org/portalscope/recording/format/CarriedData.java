package org.portalscope.recording.format;

import java.util.Arrays;

import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.recording.RecordingException;

/** The data of a message as a segment holds them: where the bytes are, or a place where those that were not captured are zero. */
final class CarriedData {

    private final BlockInput in;
    private final int captured;
    private byte[] segment;
    private MemoryBlock segmentBlock;
    private byte[] padded = {};
    private MemoryBlock paddedBlock;
    private int stored;
    private MemoryBlock block;
    private int from;
    private int length;

    CarriedData(BlockInput in, int captured) {
        this.in = in;
        this.captured = captured;
    }

    /** A segment begins. */
    void reset() {
        if (segment != in.bytes()) {
            segment = in.bytes();
            segmentBlock = MemoryBlock.of(segment);
        }
    }

    void read(boolean present) throws RecordingException {
        block = null;
        from = 0;
        length = 0;
        if (!present) {
            return;
        }
        length = in.integer();
        int count = Math.min(length, captured);
        int start = in.skip(count);
        if (count == length) {
            block = segmentBlock;
            from = start;
        } else {
            pad(start, count);
        }
    }

    private void pad(int start, int count) throws RecordingException {
        if (padded.length < length) {
            InputDecoder.requireHeap(in, length);
            padded = new byte[Math.max(length, (int) Math.min(2L * padded.length, Integer.MAX_VALUE / 2))];
            paddedBlock = MemoryBlock.of(padded);
            stored = 0;
        }
        System.arraycopy(in.bytes(), start, padded, 0, count);
        if (stored > count) {
            Arrays.fill(padded, count, stored, (byte) 0);
        }
        stored = count;
        block = paddedBlock;
    }

    /** Where they are, or null if there are none. */
    MemoryBlock block() {
        return block;
    }

    /** Index of the first byte. */
    int from() {
        return from;
    }

    int length() {
        return length;
    }
}
