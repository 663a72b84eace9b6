package org.portalscope.session.recording;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.write.RecordingFileWriter;
import org.portalscope.session.replay.TransitionRecorder;
import org.portalscope.session.timeline.ExecutionRecorder;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;

/**
 * The file that a local session writes itself into as it runs. It is there for the time of the session: closed in good order it is removed, and what is
 * found of it after that has outlived its session. Where it cannot be written any more, the session goes on without it.
 */
public final class SessionRecorder implements ExecutionRecorder, Closeable {

    private final Path file;
    private final RecordingFileWriter writer;
    private final RecordingBrake brake;
    private final QuickInputs inputs = new QuickInputs();

    /**
     * Begins to record.
     *
     * @param file   to be written; one that is there is overwritten
     * @param world  before its first transition
     * @param limits when the run pauses
     * @throws IOException if the file cannot be written
     */
    public SessionRecorder(Path file, RecordingOrigin origin, World world, RecordingLimits limits) throws IOException {
        this.file = file;
        writer = RecordingFileWriter.create(file, origin);
        TransitionRecorder.memory(world).forEach(writer::append);
        brake = new RecordingBrake(new FileRoom(file), limits);
    }

    @Override
    public void executed(Transition transition) {
        writer.append(TransitionRecorder.record(transition));
        brake.passed();
    }

    @Override
    public void begin(World world, Choice choice) {
        inputs.begin(world, choice);
    }

    @Override
    public void end() {
        writer.append(inputs.end());
        brake.passed();
    }

    @Override
    public void abandon() {
        inputs.abandon();
    }

    @Override
    public void label(String text) {
        writer.label(text);
    }

    @Override
    public Optional<String> pause() {
        return brake.pause();
    }

    @Override
    public void goOn() {
        brake.goOn();
    }

    /** Where it is. All that has been executed is in it; not to be called while a move is running. */
    public Path flushed() {
        writer.flush();
        return file;
    }

    /** Why nothing is recorded any more, as a sentence; empty if all is well. */
    public Optional<String> problem() {
        return writer.problem().or(brake::problem);
    }

    /** Ends the recording in good order and removes it. */
    @Override
    public void close() throws IOException {
        try {
            writer.close();
        } finally {
            Files.deleteIfExists(file);
        }
    }
}
