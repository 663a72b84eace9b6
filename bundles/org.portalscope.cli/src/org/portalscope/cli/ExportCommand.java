package org.portalscope.cli;

import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;

import org.portalscope.cli.export.ChromeTrace;
import org.portalscope.cli.export.InputText;
import org.portalscope.cli.export.PacketCapture;
import org.portalscope.cli.run.ExitStatus;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.session.LocalSession;
import org.portalscope.wire.Dissector;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Writes a run as a file for another program. */
@Command(name = "export", mixinStandardHelpOptions = true, sortOptions = false,
        description = {"Runs a scenario to its end and writes the run as a file for another program.",
            "chrome is a trace for Perfetto (ui.perfetto.dev) and chrome://tracing; pcapng a capture of packets for Wireshark and tshark, "
                + "which read it with --dissector; jsonl inputs as text, which 'portalscope import' reads. Of a recording, a FILE"
                + ExportCommand.RECORDING + ", jsonl only."},
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {"0:fine", "1:an expectation of the scenario failed, a process is stuck, or what was looked for happened",
            "2:bad input, or a file that cannot be written",
            "3:stopped at the bound of --limit, or interrupted by the user; the file holds the run up to there"},
        footer = {"", "Examples:", "  portalscope export 3.11.1-put -o put.json", "  portalscope export 3.11.1-put -o put.pcapng",
            "  portalscope export --dissector portals.lua", "  tshark -X lua_script:portals.lua -r put.pcapng"})
final class ExportCommand implements Callable<Integer> {

    /** What the name of a recording ends with. */
    static final String RECORDING = ".ptlrec";

    @Parameters(paramLabel = "SCENARIO", arity = "0..1", description = ScenarioArgument.NAMES)
    private String name;

    @Option(names = "--format", paramLabel = "FORMAT", description = "${COMPLETION-CANDIDATES} (default: chrome for a FILE.json, pcapng for a FILE.pcapng, "
            + "jsonl for a FILE.jsonl)")
    private ExportFormat format;

    @Option(names = {"-o", "--output"}, paramLabel = "FILE", description = "where to write it (default: a trace or inputs to standard output)")
    private Path file;

    @Option(names = "--data", paramLabel = "N", description = "bytes of data of each frame that a capture keeps (default and most: " + PacketCapture.MOST_DATA
            + ", as Wireshark reads no more)")
    private Integer data;

    @Option(names = "--limit", paramLabel = "N", description = "transitions after which the run is stopped (default: " + LocalSession.LONGEST + ")")
    private Integer limit;

    @Mixin
    private OrderOptions options;

    @Option(names = "--dissector", paramLabel = "FILE", description = "writes the dissector for Wireshark and tshark, in Lua; needs no scenario")
    private Path dissector;

    @ParentCommand
    private Main main;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws ScenarioException, BadInputException, IOException {
        check();
        if (dissector != null) {
            OutputFile.write(dissector, Dissector.text().getBytes(StandardCharsets.UTF_8));
        }
        if (name == null) {
            return Main.FINE;
        }
        return name.endsWith(RECORDING) ? exportRecording(new NamedScenario(name).path()) : export(new NamedScenario(name).read());
    }

    /** Refuses options that do not go together, and files that cannot be written. */
    private void check() throws BadInputException {
        if (name == null && dissector == null) {
            throw new BadInputException("name a scenario to be run, or a file for the dissector with --dissector FILE");
        }
        if (limit != null && limit < 1) {
            throw new BadInputException("--limit wants a number from 1, not " + limit);
        }
        if (data != null && (data < 0 || data > PacketCapture.MOST_DATA)) {
            throw new BadInputException("--data wants a number from 0 to " + PacketCapture.MOST_DATA + ", not " + data);
        }
        if (dissector != null) {
            OutputFile.check(dissector);
        }
        if (file != null) {
            OutputFile.check(file);
        }
        if (name != null) {
            checkFormat();
        }
    }

    private void checkFormat() throws BadInputException {
        ExportFormat written = format();
        if (data != null && written != ExportFormat.PCAPNG) {
            throw new BadInputException("--data is about captures, --format pcapng: leave one of them out");
        }
        if (file == null && written == ExportFormat.PCAPNG) {
            throw new BadInputException("a capture is not text: name a file for it with -o FILE");
        }
    }

    private int export(Scenario read) throws ScenarioException, BadInputException, IOException {
        OrderOptions.Order order = options.order(read, Optional.empty());
        ExportedRun run = new ExportedRun(read, order, options.given(), limit == null ? LocalSession.LONGEST : limit, main.interruption::isRequested);
        main.interruption.listen();
        if (file == null) {
            PrintWriter out = spec.commandLine().getOut();
            run.tell(format() == ExportFormat.JSONL ? run.inputs(out) : new ChromeTrace(out));
        } else {
            write(run, format());
        }
        EndingReport.tell(spec.commandLine(), run.result(), "");
        return ExitStatus.of(run.result());
    }

    private void write(ExportedRun run, ExportFormat written) throws BadInputException {
        OutputFile.write(file, out -> {
            OutputStream buffered = new BufferedOutputStream(out);
            run.tell(written.report(run, buffered, data == null ? PacketCapture.MOST_DATA : data));
            buffered.flush();
        });
    }

    private int exportRecording(Path recording) throws BadInputException {
        if (format() != ExportFormat.JSONL) {
            throw new BadInputException(recording + ": a recording is exported as inputs only; add --format jsonl, or name a FILE.jsonl");
        }
        try (RecordingFile opened = RecordingFile.open(recording)) {
            if (file == null) {
                InputText.write(opened, spec.commandLine().getOut());
            } else {
                OutputFile.write(file, out -> InputText.write(opened, new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8))));
            }
            return Main.FINE;
        } catch (IOException e) {
            throw new BadInputException(recording + ": " + e.getMessage());
        }
    }

    private ExportFormat format() throws BadInputException {
        if (format != null) {
            return format;
        }
        return file == null ? ExportFormat.CHROME : ExportFormat.of(file).orElseThrow(() -> new BadInputException(file
                + ": is this to be a trace, a capture or inputs? Give the file a name that ends with .json, .pcapng or .jsonl, or say it with --format"));
    }
}
