package org.portalscope.node.transport;

import io.netty.buffer.ByteBuf;
import org.portalscope.engine.memory.MemoryBlock;

/** The way from this node to another, or to itself. */
interface MessageLink {

    /** Whether it takes frames as fast as they come; if not, whoever has a choice waits. */
    boolean isWritable();

    /**
     * Whether it takes data of a message now; if not, whoever has them waits until he is told that a node takes data again.
     *
     * @param length how many bytes
     */
    boolean isWritable(long length);

    /** Takes a frame, which it releases. It does not leave before {@link #flush}. */
    void write(ByteBuf frame);

    /**
     * Takes a frame with long data, some of which may leave before {@link #flush}.
     *
     * @param header which it releases
     * @param memory where the data are; it is read before the method returns
     * @param from   index of the first byte
     * @param length number of bytes
     */
    void write(ByteBuf header, MemoryBlock memory, int from, int length);

    /** Lets what was taken leave. */
    void flush();
}
