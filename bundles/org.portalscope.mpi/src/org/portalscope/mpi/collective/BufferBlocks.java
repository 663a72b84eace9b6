package org.portalscope.mpi.collective;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.protocol.value.Buffer;

/** Memory with a block for each rank. */
public record BufferBlocks(List<Buffer> blocks) {

    public BufferBlocks {
        blocks = List.copyOf(blocks);
    }

    /** Blocks side by side. */
    public static BufferBlocks sideBySide(Buffer memory, List<Long> lengths) {
        List<Buffer> blocks = new ArrayList<>();
        long offset = 0;
        for (long length : lengths) {
            blocks.add(part(memory, offset, length));
            offset += length;
        }
        return new BufferBlocks(blocks);
    }

    /** A part of some memory. */
    public static Buffer part(Buffer memory, long offset, long length) {
        return new Buffer(memory.name(), memory.address() + offset, length);
    }

    /** The block of a rank. */
    public Buffer of(int rank) {
        return blocks.get(rank);
    }

    public List<Long> lengths() {
        return blocks.stream().map(Buffer::length).toList();
    }

    /** Bytes of all blocks. */
    public long length() {
        return blocks.stream().mapToLong(Buffer::length).sum();
    }
}
