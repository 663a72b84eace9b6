package org.portalscope.export;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.timeline.run.RunResult;

/** In which form a run is written for other programs. */
public enum ExportFormat {
    /** The Trace Event Format, for Perfetto and {@code chrome://tracing}. */
    CHROME(FileKind.TRACE),
    /** A capture of packets, for Wireshark and tshark. */
    PCAPNG(FileKind.CAPTURE),
    /** Inputs as text, which import reads. */
    JSONL(FileKind.INPUTS);

    private final FileKind kind;

    ExportFormat(FileKind kind) {
        this.kind = kind;
    }

    /** The kind of such files. */
    public FileKind kind() {
        return kind;
    }

    /** What writes a run as inputs. */
    @FunctionalInterface
    public interface InputWriting {

        /** Writes them, and returns how the run ended, if it was gone through for them. */
        Optional<RunResult> writeTo(Writer out) throws IOException;
    }

    /** The format that a file of a name usually has, if it has one. */
    public static Optional<ExportFormat> of(Path file) {
        return FileKind.of(file).flatMap(kind -> Stream.of(values()).filter(format -> format.kind == kind).findFirst());
    }

    /**
     * Writes a run.
     *
     * @param mostData bytes of data of each frame that a capture keeps
     * @return how it ended, if it was gone through
     */
    public Optional<RunResult> write(ToldRun run, InputWriting inputs, OutputStream out, int mostData) throws IOException {
        OutputStream buffered = new BufferedOutputStream(out);
        Writer text = new OutputStreamWriter(buffered, StandardCharsets.UTF_8);
        Optional<RunResult> result = switch (this) {
            case CHROME -> Optional.of(run.tell(new ChromeTrace(text)));
            case PCAPNG -> Optional.of(run.tell(new PacketCapture(buffered, mostData)));
            case JSONL -> inputs.writeTo(text);
        };
        text.flush();
        return result;
    }

    /** The value of the option. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
