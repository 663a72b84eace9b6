package org.portalscope.replay;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.protocol.Protocols;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.write.RecordingFileWriter;
import org.portalscope.timeline.ReplayWork;
import org.portalscope.world.Choice;
import org.portalscope.world.snapshot.SnapshotSeries;

/** Writes transitions into a recording, and states between them that who repeats it later can begin with: it repeats itself what it writes. */
final class CheckpointedWriter implements Consumer<RecordedTransition>, Closeable {

    private final RecordingFileWriter writer;
    private final LiveReplay repeated;
    private final SnapshotSeries states;
    /** What lies between the last checkpoint and now. */
    private long work;

    private CheckpointedWriter(RecordingFileWriter writer, LiveReplay repeated) {
        this.writer = writer;
        this.repeated = repeated;
        states = new SnapshotSeries(repeated.world());
    }

    /**
     * Begins a recording.
     *
     * @param memory    what comes before the first transition of a world
     * @param protocols whose calls are run again
     * @throws IOException if the file cannot be written; the message says why
     */
    static CheckpointedWriter create(Path file, RecordingOrigin origin, List<RecordedTransition> memory, Protocols protocols) throws IOException {
        LiveReplay repeated = new LiveReplay(origin, new InitialMemory(new TransitionList(memory), origin.processes().size()), protocols);
        RecordingFileWriter writer = RecordingFileWriter.create(file, origin);
        memory.forEach(writer::append);
        return new CheckpointedWriter(writer, repeated);
    }

    /**
     * Begins a recording of what somebody else repeats.
     *
     * @throws IOException if the file cannot be written; the message says why
     */
    static CheckpointedWriter follow(Path file, RecordingOrigin origin, LiveReplay repeated) throws IOException {
        return new CheckpointedWriter(RecordingFileWriter.create(file, origin), repeated);
    }

    @Override
    public void accept(RecordedTransition transition) {
        Choice choice = repeated.choice(transition);
        repeated.advance(transition, choice);
        write(transition, choice);
    }

    /** Writes a transition that has been repeated. */
    void write(RecordedTransition transition, Choice choice) {
        writer.append(transition);
        work += ReplayWork.of(choice);
        if (writer.isCheckpointDue(work)) {
            checkpoint();
        }
    }

    private void checkpoint() {
        writer.checkpoint(List.of(state()));
        work = 0;
    }

    /**
     * Writes the state as it is, to which something leads that was not recorded.
     *
     * @param label a name for the moment; empty if it needs none
     */
    void restart(String label) {
        writer.restart(List.of(state()));
        work = 0;
        if (!label.isEmpty()) {
            writer.label(label);
        }
    }

    private Snapshot state() {
        try {
            return states.take();
        } catch (SnapshotException e) {
            throw new IllegalStateException("the state of a recorded run cannot be saved", e);
        }
    }

    /** Gives a name to the moment behind what was written last. */
    void label(String name) {
        writer.label(name);
    }

    /** Waits until everything is in the file. */
    void flush() {
        writer.flush();
    }

    /** Why nothing is recorded any more, as a sentence; empty if all is well. */
    Optional<String> problem() {
        return writer.problem();
    }

    /**
     * Ends the recording.
     *
     * @throws IOException if it could not be written; the message is a sentence
     */
    @Override
    public void close() throws IOException {
        writer.close();
    }
}
