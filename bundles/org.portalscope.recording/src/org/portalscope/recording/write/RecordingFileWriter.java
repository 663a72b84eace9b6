package org.portalscope.recording.write;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingException;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.TransitionCause;
import org.portalscope.recording.TransitionSink;
import org.portalscope.recording.format.BlockKind;
import org.portalscope.recording.format.BlockOutput;
import org.portalscope.recording.format.OriginFormat;
import org.portalscope.recording.format.TransitionEncoder;

/**
 * Records transitions into a file. To be used by one thread at a time, which it keeps waiting only while all its segments are full; for the inputs that
 * {@link TransitionSink} has methods for, nothing is allocated. Another thread writes. Where the file cannot be written any more, recording stops with a
 * {@link #problem}, what is in the file stays, and the run goes on.
 */
public final class RecordingFileWriter implements TransitionSink, Closeable {

    /** A segment ends after so many transitions, since whoever wants one reads those before it. */
    private static final int MOST_TRANSITIONS = 1 << 16;
    /** Work between checkpoints, in transitions that move no data: less is not worth one, more takes too long to go through. */
    private static final int LEAST_WORK = 10_000;
    private static final int MOST_WORK = 50_000;

    private final RecorderSettings settings;
    private final WriterThread thread;
    private final SegmentRing ring;
    private final SegmentWriter writer;
    private final TransitionEncoder encoder;
    /** Where transitions go, or null if the next one begins another segment. */
    private Segment segment;
    private long recorded;
    private long sealedBytes;
    private long checkpoints;

    private RecordingFileWriter(FileChannel channel, RecordingOrigin origin, RecorderSettings settings, WriterThread thread) throws IOException {
        this.settings = settings;
        this.thread = thread;
        encoder = new TransitionEncoder(origin.capture());
        BlockFile file = new BlockFile(channel);
        BlockOutput out = new BlockOutput(new byte[settings.segmentSize()]);
        OriginFormat.write(out, origin);
        file.add(BlockKind.ORIGIN, false, 0, 1, RecordedTransition.NO_TIME, out.bytes(), 0, out.position());
        ring = new SegmentRing(settings, thread);
        writer = new SegmentWriter(ring, file, settings.segmentSize());
        thread.start(writer::work, settings.flushInterval());
    }

    /**
     * Begins a recording; a file that is there is overwritten.
     *
     * @throws IOException if that is not possible; the message says why
     */
    public static RecordingFileWriter create(Path path, RecordingOrigin origin) throws IOException {
        return create(path, origin, RecorderSettings.DEFAULT, new BackgroundThread());
    }

    /**
     * Begins a recording; a file that is there is overwritten.
     *
     * @throws IOException if that is not possible; the message says why
     */
    public static RecordingFileWriter create(Path path, RecordingOrigin origin, RecorderSettings settings, WriterThread thread) throws IOException {
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw new RecordingException("A recording is written into a file, and " + path + " is none.");
        }
        FileChannel channel = open(path);
        try {
            return new RecordingFileWriter(channel, origin, settings, thread);
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    private static FileChannel open(Path path) throws IOException {
        try {
            return FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE);
        } catch (NoSuchFileException e) {
            throw new RecordingException("There is no folder " + path.toAbsolutePath().getParent() + " for the recording; it has to be made before.");
        } catch (AccessDeniedException e) {
            throw new RecordingException("You may not write into " + path + ".");
        }
    }

    /** Begins a recording in a channel of an empty file. */
    static RecordingFileWriter create(FileChannel channel, RecordingOrigin origin, RecorderSettings settings, WriterThread thread) throws IOException {
        return new RecordingFileWriter(channel, origin, settings, thread);
    }

    /** Records a transition. */
    public void append(RecordedTransition transition) {
        transition.passTo(this);
    }

    private void open(long time) {
        if (segment == null) {
            segment = ring.open(BlockKind.TRANSITIONS, recorded + 1, time);
            encoder.reset(segment.bytes());
        }
    }

    @Override
    public void beginTurn(int process, long time, int turn) {
        open(time);
        encoder.beginTurn(process, time, turn);
    }

    @Override
    public void beginExplained(int process, long time) {
        open(time);
        encoder.beginExplained(process, time);
    }

