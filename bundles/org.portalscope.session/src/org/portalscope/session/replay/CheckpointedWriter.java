package org.portalscope.session.replay;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.write.RecordingFileWriter;
import org.portalscope.session.timeline.ReplayWork;
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
     * @param memory what comes before the first transition of a world
     * @throws IOException if the file cannot be written; the message says why
     */
    static CheckpointedWriter create(Path file, RecordingOrigin origin, List<RecordedTransition> memory) throws IOException {
        LiveReplay repeated = new LiveReplay(origin, new InitialMemory(new TransitionList(memory), origin.processes().size()));
        RecordingFileWriter writer = RecordingFileWriter.create(file, origin);
        memory.forEach(writer::append);
        return new CheckpointedWriter(writer, repeated);
    }

    @Override
    public void accept(RecordedTransition transition) {
        writer.append(transition);
        Choice choice = repeated.choice(transition);
        repeated.advance(transition, choice);
        work += ReplayWork.of(choice);
        if (writer.isCheckpointDue(work)) {
            checkpoint();
        }
    }

    private void checkpoint() {
        try {
            writer.checkpoint(List.of(states.take()));
            work = 0;
        } catch (SnapshotException e) {
            throw new IllegalStateException("the state of a recorded run cannot be saved", e);
        }
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
