package org.portalscope.session.replay;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.engine.step.Step;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.EmbeddedFile;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.write.RecordingFileWriter;
import org.portalscope.session.Launch;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.snapshot.SnapshotSeries;

/** Writes a run into a recording while it takes place: it is told each transition once, in their order. */
public final class RunRecorder implements Consumer<Transition>, Closeable {

    private final RecordingFileWriter writer;
    /** Repeats what is recorded, so that there are states that who repeats it later can begin with. */
    private final LiveReplay repeated;
    private final SnapshotSeries states;

    private RunRecorder(RecordingFileWriter writer, LiveReplay repeated) {
        this.writer = writer;
        this.repeated = repeated;
        states = new SnapshotSeries(repeated.world());
    }

    /**
     * Begins the recording of a run.
     *
     * @param launch  what the run is started from
     * @param version of the engine
     * @param sources the texts that it runs, the one it begins with first
     * @param options what it is started with besides, as on the command line
     * @throws IOException if the file cannot be written; the message says why
     */
    public static RunRecorder begin(Path file, Launch launch, String version, List<EmbeddedFile> sources, List<String> options, CapturePolicy capture)
            throws IOException {
        World world = launch.worlds().get();
        RecordingOrigin origin = new RecordingOrigin(launch.title(), version, TransitionRecorder.processes(world), sources, options, capture);
        List<RecordedTransition> memory = TransitionRecorder.memory(world);
        LiveReplay repeated = new LiveReplay(origin, new InitialMemory(new TransitionList(memory), origin.processes().size()));
        RecordingFileWriter writer = RecordingFileWriter.create(file, origin);
        memory.forEach(writer::append);
        return new RunRecorder(writer, repeated);
    }

    @Override
    public void accept(Transition transition) {
        RecordedTransition recorded = TransitionRecorder.record(transition);
        writer.append(recorded);
        repeated.advance(recorded, repeated.choice(recorded));
        if (writer.isCheckpointDue()) {
            checkpoint();
        }
        for (int i = 0; i < transition.steps().size(); i++) {
            if (transition.effect(i) != null && transition.effect(i).category() == Step.Category.LABEL) {
                transition.effect(i).field("text", String.class).ifPresent(writer::label);
            }
        }
    }

    private void checkpoint() {
        try {
            writer.checkpoint(List.of(states.take()));
        } catch (SnapshotException e) {
            throw new IllegalStateException("the state of a recorded run cannot be saved", e);
        }
    }

    /** Why nothing is recorded any more, as a sentence; empty if all is well. */
    public Optional<String> problem() {
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