    @Override
    public void begin(int process, long time, TransitionCause cause) {
        open(time);
        encoder.begin(process, time, cause);
    }

    @Override
    public void put(int caller, long memDesc, AckRequest ackRequest, long target, int portal, int cookie, long matchBits, long offset, long hdrData,
            boolean immediate) {
        encoder.put(caller, memDesc, ackRequest, target, portal, cookie, matchBits, offset, hdrData, immediate);
    }

    @Override
    public void takeEvent(int caller, Function function, long eventq) {
        encoder.takeEvent(caller, function, eventq);
    }

    @Override
    public void arrived(Header header) {
        encoder.arrived(header);
    }

    @Override
    public void arrivedWhole(Header header, MemoryBlock data, int from, int length) {
        encoder.arrivedWhole(header, data, from, length);
    }

    @Override
    public void completed(int networkInterface, long link, MemoryBlock data, int from, int length) {
        encoder.completed(networkInterface, link, data, from, length);
    }

    @Override
    public void input(Input input) {
        encoder.input(input);
    }

    @Override
    public void end() {
        encoder.end();
        recorded++;
        segment.publish(encoder);
        if (encoder.position() >= settings.segmentSize() || encoder.count() >= MOST_TRANSITIONS) {
            seal();
        }
    }

    private void seal() {
        if (segment != null) {
            encoder.seal();
            segment.publish(encoder);
            sealedBytes += encoder.position();
            segment = null;
            ring.seal();
        }
    }

    /** How many transitions have been recorded. */
    public long recorded() {
        return recorded;
    }

    /**
     * Whether it is time for a checkpoint: as many bytes have been recorded since the last one as that took, or it would take too long to go through them.
     * If that depends on how many it took, it waits until the last one {@linkplain #isWritingCheckpoint is written}.
     *
     * @param work what it costs to go through them, in transitions that move no data
     */
    public boolean isCheckpointDue(long work) {
        return work >= LEAST_WORK && (work >= MOST_WORK || sealedBytes >= bytesOfLastCheckpoint());
    }

    private long bytesOfLastCheckpoint() {
        if (isWritingCheckpoint()) {
            thread.await(() -> !isWritingCheckpoint());
        }
        return writer.stateBytes();
    }

    /** Whether a checkpoint is not yet written. */
    public boolean isWritingCheckpoint() {
        return writer.states() < checkpoints;
    }

    /**
     * Records the state behind the last transition. The other thread makes its bytes.
     *
     * @param parts snapshots of the world, or of each process
     */
    public void checkpoint(List<Snapshot> parts) {
        checkpoint(parts, false);
    }

    /**
     * Records the state behind the last transition, to which something leads that is not recorded: whoever repeats the recording goes on from there.
     *
     * @param parts snapshots of the world, or of each process
     */
    public void restart(List<Snapshot> parts) {
        checkpoint(parts, true);
    }

    private void checkpoint(List<Snapshot> parts, boolean restarts) {
        seal();
        sealedBytes = 0;
        checkpoints++;
        ring.add(new StateToWrite(parts, recorded, restarts));
    }

    /** Gives a name to the moment behind the last transition. */
    public void label(String name) {
        seal();
        BlockOutput out = new BlockOutput(new byte[0]);
        out.text(name);
        ring.add(BlockKind.LABEL, recorded, 0, out);
    }

    /** Waits until everything recorded is in the file, where the death of the virtual machine does not reach it. */
    public void flush() {
        writer.flush();
        thread.await(() -> ring.backlog() <= (segment == null ? 0 : 1) && writer.transitions() == recorded);
    }

    /** How many segments wait to be written, the one that is being filled included. */
    public int backlog() {
        return ring.backlog();
    }

    /** Why nothing is recorded any more, as a sentence; empty if all is well. */
    public Optional<String> problem() {
        return writer.problem();
    }

    /**
     * Ends the recording in good order.
     *
     * @throws IOException if something could not be written; the message is a sentence
     */
    @Override
    public void close() throws IOException {
        if (!writer.isClosed()) {
            seal();
            writer.close();
            thread.await(writer::isClosed);
            if (problem().isPresent()) {
                throw new RecordingException(problem().get());
            }
        }
    }
}
