package org.portalscope.recording.write;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

import org.portalscope.recording.format.BlockHeader;
import org.portalscope.recording.format.BlockKind;
import org.portalscope.recording.format.BlockOutput;
import org.portalscope.recording.format.BlockTable;
import org.portalscope.recording.format.FileHeader;

/** A file to which blocks are added; it remembers where they are. */
final class BlockFile implements Closeable {

    private static final int BUFFER = 1 << 17;

    private final FileChannel channel;
    private final ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER);
    private final BlockHeader header = new BlockHeader();
    private final BlockTable table = new BlockTable();

    /** @param channel of an empty file */
    BlockFile(FileChannel channel) throws IOException {
        this.channel = channel;
        put(FileHeader.bytes(), 0, FileHeader.SIZE);
        drain();
    }

    /**
     * Adds a block. If it cannot be written, the file ends behind the one before.
     *
     * @param continues and count, first, time as {@link BlockHeader#set} has them
     */
    void add(BlockKind kind, boolean continues, int count, long first, long time, byte[] content, int from, int length) throws IOException {
        header.set(kind, continues, count, first, time);
        header.seal(content, from, length);
        try {
            put(header.bytes(), 0, BlockHeader.SIZE);
            put(content, from, length);
            drain();
        } catch (IOException e) {
            cut(e);
            throw e;
        }
        table.add(header);
    }

    private void cut(IOException why) {
        try {
            channel.truncate(table.end());
        } catch (IOException e) {
            why.addSuppressed(e);
        }
    }

    private void put(byte[] bytes, int from, int length) throws IOException {
        for (int done = 0; done < length;) {
            if (!buffer.hasRemaining()) {
                drain();
            }
            int piece = Math.min(buffer.remaining(), length - done);
            buffer.put(bytes, from + done, piece);
            done += piece;
        }
    }

    private void drain() throws IOException {
        buffer.flip();
        try {
            while (buffer.hasRemaining()) {
                channel.write(buffer);
            }
        } finally {
            buffer.clear();
        }
    }

    /** Adds the index, and what says that nothing is missing; then everything is on the disk. */
    void end(long transitions) throws IOException {
        long index = table.end();
        BlockOutput out = new BlockOutput(new byte[BUFFER]);
        table.write(out);
        add(BlockKind.INDEX, false, table.size(), transitions, 0, out.bytes(), 0, out.position());
        BlockOutput place = new BlockOutput(new byte[Long.BYTES]);
        place.eight(index);
        add(BlockKind.END, false, 0, transitions, 0, place.bytes(), 0, place.position());
        channel.force(true);
    }

    /** Bytes of the file. */
    long size() {
        return table.end();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
