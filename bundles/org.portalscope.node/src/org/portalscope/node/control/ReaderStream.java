package org.portalscope.node.control;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import org.portalscope.engine.snapshot.ProcessDigest;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.node.transport.NodeLock;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.write.BlockReader;
import org.portalscope.recording.write.RecordingStream;
import org.portalscope.recording.write.TransitionBatch;

/**
 * The recording of a node on its way to one who has attached; with a gap where that one did not read. A state is written in another thread, piece by piece as
 * its reader takes it, and what happens meanwhile waits behind it.
 */
final class ReaderStream {

    /** Milliseconds in which a reader has read the last frame, and has closed its connection. */
    private static final int PATIENCE = 1000;
    /** Bytes that wait behind a state before the reader misses some. */
    private static final int MOST_WAITING = 1 << 22;

    private final Channel connection;
    private final boolean lines;
    private final Executor background;
    private final NodeLock lock;
    private final Consumer<ReaderStream> caughtUp;
    private final RecordingStream recording;
    /** What waits behind a state that is on its way. */
    private final Deque<ControlFrame> waiting = new ArrayDeque<>();
    private long waitingBytes;
    private boolean isRestarting;
    private long missed;
    /** The last frame; null while the node runs. */
    private ControlFrame farewell;

    /**
     * A recording before its beginning.
     *
     * @param lines      whether the lines of programs in Java are wanted
     * @param background writes states
     * @param lock       of the node
     * @param caughtUp   is run when a state has been taken, behind which something may be missed already
     */
    ReaderStream(Channel connection, boolean lines, RecordingOrigin origin, Executor background, NodeLock lock, Consumer<ReaderStream> caughtUp) {
        this.connection = connection;
        this.lines = lines;
        this.lock = lock;
        this.caughtUp = caughtUp;
        this.background = background;
        recording = new RecordingStream(origin, this::send, this::deliver);
    }

    private void send(byte[] bytes) {
        for (int from = 0; from < bytes.length; from += ControlFrame.LONGEST) {
            write(piece(bytes, from));
        }
    }

    private static ControlFrame piece(byte[] bytes, int from) {
        int to = Math.min(bytes.length, from + ControlFrame.LONGEST);
        return new ControlFrame(ControlFrame.Kind.RECORDING, from == 0 && to == bytes.length ? bytes : Arrays.copyOfRange(bytes, from, to));
    }

    private void write(ControlFrame frame) {
        if (isRestarting) {
            waiting.add(frame);
            waitingBytes += frame.content().length;
        } else {
            connection.write(frame);
        }
    }

    void send(ControlFrame frame) {
        write(frame);
        connection.flush();
    }

    /** Sends the last frame, behind the state of now if something was missed. */
    void end(ControlFrame frame) {
        farewell = frame;
        closeBehindAll();
    }

    boolean isEnding() {
        return farewell != null;
    }

    /** The reader closes the connection: what it says meanwhile would end one that is closed here before all was read. */
    private void closeBehindAll() {
        if (isEnding() && !isRestarting && !isBehind()) {
            connection.writeAndFlush(farewell)
                    .addListener(sent -> connection.eventLoop().schedule(() -> connection.close(), PATIENCE, TimeUnit.MILLISECONDS));
        }
    }

    boolean wantsLines() {
        return lines;
    }

    boolean isWritable() {
        return !isRestarting && connection.isWritable();
    }

    /** Whether it has missed something. */
    boolean isBehind() {
        return missed > 0;
    }

    void add(TransitionBatch batch) {
        boolean isTaken = isRestarting ? waitingBytes < MOST_WAITING : connection.isWritable();
        if (isBehind() || !isTaken) {
            missed += batch.count();
        } else {
            recording.add(batch, this::sendBlock);
            connection.flush();
        }
    }

    /** What fits into one frame goes there at once. */
    private void sendBlock(byte[] header, byte[] content, int length) {
        if (isRestarting || header.length + length > ControlFrame.LONGEST) {
            send(BlockReader.joined(header, content, length));
        } else {
            ByteBuf frame = connection.alloc().buffer(ControlFormat.HEADER + header.length + length);
            ControlFormat.write(ControlFrame.Kind.RECORDING, header, content, length, frame);
            connection.write(frame);
        }
    }

    /** Goes on from a state. */
    void restart(Snapshot snapshot) {
        if (missed > 0) {
            send(ControlFrame.gap(missed));
            missed = 0;
        }
        isRestarting = true;
        long behind = recording.sent();
        background.execute(() -> {
            recording.writeState(List.of(snapshot), behind);
            if (connection.isActive()) {
                connection.eventLoop().execute(() -> lock.run(this::goOn));
            }
        });
    }

    /** In the other thread: waits until the reader has taken some bytes. */
    private void deliver(byte[] bytes) {
        for (int from = 0; from < bytes.length && connection.isActive(); from += ControlFrame.LONGEST) {
            connection.writeAndFlush(piece(bytes, from)).awaitUninterruptibly();
        }
    }

    /** The state is with its reader: what waits behind it follows. */
    private void goOn() {
        isRestarting = false;
        waitingBytes = 0;
        waiting.forEach(connection::write);
        waiting.clear();
        connection.flush();
        caughtUp.accept(this);
        closeBehindAll();
    }

    void tell(ProcessDigest digest) {
        if (!isBehind()) {
            send(ControlFrame.digest(recording.sent(), digest));
        }
    }
}
