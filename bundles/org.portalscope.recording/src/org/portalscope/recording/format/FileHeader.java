package org.portalscope.recording.format;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.zip.CRC32C;

import org.portalscope.recording.RecordingException;

/** The first bytes of a recording: what it is, and the version of its form. */
public final class FileHeader {

    /** Bytes of it. */
    public static final int SIZE = 16;

    /** The version of the form that is written, and the newest that can be read. */
    public static final int VERSION = 1;

    private static final byte[] MAGIC = {(byte) 0x89, 'P', 'T', 'L', 'R', '\r', '\n', 0x1A};
    private static final int CHECKED = MAGIC.length + Integer.BYTES;

    private FileHeader() {
    }

    /** The header of a file of this version. */
    public static byte[] bytes() {
        return bytes(VERSION);
    }

    static byte[] bytes(int version) {
        ByteBuffer out = ByteBuffer.allocate(SIZE).order(ByteOrder.LITTLE_ENDIAN).put(MAGIC).putInt(version);
        return out.putInt(crc(out.array())).array();
    }

    /**
     * Requires that a file begins as a recording does that can be read.
     *
     * @param bytes the first ones of the file, at most {@link #SIZE}
     */
    public static void require(byte[] bytes) throws RecordingException {
        if (bytes.length == 0) {
            throw new RecordingException("The file is empty: nothing was recorded into it.");
        }
        int known = Math.min(MAGIC.length, bytes.length);
        if (!Arrays.equals(bytes, 0, known, MAGIC, 0, known)) {
            throw new RecordingException("This is no recording: it does not begin as one does.");
        }
        if (bytes.length < SIZE) {
            throw new RecordingException("The recording is cut: it ends at byte " + bytes.length + ", in its header.");
        }
        ByteBuffer in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        int version = in.getInt(MAGIC.length);
        if (in.getInt(CHECKED) != crc(bytes)) {
            throw RecordingException.damaged(MAGIC.length, "the version or its checksum has been changed");
        }
        if (version != VERSION) {
            throw new RecordingException("The recording is of version " + Integer.toUnsignedString(version) + "; what can be read is version " + VERSION + ".");
        }
    }

    private static int crc(byte[] bytes) {
        CRC32C crc = new CRC32C();
        crc.update(bytes, 0, CHECKED);
        return (int) crc.getValue();
    }
}
