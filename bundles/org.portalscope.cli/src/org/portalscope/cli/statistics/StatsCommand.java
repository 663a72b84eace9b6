package org.portalscope.cli.statistics;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;

import org.portalscope.cli.argument.BadInputException;
import org.portalscope.cli.argument.NamedScenario;
import org.portalscope.cli.argument.OrderOptions;
import org.portalscope.cli.argument.RecordingArgument;
import org.portalscope.cli.argument.ScenarioArgument;
import org.portalscope.cli.argument.WordConverter;
import org.portalscope.cli.goal.GoalOptions;
import org.portalscope.cli.goal.GoalStatistics;
import org.portalscope.cli.output.CommandContext;
import org.portalscope.cli.recording.RecordingSet;
import org.portalscope.export.ToldRun;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.export.report.RunDescription;
import org.portalscope.export.statistics.StatisticsCsv;
import org.portalscope.export.statistics.StatisticsJson;
import org.portalscope.export.statistics.StatisticsReport;
import org.portalscope.goal.program.GoalFile;
import org.portalscope.replay.RecordingRun;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.run.ForwardRun;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.run.StreamedRun;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Runs scenarios and tells what they came to in numbers. */
@Command(name = "stats", mixinStandardHelpOptions = true, sortOptions = false,
        description = {"Runs scenarios to their ends, or goes through recordings, one after the other, and prints what they come to in numbers:",
            "lengths of lists and queues over time, match attempts and search depth, messages, drops, events, losses and waits.",
            "A recording of a scenario comes to the numbers of the run itself. The exit status is the largest of them.",
            "Of a GOAL schedule, a table of the lengths of the two queues of each rank and of the searches in them."},
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {"0:fine", "1:an expectation of the scenario failed, a process is stuck, or what was looked for happened",
            "2:bad input, or a schedule that does not fit", "3:stopped at the bound of --limit, or interrupted by the user"},
        footer = {"", "posted_recvq_length and unexpected_recvq_length are there for protocols that say which match entries belong to these queues.",
            OrderOptions.SCHEDULE, "'portalscope schema stats' prints the JSON Schema of what --format json writes."})
public final class StatsCommand implements Callable<Integer> {

    /** Transitions of a run of which nothing is kept. */
    private static final int LONGEST = 100_000_000;

    @Parameters(paramLabel = "SCENARIO", arity = "1..*", description = "each " + ScenarioArgument.NAMES
            + "; or a recording, FILE.ptlrec")
    private List<String> names;

    @Mixin
    private OrderOptions options;

    @Option(names = "--format", paramLabel = "FORMAT", converter = FormatConverter.class, defaultValue = "text",
            description = "text, csv, json (default: ${DEFAULT-VALUE}); csv writes a line for each number, json an object a line")
    private TableFormat format;

    @Option(names = "--samples", description = "writes what each length is whenever it has changed: csv instead of the numbers at the end, json before them")
    private boolean samples;

    @Option(names = "--merge", description = "all of them are recordings, of different processes, and become one run, as replay does it")
    private boolean merge;

    @Mixin
    private GoalOptions goal;

    @Option(names = "--limit", paramLabel = "N", defaultValue = "" + LONGEST,
            description = "transitions after which the run is stopped (default: ${DEFAULT-VALUE})")
    private int limit;

    @ParentCommand
    private CommandContext context;

    @Spec
    private CommandSpec spec;

    /** How numbers are written. */
    enum TableFormat {
        TEXT, CSV, JSON;

        /** The value of the option. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Reads {@code csv}. */
    static final class FormatConverter extends WordConverter<TableFormat> {

        FormatConverter() {
            super(TableFormat.values());
        }
    }

    @Override
    public Integer call() throws ScenarioException, BadInputException, IOException {
        check();
        PrintWriter out = spec.commandLine().getOut();
        StatisticsReport report = switch (format) {
            case TEXT -> new StatisticsText(out);
            case CSV -> new StatisticsCsv(out, samples);
            case JSON -> new StatisticsJson(out, samples);
        };
        if (merge) {
            return run(names, report);
        }
        int status = ExitStatus.FINE;
        for (int i = 0; i < names.size() && !context.interruption().isRequested(); i++) {
            status = Math.max(status, run(List.of(names.get(i)), report));
        }
        return status;
    }

