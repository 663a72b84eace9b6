package org.portalscope.cli.run;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

import org.portalscope.cli.argument.BadInputException;
import org.portalscope.cli.argument.ChoicePrompt;
import org.portalscope.cli.argument.Format;
import org.portalscope.cli.argument.GoalRunOptions;
import org.portalscope.cli.argument.NamedScenario;
import org.portalscope.cli.argument.OrderOptions;
import org.portalscope.cli.argument.ScenarioArgument;
import org.portalscope.cli.json.JsonReport;
import org.portalscope.cli.output.CommandContext;
import org.portalscope.cli.output.EndingReport;
import org.portalscope.cli.output.OutputFile;
import org.portalscope.export.FileKind;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.export.report.Report;
import org.portalscope.export.report.RunDescription;
import org.portalscope.export.report.TransitionReporter;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.run.ForwardRun;
import org.portalscope.timeline.run.RunResult;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Runs a scenario to its end and tells what happened. */
@Command(name = "run", mixinStandardHelpOptions = true, sortOptions = false,
        description = {"Runs scenarios to their ends, one after the other, and prints the steps of their translations.",
            "The exit status is the largest of them."},
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {"0:fine", "1:an expectation of the scenario failed, a process is stuck, or what was looked for happened",
            "2:bad input, or a schedule that does not fit",
            "3:stopped at the bound of --limit, or interrupted by the user"},
        footer = {"", OrderOptions.SCHEDULE, "'portalscope schema' prints the JSON Schema of what --format json writes."})
public final class RunCommand implements Callable<Integer> {

    /** Transitions after which a run is stopped that tells or keeps each of them. */
    public static final int LONGEST = 200_000;
    /** Transitions of a quiet run, which keeps nothing. */
    private static final int QUIET_LONGEST = 100_000_000;

    @Parameters(paramLabel = "SCENARIO", arity = "1..*", description = "each " + ScenarioArgument.NAMES)
    private List<String> names;

    @Mixin
    private OrderOptions options;

    @Mixin
    private GoalRunOptions goal;

    @Option(names = "--steps", paramLabel = "WHICH", defaultValue = "translations",
            description = "which transitions are printed with their steps: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}); "
                    + "with none, only what the scenario itself prints")
    private TextReport.Detail detail;

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}); json writes an object a line: one for the run, "
                    + "one for each transition with all its steps, one for its end")
    private Format format;

    @Option(names = "--quiet", description = "prints what the scenario prints and nothing else, as quickly as can be")
    private boolean quiet;

    @Option(names = "--record", paramLabel = "FILE", description = "writes what happened to a file, for --schedule")
    private Path record;

    @Option(names = "--limit", paramLabel = "N", description = "transitions after which the run is stopped (default: " + LONGEST
            + ", with --quiet " + QUIET_LONGEST + ")")
    private Integer limit;

    @ParentCommand
    private CommandContext context;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws BadInputException, IOException {
        check();
        int status = ExitStatus.FINE;
        for (int i = 0; i < names.size() && !context.interruption().isRequested(); i++) {
            status = Math.max(status, run(new NamedScenario(names.get(i))));
        }
        return status;
    }

    /** Refuses options that do not go together, and a file that cannot be written. */
    private void check() throws BadInputException {
        if (quiet && format == Format.JSON) {
            throw new BadInputException("--quiet leaves out what --format json would write: leave one of them out");
        }
        if ((quiet || format == Format.JSON) && spec.commandLine().getParseResult().hasMatchedOption("--steps")) {
            throw new BadInputException("--steps is about a text that " + (quiet ? "--quiet" : "--format json") + " does not write: leave one of them out");
        }
        if (limit != null && limit < 1) {
            throw new BadInputException("--limit wants a number from 1, not " + limit);
        }
        if (record != null) {
            OutputFile.check(record, FileKind.SCHEDULE);
        }
        if (names.size() > 1 && (record != null || options.isOfOneRun())) {
            String option = record != null ? "--record" : options.ask() ? "--scheduler ask" : "--schedule";
            throw new BadInputException(option + " is about one run: name one scenario");
        }
    }

    /** Runs one of several scenarios; what is wrong with it is no reason not to run the others. */
    private int run(NamedScenario named) throws BadInputException, IOException {
        title(named);
        try {
            return run(options.ask() && named.isStandardInput() ? named.readBesides("the answers of --scheduler ask") : goal.read(named),
                    names.size() > 1 ? named.title() + ": " : "");
        } catch (ScenarioException e) {
            spec.commandLine().getOut().flush();
            e.getMessage().lines().forEach(spec.commandLine().getErr()::println);
            return ExitStatus.BAD_INPUT;
        }
    }

    /** As other commands part the texts of several files. */
    private void title(NamedScenario named) {
        if (names.size() > 1 && !quiet && format == Format.TEXT) {
            spec.commandLine().getOut().println("==> " + named.title() + " <==");
        }
    }

    /** @param errors what errors begin with */
    private int run(Scenario read, String errors) throws ScenarioException, BadInputException, IOException {
        OrderOptions.Order order = options.order(read, Optional.of(question()));
        ForwardRun run = order.launch().forwardRun(limit());
        if (!options.ask()) {
            context.interruption().listen();
        }
        RunResult ending = record == null ? run(read, order, run) : recorded(read, order, run);
        EndingReport.tell(spec.commandLine(), ending, errors);
        return ExitStatus.of(ending);
    }

    private RunResult recorded(Scenario read, OrderOptions.Order order, ForwardRun run) throws BadInputException, IOException {
        try (ScheduleFile schedule = new ScheduleFile(record, context.interruption()::request)) {
            run.record(schedule);
            RunResult ending = run(read, order, run);
            schedule.finish(read.origin(), order.faults(), ending.violation());
            return ending;
        }
    }

    private int limit() {
        return limit != null ? limit : quiet ? QUIET_LONGEST : LONGEST;
    }

    /** Questions must not get between the lines of JSON. */
    private ChoicePrompt question() {
        PrintWriter out = format == Format.JSON ? spec.commandLine().getErr() : spec.commandLine().getOut();
        return new ChoicePrompt(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)), out);
    }

    private RunResult run(Scenario read, OrderOptions.Order order, ForwardRun run) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        try {
            if (quiet) {
                return run.quietly(out::println, context.interruption()::isRequested);
            }
            Report report = format == Format.JSON ? new JsonReport(out) : new TextReport(out, detail);
            report.begin(RunDescription.of(read, run.state(), order.words(), order.faults()));
            RunResult ending = run.follow(new TransitionReporter(report), context.interruption()::isRequested);
            report.end(ending);
            return ending;
        } finally {
            out.flush();
        }
    }
}
