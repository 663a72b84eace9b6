package org.portalscope.cli.recording;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;

import org.portalscope.cli.argument.BadInputException;
import org.portalscope.cli.argument.NamedScenario;
import org.portalscope.cli.argument.OrderOptions;
import org.portalscope.cli.argument.RecordingArgument;
import org.portalscope.cli.argument.ScenarioArgument;
import org.portalscope.cli.output.CommandContext;
import org.portalscope.cli.output.EndingReport;
import org.portalscope.cli.output.OutputFile;
import org.portalscope.cli.output.ProductVersion;
import org.portalscope.export.ChromeTrace;
import org.portalscope.export.ExportFormat;
import org.portalscope.export.FileKind;
import org.portalscope.export.InputText;
import org.portalscope.export.PacketCapture;
import org.portalscope.export.ToldRun;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.export.report.RunDescription;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.replay.RecordingRun;
import org.portalscope.replay.TransitionRecorder;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.recording.EmbeddedScenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.run.ForwardRun;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.wire.Dissector;
import org.portalscope.world.World;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Writes a run as a file for another program. */
@Command(name = "export", mixinStandardHelpOptions = true, sortOptions = false,
        description = {"Runs a scenario to its end, or goes through a recording, and writes the run as a file for another program.",
            "chrome is a trace for Perfetto (ui.perfetto.dev) and chrome://tracing; pcapng a capture of packets for Wireshark and tshark, "
                + "which read it with --dissector; jsonl inputs as text, which 'portalscope import' reads. A recording is a FILE.ptlrec; several of different "
                + "processes become one run, as replay does it. A recording of a scenario is written as the run itself would be, but for the names of the file "
                + "and of the order in what is said of the whole."},
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {"0:fine", "1:an expectation of the scenario failed, a process is stuck, or what was looked for happened",
            "2:bad input, or a file that cannot be written",
            "3:stopped at the bound of --limit, or interrupted by the user; the file holds the run up to there"},
        footer = {"", "Examples:", "  portalscope export 3.11.1-put -o put.json", "  portalscope export client.ptlrec server.ptlrec -o put.pcapng",
            "  portalscope export --dissector portals.lua", "  tshark -X lua_script:portals.lua -r put.pcapng"})
public final class ExportCommand implements Callable<Integer> {

    @Parameters(paramLabel = "SCENARIO", arity = "0..*", description = ScenarioArgument.NAMES + "; or recordings")
    private List<String> names = List.of();

    @Option(names = "--format", paramLabel = "FORMAT", description = "${COMPLETION-CANDIDATES} (default: chrome for a FILE.json, pcapng for a FILE.pcapng, "
            + "jsonl for a FILE.jsonl)")
    private ExportFormat format;

    @Option(names = {"-o", "--output"}, paramLabel = "FILE", description = "where to write it (default: a trace or inputs to standard output)")
    private Path file;

    @Option(names = "--data", paramLabel = "N", description = "bytes of data of each frame that a capture keeps (default and most: " + PacketCapture.MOST_DATA
            + ", as Wireshark reads no more)")
    private Integer data;

    @Option(names = "--limit", paramLabel = "N", description = "transitions after which the run is stopped (default: " + LocalSession.LONGEST
            + ", of recordings none)")
    private Integer limit;

    @Mixin
    private OrderOptions options;

    @Option(names = "--dissector", paramLabel = "FILE", description = "writes the dissector for Wireshark and tshark, in Lua; needs no scenario")
    private Path dissector;

    @ParentCommand
    private CommandContext context;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws ScenarioException, BadInputException, IOException {
        check();
        if (dissector != null) {
            OutputFile.write(dissector, Dissector.text().getBytes(StandardCharsets.UTF_8));
        }
        if (names.isEmpty()) {
            return ExitStatus.FINE;
        }
        return ofRecordings() ? exportRecordings() : exportScenario(new NamedScenario(names.get(0)).read());
    }

    private boolean ofRecordings() {
        return names.stream().anyMatch(RecordingArgument::isRecording);
    }

