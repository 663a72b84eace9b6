package org.portalscope.recording.read;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

import org.portalscope.recording.RecordingException;
import org.portalscope.recording.format.BlockHeader;
import org.portalscope.recording.format.BlockInput;
import org.portalscope.recording.format.BlockTable;

/** Reads blocks of a file, and refuses those that are not as they were written. */
final class BlockSource {

    private final FileChannel channel;
    private final BlockHeader header = new BlockHeader();

    BlockSource(FileChannel channel) {
        this.channel = channel;
    }

    /** Bytes of the file. */
    long size() throws IOException {
        return channel.size();
    }

    /** Fills a piece of an array from a place of the file. */
    void read(long offset, byte[] to, int at, int count) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(to, at, count);
        while (buffer.hasRemaining()) {
            if (channel.read(buffer, offset + buffer.position() - at) < 0) {
                throw new EOFException("the file ends at byte " + channel.size());
            }
        }
    }

    /** The header at a place, or null if there is none, or not all of its block; another call overwrites it. */
    BlockHeader header(long offset, long size) throws IOException {
        if (offset < 0 || offset > size - BlockHeader.SIZE) {
            return null;
        }
        read(offset, header.bytes(), 0, BlockHeader.SIZE);
        return header.isValid() && header.length() <= size - BlockHeader.SIZE - offset ? header : null;
    }

    /** Whether the content behind a header is undamaged. */
    boolean isWhole(long offset, BlockHeader of) throws IOException {
        byte[] content = new byte[of.length()];
        read(offset + BlockHeader.SIZE, content, 0, content.length);
        return of.fits(content, 0);
    }

    /**
     * Reads the content of a block into an array.
     *
     * @throws RecordingException if it is damaged
     */
    void content(BlockTable table, int block, byte[] to, int at) throws IOException {
        long offset = table.offset(block);
        try {
            read(offset, header.bytes(), 0, BlockHeader.SIZE);
            if (!header.isValid() || !header.describes(table, block)) {
                throw RecordingException.damaged(offset, "the header of a block is not as it was written");
            }
            read(offset + BlockHeader.SIZE, to, at, header.length());
        } catch (EOFException e) {
            throw (RecordingException) RecordingException.damaged(offset, "the file has been cut since it was opened").initCause(e);
        }
        if (!header.fits(to, at)) {
            throw RecordingException.damaged(offset, "the checksum of the block that begins there is not that of its content");
        }
    }

    /** Reads the content of a block. */
    BlockInput content(BlockTable table, int block) throws IOException {
        byte[] content = new byte[table.length(block)];
        content(table, block, content, 0);
        BlockInput in = new BlockInput();
        in.reset(content, content.length, table.offset(block));
        return in;
    }
}
