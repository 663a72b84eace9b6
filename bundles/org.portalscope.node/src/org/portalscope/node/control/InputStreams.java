package org.portalscope.node.control;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

import io.netty.channel.Channel;
import org.portalscope.engine.snapshot.ProcessDigest;
import org.portalscope.engine.snapshot.ProcessSnapshot;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.node.transport.NodeLock;
import org.portalscope.protocol.host.ProtocolCaller;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.TransitionSink;
import org.portalscope.recording.write.TransitionBatch;
import org.portalscope.replay.MessageCounts;

/**
 * What a node takes, on its way to those who have attached. Each is sent the state at which it came, and from then on all transitions, many at a time. Who does
 * not read them as fast as they come misses some, and is sent the state behind these when it reads again. All happens while no other thread uses the node.
 */
public final class InputStreams implements TransitionStream {

    /** Bytes after which transitions leave: with what is in front of them, they fit into one frame. */
    private static final int MOST_BYTES = 48 << 10;
    /** Milliseconds after which they leave if there are fewer: about as long as two pictures of a screen take. */
    private static final int DELAY = 30;
    /** Pages of memory that a digest is of: a MiB. */
    private static final int DIGEST_PAGES = 256;
    /** Nanoseconds between two digests. */
    private static final long DIGEST_INTERVAL = TimeUnit.SECONDS.toNanos(1);

    private final NodeLock lock;
    private final Executor background;
    private final RecordingOrigin origin;
    private final Supplier<PortalsState> state;
    private final ProtocolCaller program;
    private final Supplier<MessageCounts> counts;
    private final Runnable changed;
    private final LongSupplier clock;
    private final TransitionBatch batch;
    private final List<ReaderStream> readers = new ArrayList<>();
    private boolean isScheduled;
    /** Whether the event loop lets leave what there is as soon as it can. */
    private boolean isFull;
    private long lastDigest;
    /** The page of memory with which the next digest begins. */
    private long nextPage;
    /** What everybody was told last; null while the node runs. */
    private ControlFrame farewell;

    /**
     * @param background where states are written, so that the process does not wait for that
     * @param state      of the process
     * @param program    of the process
     * @param counts     of the messages that the process has sent and taken
     * @param changed    is run when somebody has attached or gone
     * @param clock      counts nanoseconds
     */
    public InputStreams(NodeLock lock, Executor background, RecordingOrigin origin, Supplier<PortalsState> state, ProtocolCaller program,
            Supplier<MessageCounts> counts, Runnable changed, LongSupplier clock) {
        this.lock = lock;
        this.background = background;
        this.origin = origin;
        this.state = state;
        this.program = program;
        this.counts = counts;
        this.changed = changed;
        this.clock = clock;
        batch = new TransitionBatch(origin.capture());
    }

    @Override
    public boolean hasReaders() {
        return !readers.isEmpty();
    }

    /** Whether somebody has missed something, and has not been sent a state since. */
    boolean isBehind() {
        return readers.stream().anyMatch(ReaderStream::isBehind);
    }

    @Override
    public boolean wantsLines() {
        return readers.stream().anyMatch(ReaderStream::wantsLines);
    }

    /**
     * Somebody has attached.
     *
     * @param lines     whether the lines of programs in Java are wanted
     * @param nodeState follows the state of the process
     */
    ReaderStream attach(Channel connection, boolean lines, ControlFrame nodeState) {
        flush();
        ReaderStream reader = new ReaderStream(connection, lines, origin, background, lock, this::writable);
        reader.restart(snapshot());
        readers.add(reader);
        changed.run();
        reader.send(nodeState);
        if (farewell != null) {
            reader.end(farewell);
        }
        return reader;
    }

    private Snapshot snapshot() {
        boolean isCaptured = !origin.capture().equals(CapturePolicy.NONE);
        return ProcessSnapshot.take(state.get(), isCaptured, out -> {
            program.savedProtocols().save(out);
            counts.get().save(out);
        });
    }

    /** Somebody has gone. */
    void detach(ReaderStream reader) {
        readers.remove(reader);
        if (readers.isEmpty()) {
            batch.clear();
        }
        changed.run();
    }

    @Override
    public TransitionSink transitions() {
        return batch.transitions();
    }

    @Override
    public int waiting() {
        return batch.count();
    }

    @Override
    public void passed() {
        if (batch.bytes() >= MOST_BYTES && lock.loop().inEventLoop()) {
            flush();
        } else if (!isScheduled) {
            isScheduled = true;
            lock.schedule(this::leave, DELAY);
        } else if (batch.bytes() >= MOST_BYTES && !isFull) {
            isFull = true;
            lock.execute(this::flush);
        }
    }

    private void leave() {
        isScheduled = false;
        flush();
    }

    /** What has been taken leaves now. */
    private void flush() {
        isFull = false;
        if (batch.count() > 0) {
            for (ReaderStream reader : readers) {
                reader.add(batch);
            }
            batch.clear();
            if (clock.getAsLong() - lastDigest >= DIGEST_INTERVAL) {
                tellDigest();
            }
        }
    }

    /** What has been taken leaves now, with the digest of the state to which it has led. */
    public void settle() {
        flush();
        tellDigest();
    }

    private void tellDigest() {
        if (hasReaders()) {
            lastDigest = clock.getAsLong();
            ProcessDigest digest = ProcessDigest.of(state.get(), nextPage, origin.capture().equals(CapturePolicy.ALL) ? DIGEST_PAGES : 0);
            nextPage = digest.nextPage();
            readers.forEach(reader -> reader.tell(digest));
        }
    }

    /** Tells everybody something. */
    public void tell(ControlFrame frame) {
        readers.forEach(reader -> reader.send(frame));
    }

    /** Tells everybody, and whoever still comes, something behind which nothing follows. */
    void end(ControlFrame frame) {
        farewell = frame;
        readers.forEach(reader -> reader.end(frame));
    }

    /** Somebody reads again: if it has missed something, it is sent the state of now. */
    void writable(ReaderStream reader) {
        if (reader.isBehind() && reader.isWritable()) {
            flush();
            reader.restart(snapshot());
        }
    }
}
