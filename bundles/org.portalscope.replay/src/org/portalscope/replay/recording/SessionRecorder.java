package org.portalscope.replay.recording;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.portalscope.recording.CapturePolicy;
import org.portalscope.timeline.ExecutionRecorder;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;

/**
 * The file that a local session writes itself into as it runs. It is there for the time of the session: closed in good order it is removed, and what is
 * found of it after that has outlived its session. Where it cannot be written any more, the session goes on without it.
 */
public final class SessionRecorder implements ExecutionRecorder, SessionRecording {

    private final Path file;
    private final RunRecorder run;
    private final RecordingBrake brake;

    private SessionRecorder(Path file, RunRecorder run, RecordingLimits limits) throws IOException {
        this.file = file;
        this.run = run;
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
        SessionRecorder recorder = new SessionRecorder(file, RunRecorder.begin(file, launch, version, CapturePolicy.ALL), limits);
        session.timeline().repeat(launch.worlds().get(), recorder);
        session.recordTo(recorder);
        return recorder;
    }

    @Override
    public void executed(World world, Transition transition) {
        run.executed(world, transition);
        brake.passed();
    }

    @Override
    public void begin(World world, Choice choice) {
        run.begin(world, choice);
    }

    @Override
    public void end() {
        run.end();
        brake.passed();
    }

    @Override
    public void abandon() {
        run.abandon();
    }

    @Override
    public void label(String text) {
        run.label(text);
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
        run.flush();
        return file;
    }

    @Override
    public Optional<String> problem() {
        return run.problem().or(brake::problem);
    }

    /** Ends the recording in good order and removes it. */
    @Override
    public void close() throws IOException {
        try {
            run.close();
        } finally {
            Files.deleteIfExists(file);
        }
    }
}
