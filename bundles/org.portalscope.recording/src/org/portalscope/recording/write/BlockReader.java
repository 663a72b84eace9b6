package org.portalscope.recording.write;

import java.util.Arrays;

/** Reads a block of a recording at once, since its bytes change afterwards. */
@FunctionalInterface
public interface BlockReader {

    /**
     * @param header  all of it
     * @param content from index 0
     * @param length  bytes of the content
     */
    void read(byte[] header, byte[] content, int length);

    /** The bytes of a block, which nobody changes. */
    static byte[] joined(byte[] header, byte[] content, int length) {
        byte[] block = Arrays.copyOf(header, header.length + length);
        System.arraycopy(content, 0, block, header.length, length);
        return block;
    }
}
