package org.portalscope.replay.recording;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

import org.portalscope.protocol.Protocols;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.replay.MergedRecording;
import org.portalscope.timeline.RunProgress;
import org.portalscope.timeline.session.RecordedPrograms;

/** Recordings of different processes of one run, opened as one. */
public final class RecordingMerge {

    private RecordingMerge() {
    }

    /**
     * Merges recordings into a file, and opens that.
     *
     * @param paths     of at least two
     * @param temporary the file, which goes when the recording is closed, or is not opened
     * @param programs  knows what ran
     * @param cancelled once it says so, nothing is opened
     * @return nothing if it was cancelled
     * @throws IOException if one cannot be read, or two hold the same process; the message is a sentence
     */
    public static Optional<OpenedRecording> open(List<Path> paths, Path temporary, RecordedPrograms programs,
            RunProgress progress, BooleanSupplier cancelled) throws IOException {
        List<String> missing;
        try {
            missing = write(paths, temporary, programs.protocols(), progress, cancelled);
        } catch (IOException e) {
            Files.deleteIfExists(temporary);
            throw e;
        }
        Optional<String> remark = missing.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", missing) + '.');
        return OpenedRecording.openTemporary(temporary, programs, remark, progress, cancelled);
    }

    /** Merges, and returns what is missing. */
    private static List<String> write(List<Path> paths, Path temporary, Protocols protocols, RunProgress progress, BooleanSupplier cancelled)
            throws IOException {
        List<RecordingFile> files = new ArrayList<>();
        try {
            List<String> missing = new ArrayList<>();
            for (Path path : paths) {
                RecordingFile file = OpenedRecording.file(path);
                files.add(file);
                if (!file.end().clean()) {
                    missing.add(path.getFileName() + ": " + file.end().words());
                }
            }
            MergedRecording merged = MergedRecording.of(files);
            merged.write(temporary, protocols, written -> progress.passed(written, merged.size()), cancelled);
            missing.addAll(merged.unmatched().words());
            return missing;
        } finally {
            for (RecordingFile file : files) {
                file.close();
            }
        }
    }
}
