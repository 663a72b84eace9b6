package org.portalscope.node.transport;

import io.netty.buffer.UnpooledByteBufAllocator;

/** A network in which nobody else is: what is sent is discarded. */
public final class Nowhere {

    private Nowhere() {
    }

    /** Sends nothing. */
    public static MessageSender sender() {
        return new MessageSender(id -> null, UnpooledByteBufAllocator.DEFAULT);
    }
}
