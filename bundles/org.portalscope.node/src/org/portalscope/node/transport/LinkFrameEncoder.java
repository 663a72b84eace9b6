package org.portalscope.node.transport;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import org.portalscope.wire.LinkFrame;
import org.portalscope.wire.LinkFrameFormat;

/** Sends link frames. */
final class LinkFrameEncoder {

    private LinkFrameEncoder() {
    }

    static ChannelFuture send(Channel connection, LinkFrame frame) {
        return connection.writeAndFlush(Unpooled.wrappedBuffer(LinkFrameFormat.write(frame)));
    }
}
