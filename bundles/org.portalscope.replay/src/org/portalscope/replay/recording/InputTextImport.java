package org.portalscope.replay.recording;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

import org.portalscope.engine.step.Numbers;
import org.portalscope.protocol.Protocols;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.text.Discrepancy;
import org.portalscope.recording.text.InputTextException;
import org.portalscope.recording.text.InputTextReader;
import org.portalscope.recording.write.RecordingFileWriter;
import org.portalscope.timeline.RunProgress;
import org.portalscope.timeline.session.RecordedPrograms;

/** Inputs that another program wrote as text, opened as a recording. */
public final class InputTextImport {

    /** Differences that are kept, since nobody reads more. */
    private static final int MOST_KEPT = 1_000;

    private final Path text;
    private final Protocols protocols;
    private final List<Discrepancy> differences = new ArrayList<>();
    private long more;

    /**
     * @param text      the file
     * @param protocols whose calls are run again
     */
    public InputTextImport(Path text, Protocols protocols) {
        this.text = text;
        this.protocols = protocols;
    }

    /**
     * Runs the inputs, and opens a recording of them.
     *
     * @param temporary the file of the recording, which goes when that is closed, or is not opened
     * @param cancelled once it says so, nothing is opened
     * @return nothing if it was cancelled
     * @throws InputTextException if the text has errors
     * @throws IOException        if it cannot be read, or the recording cannot be written
     */
    public Optional<OpenedRecording> open(Path temporary, RunProgress progress, BooleanSupplier cancelled) throws IOException, InputTextException {
        try {
            write(temporary, cancelled);
        } catch (IOException | InputTextException e) {
            Files.deleteIfExists(temporary);
            throw e;
        }
        return OpenedRecording.openTemporary(temporary, RecordedPrograms.unknown(protocols), remark(), progress, cancelled);
    }

    private void write(Path temporary, BooleanSupplier cancelled) throws IOException, InputTextException {
        if (Files.exists(text) && !Files.isRegularFile(text)) {
            throw new IOException("This is a folder, a pipe or a device, and inputs are a file.");
        }
        try (InputStream in = Files.newInputStream(text)) {
            InputTextReader reader = new InputTextReader(String.valueOf(text.getFileName()), in, this::differs);
            try (RecordingFileWriter writer = RecordingFileWriter.create(temporary, reader.origin())) {
                RecordedTransition next = reader.next();
                while (next != null && !cancelled.getAsBoolean()) {
                    writer.append(next);
                    next = reader.next();
                }
            }
        }
    }

    private void differs(Discrepancy difference) {
        if (differences.size() < MOST_KEPT) {
            differences.add(difference);
        } else {
            more++;
        }
    }

    /** Where the results that the text tells are not those of the engine, the first ones. */
    public List<Discrepancy> differences() {
        return List.copyOf(differences);
    }

    /** What is to be said of them, as a sentence, if there are some. */
    private Optional<String> remark() {
        return differences.isEmpty() ? Optional.empty()
                : Optional.of(Numbers.count(differences.size() + more, "result") + " in the file differ from those of Portalscope, the first in line "
                        + differences.get(0).line() + ": " + differences.get(0).what() + ' ' + differences.get(0).theirs() + " there, "
                        + differences.get(0).ours() + " here.");
    }
}
