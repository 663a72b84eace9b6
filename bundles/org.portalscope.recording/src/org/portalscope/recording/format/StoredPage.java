package org.portalscope.recording.format;

import java.util.Arrays;

import org.portalscope.engine.snapshot.MemoryPage;
import org.portalscope.recording.RecordingException;

/**
 * A page as a block of pages holds it: all of its bytes, or those in which it differs from a page that was stored before with all of its bytes.
 *
 * @param base  which of all stored pages that one is, or {@link #WHOLE}
 * @param bytes all bytes; or the pieces in which it differs, as they are stored; not to be changed
 */
public record StoredPage(long base, byte[] bytes) {

    /** What stands for the page before if all bytes are there. */
    public static final long WHOLE = -1;

    /** Equal bytes between two pieces are worth another piece from here on. */
    private static final int GAP = 4;
    /** A page is stored whole if it would take more bytes otherwise. */
    private static final int MOST = MemoryPage.SIZE / 2;

    /** A page with all of its bytes. */
    public static StoredPage whole(byte[] bytes) {
        return new StoredPage(WHOLE, bytes);
    }

    /** A page as the difference to another one of the same length, or whole if it differs in too much. */
    public static StoredPage of(byte[] bytes, byte[] before, long base) {
        BlockOutput pieces = new BlockOutput(new byte[0]);
        int count = 0;
        int end = 0;
        int from = Arrays.mismatch(bytes, before);
        while (from >= 0 && from < bytes.length) {
            int to = end(bytes, before, from);
            pieces.reserve(2 * BlockOutput.NUMBER);
            pieces.number(from - end);
            write(pieces, bytes, from, to - from);
            count++;
            if (pieces.position() > MOST) {
                return whole(bytes);
            }
            end = to;
            int next = Arrays.mismatch(bytes, to, bytes.length, before, to, before.length);
            from = next < 0 ? bytes.length : to + next;
        }
        BlockOutput counted = new BlockOutput(new byte[BlockOutput.NUMBER + pieces.position()]);
        counted.number(count);
        counted.bytes(pieces.bytes(), 0, pieces.position());
        return new StoredPage(base, Arrays.copyOf(counted.bytes(), counted.position()));
    }

    /** Where a difference ends: behind it so many bytes are equal that they are worth leaving out. */
    private static int end(byte[] bytes, byte[] before, int from) {
        int end = from + 1;
        for (int at = end; at < bytes.length && at - end < GAP; at++) {
            if (bytes[at] != before[at]) {
                end = at + 1;
            }
        }
        return end;
    }

    /** Whether all bytes are there. */
    public boolean isWhole() {
        return base == WHOLE;
    }

    /** Bytes that it takes at most. */
    public int size() {
        return bytes.length + 2 * BlockOutput.NUMBER;
    }

    /**
     * The page in its place.
     *
     * @param process index of its process
     * @param number  its address divided by its size
     * @param before  the bytes that it differs from, {@link #least} at least; of no account if it is whole
     */
    public MemoryPage at(int process, long number, byte[] before) {
        return isWhole() ? new MemoryPage(process, number, bytes) : new MemoryPage(process, number, before, this::apply);
    }

    /** Overwrites the bytes in which it differs. */
    private void apply(byte[] page) {
        try {
            BlockInput in = pieces();
            int at = 0;
            for (int left = in.count(); left > 0; left--) {
                at += in.integer();
                int length = in.integer();
                System.arraycopy(bytes, in.skip(length), page, at, length);
                at += length;
            }
        } catch (RecordingException e) {
            throw new IllegalStateException("what was found undamaged is damaged", e);
        }
    }

    private BlockInput pieces() {
        BlockInput in = new BlockInput();
        in.reset(bytes, bytes.length, 0);
        return in;
    }

    /** Bytes a page has to have at least, so that all in which it differs lies in it. */
    public int least() throws RecordingException {
        return isWhole() ? bytes.length : passPieces(pieces());
    }

    /** Writes the page. */
    public void write(BlockOutput out) {
        out.reserve(2 * BlockOutput.NUMBER);
        if (isWhole()) {
            write(out, bytes, 0, bytes.length);
        } else {
            out.number(0);
            out.number(base);
            out.bytes(bytes, 0, bytes.length);
        }
    }

    private static void write(BlockOutput out, byte[] from, int at, int count) {
        out.number(count);
        out.bytes(from, at, count);
    }

    /** Reads what {@link #write} wrote; all in which it differs lies within a page. */
    public static StoredPage read(BlockInput in) throws RecordingException {
        int length = in.index(MemoryPage.SIZE + 1);
        if (length > 0) {
            return whole(in.bytes(length));
        }
        long base = in.number();
        int from = in.position();
        passPieces(in);
        int count = in.position() - from;
        in.position(from);
        return new StoredPage(base, in.bytes(count));
    }

    /** Passes what {@link #write} wrote. */
    public static void skip(BlockInput in) throws RecordingException {
        int length = in.index(MemoryPage.SIZE + 1);
        if (length > 0) {
            in.skip(length);
        } else {
            in.number();
            passPieces(in);
        }
    }

    /** Passes the pieces in which a page differs, and returns where in the page the last one ends. */
    private static int passPieces(BlockInput in) throws RecordingException {
        int end = 0;
        for (int left = in.count(); left > 0; left--) {
            end += in.index(MemoryPage.SIZE + 1 - end);
            int length = in.index(MemoryPage.SIZE + 1 - end);
            in.skip(length);
            end += length;
        }
        return end;
    }
}
