package org.portalscope.export;

import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** As what a recording is written for other programs: in one of the formats of runs, or the numbers that it comes to. */
public enum ExportForm {
    /** A trace in the Trace Event Format. */
    TRACE("Trace for Perfetto", ExportFormat.CHROME),
    /** A capture of packets. */
    CAPTURE("Packets for Wireshark", ExportFormat.PCAPNG),
    /** Inputs, an object of JSON a line. */
    INPUTS("Inputs as text", ExportFormat.JSONL),
    /** Numbers, comma-separated. */
    STATISTICS_CSV("Statistics as CSV", FileKind.TABLE),
    /** Numbers, an object of JSON a line. */
    STATISTICS_JSON("Statistics as JSON, an object a line", FileKind.STATISTICS);

    private final String label;
    private final FileKind kind;
    private final Optional<ExportFormat> format;

    ExportForm(String label, ExportFormat format) {
        this.label = label;
        kind = format.kind();
        this.format = Optional.of(format);
    }

    ExportForm(String label, FileKind kind) {
        this.label = label;
        this.kind = kind;
        format = Optional.empty();
    }

    /** A file that is to be written, with the form that its name says. */
    public record Target(ExportForm form, Path file) {
    }

    /**
     * What is written for a name: the form that the name says; else this one, whose suffix the name gets.
     *
     * @return nothing if the name says that the file is no export
     */
    public Optional<Target> target(Path file) {
        Optional<FileKind> named = FileKind.of(file);
        return named.isEmpty() ? Optional.of(new Target(this, kind.named(file)))
                : Stream.of(values()).filter(form -> form.kind == named.get()).findFirst().map(form -> new Target(form, file));
    }

    /** What it is, for people. */
    public String label() {
        return label;
    }

    /** How the names of such files end. */
    public String suffix() {
        return kind.suffix();
    }

    /** The format of the run; nothing for numbers. */
    Optional<ExportFormat> format() {
        return format;
    }
}