    /** Refuses options that do not go together, and files that cannot be written. */
    private void check() throws BadInputException {
        if (names.isEmpty() && dissector == null) {
            throw new BadInputException("name a scenario to be run, or a file for the dissector with --dissector FILE");
        }
        if (limit != null && limit < 1) {
            throw new BadInputException("--limit wants a number from 1, not " + limit);
        }
        if (data != null && (data < 0 || data > PacketCapture.MOST_DATA)) {
            throw new BadInputException("--data wants a number from 0 to " + PacketCapture.MOST_DATA + ", not " + data);
        }
        if (dissector != null) {
            OutputFile.check(dissector, FileKind.DISSECTOR);
        }
        if (file != null) {
            OutputFile.check(file);
        }
        if (!names.isEmpty()) {
            checkSources();
            checkFormat();
        }
    }

    private void checkSources() throws BadInputException {
        if (names.size() > 1 && !names.stream().allMatch(RecordingArgument::isRecording)) {
            throw new BadInputException("several recordings of different processes are one run; a scenario is exported by itself");
        }
        if (ofRecordings()) {
            options.refuse("");
        }
        if (ofRecordings() && limit != null && format() == ExportFormat.JSONL) {
            throw new BadInputException("--limit is about what is run again; the inputs of a recording are written whole: leave it out");
        }
    }

    private void checkFormat() throws BadInputException {
        ExportFormat written = format();
        if (data != null && written != ExportFormat.PCAPNG) {
            throw new BadInputException("--data is about captures, --format pcapng: leave one of them out");
        }
        if (file != null) {
            OutputFile.check(file, written.kind());
        } else if (written == ExportFormat.PCAPNG) {
            throw new BadInputException("a capture is not text: name a file for it with -o FILE");
        }
    }

    private int exportScenario(Scenario read) throws ScenarioException, BadInputException, IOException {
        OrderOptions.Order order = options.order(read, Optional.empty());
        ForwardRun run = order.launch().forwardRun(limit == null ? LocalSession.LONGEST : limit);
        World world = order.launch().worlds().get();
        RecordingOrigin origin = new RecordingOrigin(read.title(), ProductVersion.number(), TransitionRecorder.processes(world), EmbeddedScenario.files(read),
                EmbeddedScenario.options(options.given(), order.faults()), CapturePolicy.ALL);
        ToldRun told = new ToldRun(RunDescription.of(read, run.state(), order.words(), order.faults()), run, context.interruption()::isRequested);
        List<RecordedTransition> memory = TransitionRecorder.memory(world);
        return export(told, out -> Optional.of(told.tell(new InputText(out, origin, memory))));
    }

    private int exportRecordings() throws BadInputException, IOException {
        return RecordingSet.use(names, recordings -> {
            recordings.tell(spec.commandLine().getErr());
            RecordingRun run = recordings.namedWorlds().run(limit == null ? Integer.MAX_VALUE : limit);
            int status = export(new ToldRun(recordings.description(run.state()), run, context.interruption()::isRequested), out -> {
                InputText.write(recordings.recording(), out, (transitions, total) -> { }, context.interruption()::isRequested);
                return Optional.empty();
            });
            run.divergence().ifPresent(spec.commandLine().getErr()::println);
            return status;
        });
    }

    private int export(ToldRun run, ExportFormat.InputWriting inputs) throws BadInputException, IOException {
        context.interruption().listen();
        Optional<RunResult> result = write(run, inputs);
        result.ifPresent(ending -> EndingReport.tell(spec.commandLine(), ending, ""));
        return result.map(ExitStatus::of).orElse(context.interruption().isRequested() ? ExitStatus.BOUND : ExitStatus.FINE);
    }

    private Optional<RunResult> write(ToldRun run, ExportFormat.InputWriting inputs) throws BadInputException, IOException {
        ExportFormat written = format();
        if (file == null) {
            PrintWriter out = spec.commandLine().getOut();
            return written == ExportFormat.JSONL ? inputs.writeTo(out) : Optional.of(run.tell(new ChromeTrace(out)));
        }
        AtomicReference<Optional<RunResult>> result = new AtomicReference<>();
        OutputFile.write(file, out -> result.set(written.write(run, inputs, out, data == null ? PacketCapture.MOST_DATA : data)));
        return result.get();
    }

    private ExportFormat format() throws BadInputException {
        if (format != null) {
            return format;
        }
        return file == null ? ExportFormat.CHROME : ExportFormat.of(file).orElseThrow(() -> new BadInputException(file
                + ": is this to be a trace, a capture or inputs? Give the file a name that ends with .json, .pcapng or .jsonl, or say it with --format"));
    }
}
