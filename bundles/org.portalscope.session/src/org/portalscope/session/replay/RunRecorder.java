package org.portalscope.session.replay;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.portalscope.engine.step.Step;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.EmbeddedFile;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.session.Launch;
import org.portalscope.world.Transition;
import org.portalscope.world.World;

/** Writes a run into a recording while it takes place: it is told each transition once, in their order. */
public final class RunRecorder implements Consumer<Transition>, Closeable {

    private final CheckpointedWriter writer;

    private RunRecorder(CheckpointedWriter writer) {
        this.writer = writer;
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
        return new RunRecorder(CheckpointedWriter.create(file, origin, TransitionRecorder.memory(world)));
    }

    @Override
    public void accept(Transition transition) {
        writer.accept(TransitionRecorder.record(transition));
        for (int i = 0; i < transition.steps().size(); i++) {
            if (transition.effect(i) != null && transition.effect(i).category() == Step.Category.LABEL) {
                transition.effect(i).field("text", String.class).ifPresent(writer::label);
            }
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
