package org.portalscope.replay.recording;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.recording.read.RecordedCheckpoint;
import org.portalscope.recording.read.RecordedLabel;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.recording.write.RecordingFileWriter;
import org.portalscope.timeline.RunProgress;

/**
 * Copies a recording that may still be written, or whose writer has died: the copy has what can be read and ends in good order. It is written beside its
 * place and takes it when it is complete.
 */
public final class RecordingCopy {

    /** Transitions between two looks at who wants to know. */
    private static final int PIECE = 10_000;

    private final RecordingFile source;
    private final RunProgress progress;
    private final BooleanSupplier cancelled;

    private RecordingCopy(RecordingFile source, RunProgress progress, BooleanSupplier cancelled) {
        this.source = source;
        this.progress = progress;
        this.cancelled = cancelled;
    }

    /**
     * Copies a recording.
     *
     * @param target    a file that is there is overwritten
     * @param cancelled once it says so, nothing is left of the copy
     * @return whether it was copied
     * @throws IOException if something cannot be read or written; then nothing is left of the copy
     */
    public static boolean write(RecordingFile source, Path target, RunProgress progress, BooleanSupplier cancelled) throws IOException {
        Path absolute = target.toAbsolutePath();
        Path beside = absolute.resolveSibling(absolute.getFileName() + ".part");
        try {
            boolean whole = new RecordingCopy(source, progress, cancelled).write(beside);
            if (whole) {
                Files.move(beside, absolute, StandardCopyOption.REPLACE_EXISTING);
            }
            return whole;
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    private boolean write(Path file) throws IOException {
        List<RecordedLabel> labels = source.labels();
        try (RecordingFileWriter writer = RecordingFileWriter.create(file, source.origin())) {
            int label = 0;
            int checkpoint = 0;
            long[] checkpoints = source.checkpoints();
            while (writer.recorded() < source.size() && !cancelled.getAsBoolean() && writer.problem().isEmpty()) {
                long to = Math.min(writer.recorded() + PIECE, source.size());
                to = label < labels.size() ? Math.min(to, labels.get(label).transition()) : to;
                to = checkpoint < checkpoints.length ? Math.min(to, checkpoints[checkpoint]) : to;
                source.read(writer.recorded() + 1, to + 1, writer);
                for (; label < labels.size() && labels.get(label).transition() == to; label++) {
                    writer.label(labels.get(label).name());
                }
                for (; checkpoint < checkpoints.length && checkpoints[checkpoint] == to; checkpoint++) {
                    writer.checkpoint(snapshots(source.checkpoint(to).orElseThrow()));
                }
                progress.passed(to, source.size());
            }
            return writer.recorded() == source.size();
        }
    }

    private static List<Snapshot> snapshots(RecordedCheckpoint checkpoint) throws IOException {
        List<Snapshot> parts = new ArrayList<>();
        for (int part = 0; part < checkpoint.parts(); part++) {
            parts.add(checkpoint.snapshot(part));
        }
        return parts;
    }
}
