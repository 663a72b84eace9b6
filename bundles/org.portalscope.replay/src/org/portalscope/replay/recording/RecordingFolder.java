package org.portalscope.replay.recording;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.portalscope.recording.RecordingException;
import org.portalscope.recording.read.RecordingFile;

/** Where sessions write themselves into as they run: one folder for one process at a time. What is there when it starts has outlived its session. */
public final class RecordingFolder {

    private final Path folder;

    /** @param folder is made when it is needed */
    public RecordingFolder(Path folder) {
        this.folder = folder;
    }

    /** A place for another recording. */
    public Path next() throws IOException {
        return Files.createTempFile(Files.createDirectories(folder), "run", RecordingFile.SUFFIX);
    }

    /** Whether a file is one of its. */
    public boolean holds(Path file) {
        return file.startsWith(folder);
    }

    /**
     * A run that was not closed in good order.
     *
     * @param title of what ran
     */
    public record Left(Path file, String title) {
    }

    /** The recordings of runs that were not closed in good order, the one begun last first; what holds nothing of a run is removed. */
    public List<Left> left() throws IOException {
        List<Left> left = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            for (Path file : files()) {
                add(file, left);
            }
        }
        return left;
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> found = new ArrayList<>(files.filter(file -> file.toString().endsWith(RecordingFile.SUFFIX)).toList());
            found.sort((one, other) -> Long.compare(other.toFile().lastModified(), one.toFile().lastModified()));
            return found;
        }
    }

    /** What cannot be read, such as a recording of a later version, stays: it is not known what is in it. */
    private void add(Path file, List<Left> left) throws IOException {
        boolean isWorthless = Files.size(file) == 0;
        if (!isWorthless) {
            try (RecordingFile recording = RecordingFile.open(file)) {
                isWorthless = recording.end().clean() || recording.size() <= recording.origin().processes().size();
                if (!isWorthless) {
                    left.add(new Left(file, recording.origin().title()));
                }
            } catch (RecordingException e) {
                return;
            }
        }
        if (isWorthless) {
            remove(file);
        }
    }

    /** With what is kept beside it under its name, such as its breakpoints. */
    private void remove(Path recording) throws IOException {
        String name = folder.relativize(recording).toString();
        String start = name.substring(0, name.length() - RecordingFile.SUFFIX.length()) + '.';
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(file -> folder.relativize(file).toString().startsWith(start)).toList()) {
                Files.delete(file);
            }
        }
    }
}
