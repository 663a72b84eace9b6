package org.portalscope.replay.recording;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.write.RecordingFileWriter;
import org.portalscope.replay.QuickInputs;
import org.portalscope.replay.RepeatedState;
import org.portalscope.replay.TransitionRecorder;
import org.portalscope.timeline.ExecutionRecorder;
import org.portalscope.timeline.ReplayWork;
import org.portalscope.timeline.session.Launch;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;

/**
 * Writes a run into a recording while it takes place, with checkpoints as far apart as it takes to go through what lies between. Where it cannot be written any
 * more, the run goes on without it.
 */
public final class RunRecorder implements ExecutionRecorder, Closeable {

    private final RecordingFileWriter writer;
    private final RepeatedState state;
    private final QuickInputs inputs = new QuickInputs();
    private World world;
    /** What lies between the last checkpoint and now. */
    private long work;

    private RunRecorder(RecordingFileWriter writer, RepeatedState state) {
        this.writer = writer;
        this.state = state;
    }

    /**
     * Begins the recording of a run.
     *
     * @param file    to be written; one that is there is overwritten
     * @param launch  what the run is started from
     * @param version of the engine
     * @throws IOException if the file cannot be written; the message says why
     */
    public static RunRecorder begin(Path file, Launch launch, String version, CapturePolicy capture) throws IOException {
        World world = launch.worlds().get();
        RecordingOrigin origin = new RecordingOrigin(launch.title(), version, TransitionRecorder.processes(world), launch.files(), launch.options(), capture);
        List<RecordedTransition> memory = TransitionRecorder.memory(world);
        RecordingFileWriter writer = RecordingFileWriter.create(file, origin);
        memory.forEach(writer::append);
        return new RunRecorder(writer, new RepeatedState(origin, memory));
    }

    @Override
    public void executed(World running, Transition transition) {
        world = running;
        work += ReplayWork.of(transition.choice());
        append(TransitionRecorder.record(transition));
    }

    @Override
    public void begin(World running, Choice choice) {
        world = running;
        work += ReplayWork.of(choice);
        inputs.begin(running, choice);
    }

    @Override
    public void end() {
        append(inputs.end());
    }

    private void append(RecordedTransition recorded) {
        writer.append(recorded);
        state.follow(recorded);
        if (writer.isCheckpointDue(work)) {
            checkpoint();
        }
    }

    private void checkpoint() {
        try {
            writer.checkpoint(List.of(state.take(world)));
            work = 0;
        } catch (SnapshotException e) {
            throw new IllegalStateException("the state of a run cannot be saved", e);
        }
    }

    @Override
    public void abandon() {
        inputs.abandon();
    }

    @Override
    public void label(String text) {
        writer.label(text);
    }

    /** Waits until everything recorded is in the file. */
    void flush() {
        writer.flush();
    }

    /** Why nothing is recorded any more, as a sentence; empty if all is well. */
    public Optional<String> problem() {
        return writer.problem();
    }

    /**
     * Ends the recording in good order.
     *
     * @throws IOException if it could not be written; the message is a sentence
     */
    @Override
    public void close() throws IOException {
        writer.close();
    }
}
