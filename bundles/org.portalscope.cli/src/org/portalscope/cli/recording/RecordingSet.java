package org.portalscope.cli.recording;

import java.io.Closeable;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import org.portalscope.cli.argument.BadInputException;
import org.portalscope.cli.argument.NamedScenario;
import org.portalscope.cli.argument.RecordingArgument;
import org.portalscope.export.EmbeddedPrograms;
import org.portalscope.export.report.RunDescription;
import org.portalscope.recording.Recording;
import org.portalscope.recording.RecordingException;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.replay.MergedRecording;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.replay.UnmatchedMessages;
import org.portalscope.scenario.recording.EmbeddedScenario;
import org.portalscope.timeline.session.RecordedPrograms;
import org.portalscope.timeline.state.WorldState;

/** Recordings that a command opens together: one, or several of different processes, which become one run. */
public final class RecordingSet implements Closeable {

    private final List<Path> paths;
    private final List<RecordingFile> files = new ArrayList<>();
    private Recording recording;
    private UnmatchedMessages unmatched = new UnmatchedMessages(List.of(), List.of());

    private RecordingSet(List<Path> paths) {
        this.paths = paths;
    }

    /** What is done with recordings. */
    @FunctionalInterface
    public interface Use<T> {
        T of(RecordingSet recordings) throws BadInputException, IOException;
    }

    /**
     * Opens recordings, does something with them, and closes them.
     *
     * @param names at least one
     * @throws BadInputException if one cannot be read, or has no processes, or two hold the same process
     */
    public static <T> T use(List<String> names, Use<T> use) throws BadInputException, IOException {
        List<Path> paths = new ArrayList<>();
        for (String name : names) {
            paths.add(RecordingArgument.path(name));
        }
        try (RecordingSet recordings = new RecordingSet(paths)) {
            recordings.open();
            return use.of(recordings);
        } catch (RecordingException e) {
            throw RecordingArgument.refusal(names(paths), e);
        } catch (UncheckedIOException e) {
            if (e.getCause() instanceof RecordingException damage) {
                throw RecordingArgument.refusal(names(paths), damage);
            }
            throw e;
        }
    }

    private void open() throws BadInputException {
        for (Path path : paths) {
            RecordingFile file = RecordingArgument.open(path);
            files.add(file);
            if (file.origin().processes().isEmpty()) {
                throw new BadInputException(path + ": the recording has no processes");
            }
        }
        recording = files.size() == 1 ? files.get(0) : merged();
    }

    private Recording merged() throws BadInputException {
        try {
            MergedRecording merged = MergedRecording.of(files);
            unmatched = merged.unmatched();
            return merged;
        } catch (IOException e) {
            throw new BadInputException(e.getMessage());
        }
    }

    /** All of them as one. */
    Recording recording() {
        return recording;
    }

    /** Says what is missing in them: the ends of messages, and of recordings that are torn. */
    public void tell(PrintWriter err) {
        for (int i = 0; i < files.size(); i++) {
            if (!files.get(i).end().clean()) {
                err.println(paths.get(i) + ": " + files.get(i).end().words());
            }
        }
        unmatched.words().forEach(err::println);
    }

    /** The file of the first one. */
    Path first() {
        return paths.get(0);
    }

    /** What errors call them. */
    public String names() {
        return names(paths);
    }

    private static String names(List<Path> paths) {
        return paths.stream().map(Path::toString).collect(Collectors.joining(", "));
    }

    /** Worlds of the recorded inputs alone. */
    RecordedWorlds worlds() {
        return new RecordedWorlds(recording, RecordedPrograms.unknown(NamedScenario.protocols()));
    }

    /** Worlds with the names of the scenario that ran, if it is understood. */
    public RecordedWorlds namedWorlds() {
        return new RecordedWorlds(recording, new EmbeddedPrograms(NamedScenario.protocols()));
    }

    /**
     * What is said of their run before it is told.
     *
     * @param state of its world
     */
    public RunDescription description(WorldState state) {
        return RunDescription.of(recording.origin(), EmbeddedScenario.read(recording.origin(), NamedScenario.protocols()), names(), state);
    }

    @Override
    public void close() throws IOException {
        for (RecordingFile file : files) {
            file.close();
        }
    }
}
