package org.portalscope.session.recording;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

import org.portalscope.recording.RecordingException;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.session.Launch;
import org.portalscope.session.LocalSession;
import org.portalscope.session.replay.RecordedWorlds;

/** A recording that was opened, and the session in it: its timeline is that of the whole recording from the start. */
public final class OpenedRecording implements SessionRecording {

    private final Path path;
    private final RecordingFile file;
    private final RecordedWorlds worlds;
    private final Launch launch;
    private final LocalSession session;

    private OpenedRecording(Path path, RecordingFile file, Optional<Launch> program) {
        this.path = path;
        this.file = file;
        worlds = new RecordedWorlds(file, program);
        Launch replay = worlds.launch(path.toString());
        launch = Launch.recorded("Recording of " + replay.title(), replay.source(), replay.worlds(), replay.schedulers(), replay.recorded().orElseThrow())
                .embedding(file.origin().sources(), file.origin().options());
        session = launch.start();
    }

    /**
     * Opens a recording.
     *
     * @param programs finds what the program that ran is run from, for the names that it knows; empty if it is not known
     * @throws IOException if it cannot be read; the message is a sentence with the name of the file
     */
    public static OpenedRecording open(Path path, Function<RecordingOrigin, Optional<Launch>> programs) throws IOException {
        RecordingFile file = file(path);
        try {
            return new OpenedRecording(path, file, programs.apply(file.origin()));
        } catch (UncheckedIOException e) {
            file.close();
            throw refusal(path, e.getCause());
        }
    }

    private static RecordingFile file(Path path) throws IOException {
        try {
            RecordingFile file = RecordingFile.open(path);
            if (!file.origin().processes().isEmpty()) {
                return file;
            }
            file.close();
            throw refusal(path, new RecordingException("The recording has no processes."));
        } catch (NoSuchFileException e) {
            throw refusal(path, new RecordingException("There is no such file."));
        } catch (IOException e) {
            throw refusal(path, e);
        }
    }

    private static RecordingException refusal(Path path, IOException why) {
        String words = why instanceof RecordingException ? why.getMessage() : "The file cannot be read: " + why.getMessage();
        return (RecordingException) new RecordingException(path.getFileName() + ": " + words).initCause(why);
    }

    /** What its session was started from, with the texts that were run. */
    public Launch launch() {
        return launch;
    }

    /** The session in it. */
    public LocalSession session() {
        return session;
    }

    @Override
    public Path flushed() {
        return path;
    }

    @Override
    public Optional<String> problem() {
        return file.end().clean() ? worlds.divergence() : Optional.of(file.end().words());
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
