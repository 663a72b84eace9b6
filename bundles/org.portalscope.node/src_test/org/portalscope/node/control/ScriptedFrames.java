package org.portalscope.node.control;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;

/** Frames of the control port that a test sends in place of a node. */
final class ScriptedFrames {

    private ScriptedFrames() {
    }

    /** The frames as they are sent. */
    static byte[] bytes(List<ControlFrame> frames) {
        ByteBuf out = Unpooled.buffer();
        frames.forEach(frame -> ControlFormat.write(frame, out));
        return ByteBufUtil.getBytes(out);
    }

    /** Sends bytes to the next client as soon as it connects. */
    static Socket send(ServerSocket server, byte[] bytes) {
        try {
            Socket socket = server.accept();
            socket.getOutputStream().write(bytes);
            return socket;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