    private void check() throws ScenarioException, BadInputException {
        if (samples && format == TableFormat.TEXT) {
            throw new BadInputException("--samples are for programs: add --format csv or --format json");
        }
        if (limit < 1) {
            throw new BadInputException("--limit wants a number from 1, not " + limit);
        }
        if (names.size() > 1 && options.isOfOneRun()) {
            throw new BadInputException((options.ask() ? "--scheduler ask" : "--schedule") + " is about one run: name one scenario");
        }
        if (merge && !names.stream().allMatch(RecordingArgument::isRecording)) {
            throw new BadInputException("--merge is about recordings, FILE.ptlrec: a scenario holds all its processes");
        }
        if (names.stream().anyMatch(RecordingArgument::isRecording)) {
            options.refuse("");
        }
        checkGoal();
    }

    private void checkGoal() throws ScenarioException, BadInputException {
        if (names.stream().noneMatch(GoalFile::isGoal)) {
            goal.refuse();
        } else if (format == TableFormat.CSV || samples || spec.commandLine().getParseResult().hasMatchedOption("--limit")) {
            throw new BadInputException((format == TableFormat.CSV ? "--format csv" : samples ? "--samples" : "--limit")
                    + " is not for GOAL schedules: --format json has each search of a queue with its time, and they are simulated to their ends");
        } else {
            options.refuse("", "a GOAL schedule is simulated in the order of its times");
        }
    }

    /** Runs one of several sources; what is wrong with it is no reason not to run the others. */
    private int run(List<String> source, StatisticsReport report) throws BadInputException, IOException {
        PrintWriter out = spec.commandLine().getOut();
        try {
            if (GoalFile.isGoal(source.get(0))) {
                return simulate(source.get(0));
            }
            return RecordingArgument.isRecording(source.get(0)) ? goThrough(source, report) : ExitStatus.of(run(source.get(0), report));
        } catch (ScenarioException e) {
            return refused(e);
        } finally {
            out.flush();
        }
    }

    private int simulate(String name) throws ScenarioException, IOException {
        GoalStatistics statistics = new GoalStatistics(name, goal);
        head(name);
        PrintWriter out = spec.commandLine().getOut();
        if (format == TableFormat.JSON) {
            statistics.writeJson(out);
        } else {
            statistics.writeTable(out);
        }
        out.flush();
        return statistics.tellPending(spec.commandLine().getErr());
    }

    private RunResult run(String name, StatisticsReport report) throws ScenarioException, BadInputException, IOException {
        NamedScenario named = new NamedScenario(name);
        Scenario scenario = named.read();
        head(named.title());
        OrderOptions.Order order = options.order(scenario, Optional.empty());
        ForwardRun run = order.launch().forwardRun(limit);
        return follow(run, RunDescription.of(scenario, run.state(), order.words(), order.faults()), report);
    }

    private int goThrough(List<String> recordingNames, StatisticsReport report) throws IOException {
        try {
            return RecordingSet.use(recordingNames, recordings -> {
                head(recordings.names());
                recordings.tell(spec.commandLine().getErr());
                RecordingRun run = recordings.namedWorlds().run(limit);
                RunResult result = follow(run, recordings.description(run.state()), report);
                run.divergence().ifPresent(spec.commandLine().getErr()::println);
                return ExitStatus.of(result);
            });
        } catch (BadInputException e) {
            return refused(e);
        }
    }

    private int refused(Exception why) {
        spec.commandLine().getOut().flush();
        why.getMessage().lines().forEach(spec.commandLine().getErr()::println);
        return ExitStatus.BAD_INPUT;
    }

    private void head(String title) {
        if (names.size() > 1 && !merge && format == TableFormat.TEXT) {
            spec.commandLine().getOut().println("==> " + title + " <==");
        }
    }

    private RunResult follow(StreamedRun run, RunDescription description, StatisticsReport report) throws IOException {
        context.interruption().listen();
        return new ToldRun(description, run, context.interruption()::isRequested).count(report);
    }
}
