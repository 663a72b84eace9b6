package org.portalscope.node.transport;

import io.netty.buffer.ByteBuf;

/** The way from this node to another, or to itself. */
interface MessageLink {

    /** Whether it takes frames as fast as they come; if not, whoever has a choice waits. */
    boolean isWritable();

    /** Takes a frame, which it releases. It does not leave before {@link #flush}. */
    void write(ByteBuf frame);

    /** Lets what was taken leave. */
    void flush();
}
