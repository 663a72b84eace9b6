package org.portalscope.node.transport;

import java.util.ArrayDeque;
import java.util.Queue;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import org.portalscope.engine.memory.MemoryBlock;

/**
 * The way to another node: a connection that is made when the first message is sent, and messages that wait until it is there, or until the event loop takes
 * them. Only that writes, so that their order is kept whichever threads send.
 */
final class OutgoingLink implements MessageLink {

    /** Bytes that wait for the event loop before data of messages wait in memory. */
    private static final int MOST_WAITING = 1 << 21;
    /** Bytes of long data that are copied at a time, into a buffer that is still in the processor's cache when it is written. */
    private static final int PIECE = 1 << 18;

    private final NodeLock lock;
    private final Runnable connect;
    private final Runnable writable;
    private final Queue<ByteBuf> waiting = new ArrayDeque<>();
    private long waitingBytes;
    private Channel connection;
    private boolean isAsked;
    private boolean wasOpened;
    private boolean isScheduled;
    private boolean isLost;
    private boolean isFinished;

    /**
     * A way that nothing has been sent on.
     *
     * @param connect  asks for a connection, which is handed to {@link #open}, or else {@link #lose} is called
     * @param writable lets those who wait look again whether they can send data, on the event loop
     */
    OutgoingLink(NodeLock lock, Runnable connect, Runnable writable) {
        this.lock = lock;
        this.writable = writable;
        this.connect = connect;
    }

    /** Whether frames can leave. To a node that is lost they all can, to nowhere. Where there is no connection, one is asked for: a reply may wait for it. */
    @Override
    public boolean isWritable() {
        if (!isLost && connection == null) {
            ask();
        }
        return isLost || connection != null && connection.isWritable() && waitingBytes < MOST_WAITING;
    }

    /** The same for data of a message. Long ones leave piece by piece as they are copied, which only the event loop can do. */
    @Override
    public boolean isWritable(long length) {
        if (length >= MessageFrameDecoder.LONG && !lock.loop().inEventLoop()) {
            writable.run();
            return false;
        }
        return isWritable();
    }

    @Override
    public void write(ByteBuf header, MemoryBlock memory, int from, int length) {
        ByteBufAllocator buffers = header.alloc();
        write(header);
        for (int done = 0, count; done < length && !isLost; done += count) {
            count = Math.min(length - done, PIECE);
            ByteBuf piece = buffers.directBuffer(count);
            memory.read(from + done, piece.nioBuffer(0, count), count);
            write(piece.writerIndex(count));
            flushNow();
        }
    }

    /** What has been taken leaves, if this thread can let it. */
    private void flushNow() {
        if (connection != null && lock.loop().inEventLoop()) {
            writeWaiting();
            connection.flush();
        }
    }

    @Override
    public void write(ByteBuf frame) {
        if (isLost) { // R78
            frame.release();
        } else if (connection != null && waiting.isEmpty() && lock.loop().inEventLoop()) {
            connection.write(frame, connection.voidPromise());
        } else {
            waiting.add(frame);
            waitingBytes += frame.readableBytes();
            ask();
        }
    }

    private void ask() {
        if (!isAsked) {
            isAsked = true;
            connect.run();
        }
    }

    @Override
    public void flush() {
        if (lock.loop().inEventLoop()) {
            leave();
        } else if (connection != null && !isScheduled) {
            isScheduled = true;
            lock.execute(this::leave);
        }
    }

    private void leave() {
        isScheduled = false;
        if (connection == null) {
            return;
        }
        writeWaiting();
        connection.flush();
        if (isFinished) {
            connection.writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(ChannelFutureListener.CLOSE);
        }
    }

    private void writeWaiting() {
        for (ByteBuf frame = waiting.poll(); frame != null; frame = waiting.poll()) {
            waitingBytes -= frame.readableBytes();
            connection.write(frame, connection.voidPromise());
        }
    }

    /** Whether nothing waits for the connection to be there. */
    boolean isSettled() {
        return waiting.isEmpty();
    }

    /** The connection is there, and the other end has introduced itself. */
    void open(Channel made) {
        wasOpened = true;
        if (isLost || isFinished) {
            made.close();
            return;
        }
        connection = made;
        leave();
    }

    /** Returns whether the connection is there, or was. */
    boolean wasOpened() {
        return wasOpened;
    }

    /** Nothing more is sent; the other end learns that behind what has been sent before. */
    void finish() {
        isFinished = true;
        leave();
    }

    /** The other node is lost; what is sent to it goes nowhere. */
    void lose() {
        isLost = true;
        waiting.forEach(ByteBuf::release);
        waiting.clear();
        if (connection != null) {
            connection.close();
            connection = null;
        }
    }
}
