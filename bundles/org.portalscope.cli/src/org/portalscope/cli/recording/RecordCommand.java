package org.portalscope.cli.recording;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;

import org.portalscope.cli.argument.BadInputException;
import org.portalscope.cli.argument.ChoicePrompt;
import org.portalscope.cli.argument.OrderOptions;
import org.portalscope.cli.argument.ScenarioArgument;
import org.portalscope.cli.output.CommandContext;
import org.portalscope.cli.output.EndingReport;
import org.portalscope.cli.output.OutputFile;
import org.portalscope.cli.output.ProductVersion;
import org.portalscope.cli.output.ProgressReport;
import org.portalscope.engine.step.Numbers;
import org.portalscope.export.FileKind;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.replay.recording.RunRecorder;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.recording.EmbeddedScenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.run.ForwardRun;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Runs a scenario and writes the run into a recording. */
@Command(name = "record", mixinStandardHelpOptions = true, sortOptions = false,
        description = {"Runs a scenario to its end and writes the run into a recording.",
            "It holds what each process took; from that, 'portalscope replay' and the workbench derive everything again, without the scenario's files.",
            "What is written stays, whatever ends the run."},
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {"0:fine", "1:an expectation of the scenario failed, a process is stuck, or what was looked for happened",
            "2:bad input, or a recording that cannot be written",
            "3:stopped at the bound of --limit, or interrupted by the user; the recording holds the run up to there"},
        footer = {"", "Examples:", "  portalscope record 3.11.1-put -o put.ptlrec", "  portalscope replay put.ptlrec", "  portalscope info put.ptlrec"})
public final class RecordCommand implements Callable<Integer> {

    @Mixin
    private ScenarioArgument argument;

    @Option(names = {"-o", "--output"}, paramLabel = "FILE", required = true, description = "where to write it, such as put.ptlrec")
    private Path file;

    @Option(names = "--data", paramLabel = "N", description = "bytes of the data of each message that are recorded (default: all); what is left out comes "
            + "from the sender when the run is replayed")
    private Integer data;

    @Mixin
    private OrderOptions options;

    @Option(names = "--progress", description = "say on the error output how far it is, also if that is no terminal")
    private boolean progress;

    @Option(names = "--limit", paramLabel = "N", description = "transitions after which the run is stopped (default: " + LocalSession.LONGEST + ")")
    private Integer limit;

    @ParentCommand
    private CommandContext context;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws ScenarioException, BadInputException, IOException {
        if (limit != null && limit < 1) {
            throw new BadInputException("--limit wants a number from 1, not " + limit);
        }
        if (data != null && data < 0) {
            throw new BadInputException("--data wants a number from 0, not " + data);
        }
        if (file.toString().equals("-")) {
            throw new BadInputException("a recording is not text: name a file for it with -o FILE");
        }
        OutputFile.check(file, FileKind.RECORDING);
        Scenario scenario = options.ask() ? argument.readBesides("the answers of --scheduler ask") : argument.read();
        OrderOptions.Order order = options.order(scenario, Optional.of(new ChoicePrompt(
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)), spec.commandLine().getOut())));
        if (!options.ask()) {
            context.interruption().listen();
        }
        RunResult ending = record(scenario, order);
        EndingReport.tell(spec.commandLine(), ending, "");
        spec.commandLine().getOut().println(file + ": " + Numbers.count(ending.transitions(), "transition"));
        return ExitStatus.of(ending);
    }

    private RunResult record(Scenario scenario, OrderOptions.Order order) throws BadInputException {
        Launch launch = order.launch().embedding(EmbeddedScenario.files(scenario), EmbeddedScenario.options(options.given(), order.faults()));
        ForwardRun run = launch.forwardRun(limit == null ? LocalSession.LONGEST : limit);
        CapturePolicy capture = data == null ? CapturePolicy.ALL : new CapturePolicy(data);
        try (RunRecorder recorder = RunRecorder.begin(file, launch, ProductVersion.number(), capture)) {
            ProgressReport told = new ProgressReport(() -> context.interruption().isRequested() || recorder.problem().isPresent(),
                    progress || System.console() != null ? spec.commandLine().getErr() : null, System::nanoTime, 0, ProgressReport.UNKNOWN);
            RunResult ending = run.recorded(recorder, told);
            told.end();
            return ending;
        } catch (IOException e) {
            throw new BadInputException(file + ": " + e.getMessage());
        }
    }
}
