package org.portalscope.export;

/** As what a recording is written for other programs. */
public enum ExportForm {
    /** A trace in the Trace Event Format. */
    TRACE("Trace for Perfetto", ".json"),
    /** A capture of packets. */
    CAPTURE("Packets for Wireshark", ".pcapng"),
    /** Inputs, an object of JSON a line. */
    INPUTS("Inputs as text", ".jsonl"),
    /** Numbers, comma-separated. */
    STATISTICS_CSV("Statistics as CSV", ".csv"),
    /** Numbers, an object of JSON a line. */
    STATISTICS_JSON("Statistics as JSON, an object a line", ".ndjson");

    private final String label;
    private final String suffix;

    ExportForm(String label, String suffix) {
        this.label = label;
        this.suffix = suffix;
    }

    /** What it is, for people. */
    public String label() {
        return label;
    }

    /** How the names of such files end. */
    public String suffix() {
        return suffix;
    }
}
