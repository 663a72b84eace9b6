package org.portalscope.node.control;

import java.util.List;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.ByteToMessageCodec;
import org.portalscope.node.transport.RefusalException;

/** Makes bytes of control frames, and control frames of bytes. */
public final class ControlCodec extends ByteToMessageCodec<ControlFrame> {

    @Override
    protected void encode(ChannelHandlerContext context, ControlFrame frame, ByteBuf out) {
        ControlFormat.write(frame, out);
    }

    @Override
    protected void decode(ChannelHandlerContext context, ByteBuf in, List<Object> out) throws RefusalException {
        ControlFrame frame = ControlFormat.read(in);
        if (frame != null) {
            out.add(frame);
        }
    }
}
