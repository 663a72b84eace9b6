package org.portalscope.session.recording;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.write.RecordingFileWriter;
import org.portalscope.session.Launch;
import org.portalscope.session.LocalSession;
import org.portalscope.session.replay.TransitionRecorder;
import org.portalscope.session.timeline.ExecutionRecorder;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;

/**
 * The file that a local session writes itself into as it runs. It is there for the time of the session: closed in good order it is removed, and what is
 * found of it after that has outlived its session. Where it cannot be written any more, the session goes on without it.
 */
public final class SessionRecorder implements ExecutionRecorder, SessionRecording {

    private final Path file;
    private final RecordingFileWriter writer;
    private final RecordingBrake brake;
    private final QuickInputs inputs = new QuickInputs();

    private SessionRecorder(Path file, RecordingOrigin origin, World world, RecordingLimits limits) throws IOException {
        this.file = file;
        writer = RecordingFileWriter.create(file, origin);
        TransitionRecorder.memory(world).forEach(writer::append);
        brake = new RecordingBrake(new FileRoom(file), limits);
    }

    /**
     * Records a session from now on, behind what has been executed in it, which is executed again for that.
     *
     * @param file    to be written; one that is there is overwritten
     * @param launch  what the session was started from
     * @param session nobody drives it
     * @param version of the engine
     * @param limits  when the run pauses
     * @throws IOException if the file cannot be written
     */
    public static SessionRecorder record(Path file, Launch launch, LocalSession session, String version, RecordingLimits limits) throws IOException {
        World world = launch.worlds().get();
        RecordingOrigin origin = new RecordingOrigin(launch.title(), version, TransitionRecorder.processes(world), launch.files(), launch.options(),
                CapturePolicy.ALL);
        SessionRecorder recorder = new SessionRecorder(file, origin, world, limits);
        session.timeline().repeat(world, recorder);
        session.recordTo(recorder);
        return recorder;
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

    @Override
    public Path flushed() {
        writer.flush();
        return file;
    }

    @Override
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
