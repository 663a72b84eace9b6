package org.portalscope.node.transport;

import io.netty.channel.Channel;
import org.portalscope.wire.LinkFrame;

/** The connections for barriers, one with each other node. */
final class BarrierConnections {

    private final Channel[] channels;

    /** @param size how many nodes there are, this one included */
    BarrierConnections(int size) {
        channels = new Channel[size];
    }

    /**
     * There is one with a node.
     *
     * @throws RefusalException if there is one already
     */
    void add(int rank, Channel connection) throws RefusalException {
        if (channels[rank] != null) {
            throw new RefusalException("rank " + rank + " is connected already");
        }
        channels[rank] = connection;
    }

    /** Returns whether there is, or was, one with a node. */
    boolean isConnected(int rank) {
        return channels[rank] != null;
    }

    /** Whether all others are there. */
    boolean areComplete() {
        int count = 1;
        for (Channel channel : channels) {
            count += channel == null ? 0 : 1;
        }
        return count == channels.length;
    }

    /** Tells all others something. */
    void tell(LinkFrame frame) {
        for (Channel channel : channels) {
            if (channel != null && channel.isActive()) {
                LinkFrameEncoder.send(channel, frame);
            }
        }
    }

    /** Takes a node for lost. */
    void close(int rank) {
        channels[rank].close();
    }
}
