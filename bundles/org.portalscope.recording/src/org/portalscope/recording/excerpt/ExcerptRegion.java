package org.portalscope.recording.excerpt;

import org.portalscope.engine.input.ByteString;

/**
 * A region of memory of a process in an excerpt.
 *
 * @param address of its first byte in the run
 * @param bytes   what it holds before the first call
 */
public record ExcerptRegion(String name, long address, ByteString bytes) {

    /** Whether an address lies in it, or just behind its last byte. */
    public boolean holds(long other) {
        return other >= address && other <= address + bytes.length();
    }
}
