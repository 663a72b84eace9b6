package org.portalscope.recording.text;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;

/** The sample of the text form, and what is read from texts. */
final class Sample {

    /** Two processes, a put with an acknowledgement and a get, as somebody else's library might write them. */
    static final List<String> LINES = lines();

    private Sample() {
    }

    /** What was read from a text. */
    record Read(RecordingOrigin origin, List<RecordedTransition> transitions, List<Discrepancy> differences) {
    }

    static Read read(String text) throws InputTextException {
        return read(text.getBytes(StandardCharsets.UTF_8));
    }

    static Read read(byte[] text) throws InputTextException {
        List<Discrepancy> differences = new ArrayList<>();
        List<RecordedTransition> transitions = new ArrayList<>();
        try {
            InputTextReader reader = new InputTextReader("a.jsonl", new ByteArrayInputStream(text), differences::add);
            for (RecordedTransition next = reader.next(); next != null; next = reader.next()) {
                transitions.add(next);
            }
            return new Read(reader.origin(), transitions, differences);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The sample with a piece of it replaced by another one. */
    static String with(String piece, String other) {
        String text = String.join("\n", LINES);
        if (!text.contains(piece)) {
            throw new IllegalArgumentException("the sample has no " + piece);
        }
        return text.replace(piece, other);
    }

    private static List<String> lines() {
        try {
            return Files.readAllLines(Path.of("src_test", "org", "portalscope", "recording", "text", "sample.jsonl"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
