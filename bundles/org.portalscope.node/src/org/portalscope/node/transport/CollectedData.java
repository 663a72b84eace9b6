package org.portalscope.node.transport;

import java.util.Arrays;
import java.util.function.Consumer;

import org.portalscope.engine.memory.MemoryBlock;

/** Puts the data of a long message together in an array. As much is allocated as has come, or twice that: a header alone does not cost memory. */
public final class CollectedData implements LongData {

    /** Bytes up to which there is room for all at once. */
    private static final int ROOM = 1 << 22;

    private final int length;
    private final Consumer<byte[]> whole;
    private final Runnable lost;
    private byte[] bytes;
    private int count;

    /**
     * Nothing yet.
     *
     * @param length how many bytes there will be
     * @param whole  takes all of them, and keeps the array
     * @param lost   is run if they do not all come
     */
    public CollectedData(int length, Consumer<byte[]> whole, Runnable lost) {
        this.length = length;
        this.whole = whole;
        this.lost = lost;
        bytes = new byte[Math.min(length, ROOM)];
    }

    @Override
    public void take(MemoryBlock piece) {
        int next = Math.addExact(count, piece.length());
        if (next > bytes.length) {
            bytes = Arrays.copyOf(bytes, (int) Math.min(length, Math.max(next, 2L * bytes.length)));
        }
        piece.read(0, bytes, count, piece.length());
        count = next;
    }

    @Override
    public void end() {
        whole.accept(bytes);
    }

    @Override
    public void lost() {
        lost.run();
    }
}
