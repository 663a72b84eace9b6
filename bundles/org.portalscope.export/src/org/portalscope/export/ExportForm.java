package org.portalscope.export;

import java.util.Optional;

/** As what a recording is written for other programs: in one of the formats of runs, or the numbers that it comes to. */
public enum ExportForm {
    /** A trace in the Trace Event Format. */
    TRACE("Trace for Perfetto", ExportFormat.CHROME),
    /** A capture of packets. */
    CAPTURE("Packets for Wireshark", ExportFormat.PCAPNG),
    /** Inputs, an object of JSON a line. */
    INPUTS("Inputs as text", ExportFormat.JSONL),
    /** Numbers, comma-separated. */
    STATISTICS_CSV("Statistics as CSV", ".csv"),
    /** Numbers, an object of JSON a line. */
    STATISTICS_JSON("Statistics as JSON, an object a line", ".ndjson");

    private final String label;
    private final String suffix;
    private final Optional<ExportFormat> format;

    ExportForm(String label, ExportFormat format) {
        this.label = label;
        suffix = format.suffix();
        this.format = Optional.of(format);
    }

    ExportForm(String label, String suffix) {
        this.label = label;
        this.suffix = suffix;
        format = Optional.empty();
    }

    /** What it is, for people. */
    public String label() {
        return label;
    }

    /** How the names of such files end. */
    public String suffix() {
        return suffix;
    }

    /** The format of the run; nothing for numbers. */
    Optional<ExportFormat> format() {
        return format;
    }
}
