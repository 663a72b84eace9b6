package org.portalscope.node.control;

import java.util.Arrays;
import java.util.List;

import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.StateDigest;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.write.RecordingStream;
import org.portalscope.recording.write.TransitionBatch;

/** The recording of a node on its way to one who has attached; with a gap where that one did not read. */
final class ReaderStream {

    private final Channel connection;
    private final RecordingStream recording;
    private long missed;

    ReaderStream(Channel connection, RecordingOrigin origin) {
        this.connection = connection;
        recording = new RecordingStream(origin, this::send);
    }

    private void send(byte[] bytes) {
        for (int from = 0; from < bytes.length; from += ControlFrame.LONGEST) {
            int to = Math.min(bytes.length, from + ControlFrame.LONGEST);
            connection.write(new ControlFrame(ControlFrame.Kind.RECORDING, from == 0 && to == bytes.length ? bytes : Arrays.copyOfRange(bytes, from, to)));
        }
    }

    void send(ControlFrame frame) {
        connection.writeAndFlush(frame);
    }

    /** Sends the last frame. */
    void end(ControlFrame frame) {
        connection.writeAndFlush(frame).addListener(ChannelFutureListener.CLOSE);
    }

    boolean isWritable() {
        return connection.isWritable();
    }

    /** Whether it has missed something. */
    boolean isBehind() {
        return missed > 0;
    }

    void add(TransitionBatch batch) {
        if (isBehind() || !connection.isWritable()) {
            missed += batch.count();
        } else {
            recording.add(batch);
            connection.flush();
        }
    }

    /** Goes on from a state. */
    void restart(Snapshot snapshot) {
        if (missed > 0) {
            send(ControlFrame.gap(missed));
            missed = 0;
        }
        recording.restart(List.of(snapshot));
        connection.flush();
    }

    void tell(StateDigest digest) {
        if (!isBehind()) {
            send(ControlFrame.digest(recording.sent(), digest));
        }
    }
}
