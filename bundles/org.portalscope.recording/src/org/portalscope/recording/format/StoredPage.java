package org.portalscope.recording.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.portalscope.engine.snapshot.MemoryPage;
import org.portalscope.recording.RecordingException;

/**
 * A page as a block of pages holds it: all of its bytes, or those in which it differs from a page that was stored before with all of its bytes.
 *
 * @param base   which of all stored pages that one is, or {@link #WHOLE}
 * @param pieces the bytes in which it differs; one that holds all bytes if it is whole
 */
public record StoredPage(long base, List<Piece> pieces) {

    /** What stands for the page before if all bytes are there. */
    public static final long WHOLE = -1;

    /** Equal bytes between two pieces are worth another piece from here on. */
    private static final int GAP = 4;
    /** A page is stored whole if it would take more bytes otherwise. */
    private static final int MOST = MemoryPage.SIZE / 2;

    public StoredPage {
        pieces = List.copyOf(pieces);
    }

    /** Some bytes of a page, from an index on; they are not to be changed. */
    public record Piece(int at, byte[] bytes) {
    }

    /** A page with all of its bytes. */
    public static StoredPage whole(byte[] bytes) {
        return new StoredPage(WHOLE, List.of(new Piece(0, bytes)));
    }

    /** A page as the difference to another one of the same length, or whole if it differs in too much. */
    public static StoredPage of(byte[] bytes, byte[] before, long base) {
        List<Piece> pieces = new ArrayList<>();
        int size = 0;
        int from = Arrays.mismatch(bytes, before);
        while (from >= 0 && from < bytes.length) {
            int to = end(bytes, before, from);
            pieces.add(new Piece(from, Arrays.copyOfRange(bytes, from, to)));
            size += to - from + GAP;
            if (size > MOST) {
                return whole(bytes);
            }
            int next = Arrays.mismatch(bytes, to, bytes.length, before, to, before.length);
            from = next < 0 ? bytes.length : to + next;
        }
        return new StoredPage(base, pieces);
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

    /** Bytes that it takes, about. */
    public int size() {
        return pieces.stream().mapToInt(piece -> piece.bytes.length + GAP).sum() + BlockOutput.NUMBER;
    }

    /** The bytes of the page, made of those of the one before, if it is not whole. */
    public byte[] bytes(byte[] before) {
        if (isWhole()) {
            return pieces.get(0).bytes;
        }
        byte[] bytes = before.clone();
        for (Piece piece : pieces) {
            System.arraycopy(piece.bytes, 0, bytes, piece.at, piece.bytes.length);
        }
        return bytes;
    }

    /** Writes the page. */
    public void write(BlockOutput out) {
        out.reserve(2 * BlockOutput.NUMBER);
        if (isWhole()) {
            write(out, pieces.get(0).bytes);
            return;
        }
        out.number(0);
        out.number(base);
        out.reserve(BlockOutput.NUMBER);
        out.number(pieces.size());
        int end = 0;
        for (Piece piece : pieces) {
            out.reserve(2 * BlockOutput.NUMBER);
            out.number(piece.at - end);
            write(out, piece.bytes);
            end = piece.at + piece.bytes.length;
        }
    }

    private static void write(BlockOutput out, byte[] bytes) {
        out.number(bytes.length);
        out.bytes(bytes, 0, bytes.length);
    }

    /** Reads what {@link #write} wrote; all pieces lie within a page. */
    public static StoredPage read(BlockInput in) throws RecordingException {
        int length = in.index(MemoryPage.SIZE + 1);
        if (length > 0) {
            return whole(in.bytes(length));
        }
        long base = in.number();
        List<Piece> pieces = new ArrayList<>();
        int end = 0;
        for (int left = in.count(); left > 0; left--) {
            int at = end + in.index(MemoryPage.SIZE + 1 - end);
            byte[] bytes = in.bytes(in.index(MemoryPage.SIZE + 1 - at));
            pieces.add(new Piece(at, bytes));
            end = at + bytes.length;
        }
        return new StoredPage(base, pieces);
    }

    /** Bytes that a page has to have at least, so that all pieces lie in it. */
    public int least() {
        return pieces.isEmpty() ? 0 : pieces.get(pieces.size() - 1).at + pieces.get(pieces.size() - 1).bytes.length;
    }
}
