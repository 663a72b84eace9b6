package org.portalscope.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.cli.export.ChromeTrace;
import org.portalscope.cli.export.PacketCapture;
import org.portalscope.cli.run.Report;

/** In which form a run is written for other programs. */
enum ExportFormat {
    /** The Trace Event Format, for Perfetto and {@code chrome://tracing}. */
    CHROME(".json"),
    /** A capture of packets, for Wireshark and tshark. */
    PCAPNG(".pcapng"),
    /** Inputs as text, which import reads. */
    JSONL(".jsonl");

    private final String end;

    ExportFormat(String end) {
        this.end = end;
    }

    /** The format that a file of a name usually has, if it has one. */
    static Optional<ExportFormat> of(Path file) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        return Stream.of(values()).filter(format -> name.endsWith(format.end)).findFirst();
    }

    /**
     * What writes a run.
     *
     * @param run      that is written
     * @param mostData bytes of data of each frame that a capture keeps
     */
    Report report(ExportedRun run, OutputStream out, int mostData) throws IOException {
        return switch (this) {
            case CHROME -> new ChromeTrace(new OutputStreamWriter(out, StandardCharsets.UTF_8));
            case PCAPNG -> new PacketCapture(out, mostData);
            case JSONL -> run.inputs(new OutputStreamWriter(out, StandardCharsets.UTF_8));
        };
    }

    /** The value of the option. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
