package org.portalscope.node.transport;

import java.util.ArrayDeque;
import java.util.Queue;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;

/** The way to another node: a connection that is made when the first message is sent, and messages that wait until it is there. */
final class OutgoingLink implements MessageLink {

    private final Runnable connect;
    private final Queue<ByteBuf> waiting = new ArrayDeque<>();
    private Channel connection;
    private boolean asked;
    private boolean lost;
    private boolean finished;

    /** @param connect asks for a connection, which is handed to {@link #open}, or else {@link #lose} is called */
    OutgoingLink(Runnable connect) {
        this.connect = connect;
    }

    /** Whether frames can leave. To a node that is lost they all can, to nowhere. Where there is no connection, one is asked for: a reply may wait for it. */
    @Override
    public boolean isWritable() {
        if (!lost && connection == null) {
            ask();
        }
        return lost || connection != null && connection.isWritable();
    }

    @Override
    public void write(ByteBuf frame) {
        if (lost) { // R78
            frame.release();
        } else if (connection != null) {
            connection.write(frame, connection.voidPromise());
        } else {
            waiting.add(frame);
            ask();
        }
    }

    private void ask() {
        if (!asked) {
            asked = true;
            connect.run();
        }
    }

    @Override
    public void flush() {
        if (connection != null) {
            connection.flush();
        }
    }

    /** Whether nothing waits for the connection to be there. */
    boolean isSettled() {
        return waiting.isEmpty();
    }

    /** The connection is there, and the other end has introduced itself. */
    void open(Channel made) {
        if (lost || finished) {
            made.close();
            return;
        }
        connection = made;
        for (ByteBuf frame = waiting.poll(); frame != null; frame = waiting.poll()) {
            connection.write(frame, connection.voidPromise());
        }
        connection.flush();
    }

    /** Nothing more is sent; the other end learns that behind what has been sent before. */
    void finish() {
        finished = true;
        if (connection != null) {
            connection.writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(ChannelFutureListener.CLOSE);
        }
    }

    /** The other node is lost; what is sent to it goes nowhere. */
    void lose() {
        lost = true;
        waiting.forEach(ByteBuf::release);
        waiting.clear();
        if (connection != null) {
            connection.close();
            connection = null;
        }
    }
}
