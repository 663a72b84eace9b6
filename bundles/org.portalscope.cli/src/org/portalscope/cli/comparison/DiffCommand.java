package org.portalscope.cli.comparison;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;

import org.portalscope.analysis.comparison.DifferenceText;
import org.portalscope.analysis.comparison.Divergence;
import org.portalscope.cli.argument.BadInputException;
import org.portalscope.cli.argument.Format;
import org.portalscope.cli.argument.NamedScenario;
import org.portalscope.cli.argument.OrderOptions;
import org.portalscope.cli.argument.RecordingArgument;
import org.portalscope.cli.argument.ScenarioArgument;
import org.portalscope.cli.json.DifferenceLines;
import org.portalscope.cli.json.LineWriter;
import org.portalscope.cli.output.CommandContext;
import org.portalscope.engine.description.Structure;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.run.StreamedRun;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Compares two runs. */
@Command(name = "diff", mixinStandardHelpOptions = true, sortOptions = false,
        description = {"Runs a scenario in two orders, or two scenarios that resemble each other, and prints the first step in which they differ. Each of the "
                + "two can be a recording, FILE.ptlrec.",
            "The state of its process after that step is compared, too.",
            "Steps are compared by thread, message and operation, not by their numbers: an order that makes no difference is none."},
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {"0:the runs do the same", "1:they differ", "2:bad input, or a schedule that does not fit",
            "3:no difference was found before the bound of --limit, or the user interrupted"},
        footer = {"", "  portalscope diff 5.3-mpi-race --right-schedule WRONG.schedule", "  portalscope diff before.ptl after.ptl",
            "  portalscope diff monday.ptlrec tuesday.ptlrec", "",
            "'portalscope schema diff' prints the JSON Schema of what --format json writes."})
public final class DiffCommand implements Callable<Integer> {

    /** Transitions of each run. */
    private static final int LONGEST = 1_000_000;

    @Parameters(paramLabel = "LEFT", index = "0", description = ScenarioArgument.NAMES + "; or a recording")
    private String left;

    @Parameters(paramLabel = "RIGHT", index = "1", arity = "0..1", description = "another one (default: the same in another order)")
    private String right;

    @Option(names = "--left-with", paramLabel = "FILE", description = "a recording of other processes of the left run, which is merged with LEFT, "
            + "a recording; may be given several times")
    private List<String> leftOthers = List.of();

    @Option(names = "--right-with", paramLabel = "FILE", description = "the same of the right run")
    private List<String> rightOthers = List.of();

    @Option(names = "--left-seed", paramLabel = "N", description = "the order of the left run is random by this seed (default: round robin)")
    private Long leftSeed;

    @Option(names = "--right-seed", paramLabel = "N", description = "the same of the right run")
    private Long rightSeed;

    @Option(names = "--left-schedule", paramLabel = "FILE", description = "the left run does again what run --record or explore has written to a file")
    private Path leftSchedule;

    @Option(names = "--right-schedule", paramLabel = "FILE", description = "the same of the right run")
    private Path rightSchedule;

    @Option(names = "--left-fault", paramLabel = "PLAN", description = "a fault in the left run, as run --help tells; may be given several times")
    private List<String> leftFaults = List.of();

    @Option(names = "--right-fault", paramLabel = "PLAN", description = "the same in the right run")
    private List<String> rightFaults = List.of();

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}); json writes an object a line: where they differ, and each member of the state")
    private Format format;

    @Option(names = "--limit", paramLabel = "N", defaultValue = "" + LONGEST,
            description = "transitions after which each run is stopped (default: ${DEFAULT-VALUE})")
    private int limit;

    @ParentCommand
    private CommandContext context;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws BadInputException, ScenarioException, IOException {
        if (limit < 1) {
            throw new BadInputException("--limit wants a number from 1, not " + limit);
        }
        if (right == null && RecordingArgument.isRecording(left)) {
            throw new BadInputException(left + ": a recording has one order; name what it is compared with");
        }
        Optional<Scenario> scenario = read(left);
        Optional<Scenario> other = right == null || right.equals(left) ? scenario : read(right);
        RunSource one = RunSource.of("left", scenario, left, leftOthers, OrderOptions.of("left", leftSeed, leftSchedule, leftFaults));
        RunSource two = RunSource.of("right", other, right, rightOthers, OrderOptions.of("right", rightSeed, rightSchedule, rightFaults));
        PrintWriter err = spec.commandLine().getErr();
        return one.use(err, leftRuns -> two.use(err, rightRuns -> compare(leftRuns, rightRuns)));
    }

    private static Optional<Scenario> read(String name) throws ScenarioException {
        return RecordingArgument.isRecording(name) ? Optional.empty() : Optional.of(new NamedScenario(name).read());
    }

    private int compare(IntFunction<? extends StreamedRun> leftRuns, IntFunction<? extends StreamedRun> rightRuns) throws IOException {
        context.interruption().listen();
        StreamedRun leftRun = leftRuns.apply(limit);
        StreamedRun rightRun = rightRuns.apply(limit);
        Optional<Divergence> found = Divergence.find(leftRun, rightRun, leftRuns, rightRuns, context.interruption()::isRequested);
        int status = found.isPresent() ? ExitStatus.FAILED : Math.max(ending(leftRun.result()), ending(rightRun.result()));
        tell(found, status == ExitStatus.FINE);
        return status;
    }

    /** Two runs that end alike do the same, however they end; but what was not run to its end may differ further on. */
    private int ending(RunResult result) {
        return switch (result.result()) {
            case BOUND, MISFIT -> {
                spec.commandLine().getErr().println(result.words().get(0));
                yield result.result() == RunResult.Result.BOUND ? ExitStatus.BOUND : ExitStatus.BAD_INPUT;
            }
            default -> ExitStatus.FINE;
        };
    }

    private void tell(Optional<Divergence> found, boolean complete) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        if (format == Format.JSON) {
            for (Structure line : DifferenceLines.of(found, complete)) {
                LineWriter.line(out, line);
            }
        } else if (found.isPresent()) {
            DifferenceText.lines(found.get()).forEach(out::println);
        }
        out.flush();
    }
}
