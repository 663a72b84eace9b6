package org.portalscope.export;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.recording.read.RecordingFile;

/** The kinds of files that Portalscope writes, each with the suffix of its names. */
public enum FileKind {
    /** What {@code portalscope record} writes. */
    RECORDING("a recording", RecordingFile.SUFFIX),
    /** A text in the scenario language. */
    SCENARIO("a scenario", ".ptl"),
    /** The choices of a run. */
    SCHEDULE("a schedule", ".schedule"),
    /** A trace in the Trace Event Format. */
    TRACE("a trace", ".json"),
    /** A capture of packets. */
    CAPTURE("a packet capture", ".pcapng"),
    /** Inputs, an object of JSON a line. */
    INPUTS("inputs as text", ".jsonl"),
    /** Numbers, comma-separated. */
    TABLE("a table", ".csv"),
    /** Numbers, an object of JSON a line. */
    STATISTICS("statistics as JSON", ".ndjson"),
    /** A dissector for Wireshark. */
    DISSECTOR("a dissector", ".lua"),
    /** A scalable picture. */
    SVG("a scalable picture", ".svg"),
    /** A picture of pixels. */
    PNG("a PNG picture", ".png");

    private final String words;
    private final String suffix;

    FileKind(String words, String suffix) {
        this.words = words;
        this.suffix = suffix;
    }

    /** How the names of such files end. */
    public String suffix() {
        return suffix;
    }

    /** The kind that the name of a file says, in capitals or not; nothing if it says none. */
    public static Optional<FileKind> of(Path file) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        return Stream.of(values()).filter(kind -> name.endsWith(kind.suffix)).findFirst();
    }

    /** Why a file of this kind should not have a name: the name says that it is of another kind. */
    public Optional<String> problem(Path file) {
        return of(file).filter(named -> named != this)
                .map(named -> file.getFileName() + " is a name for " + named.words + ", and " + words
                        + " would be written: use a name that ends with " + suffix);
    }

    /** The name of a file of this kind: with the suffix, if it says no kind. */
    public Path named(Path file) {
        return of(file).isPresent() ? file : file.resolveSibling(file.getFileName() + suffix);
    }
}
