package org.portalscope.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;

import org.portalscope.cli.json.StatisticsJson;
import org.portalscope.cli.run.ExitStatus;
import org.portalscope.cli.run.RunDescription;
import org.portalscope.cli.statistics.StatisticsCsv;
import org.portalscope.cli.statistics.StatisticsReport;
import org.portalscope.cli.statistics.StatisticsText;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.session.run.ForwardRun;
import org.portalscope.session.run.RunResult;
import org.portalscope.session.statistics.LevelSample;
import org.portalscope.session.statistics.RunStatistics;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Runs scenarios and tells what they came to in numbers. */
@Command(name = "stats", mixinStandardHelpOptions = true, sortOptions = false,
        description = {"Runs scenarios to their ends, one after the other, and prints what they come to in numbers:",
            "lengths of lists and queues over time, match attempts and search depth, messages, drops, events, losses and waits.",
            "The exit status is the largest of them."},
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {"0:fine", "1:an expectation of the scenario failed, a process is stuck, or what was looked for happened",
            "2:bad input, or a schedule that does not fit", "3:stopped at the bound of --limit, or interrupted by the user"},
        footer = {"", "posted_recvq_length and unexpected_recvq_length are there for protocols that say which match entries belong to these queues.",
            OrderOptions.SCHEDULE, "'portalscope schema stats' prints the JSON Schema of what --format json writes."})
final class StatsCommand implements Callable<Integer> {

    /** Transitions of a run of which nothing is kept. */
    private static final int LONGEST = 100_000_000;

    @Parameters(paramLabel = "SCENARIO", arity = "1..*", description = "each " + ScenarioArgument.NAMES)
    private List<String> names;

    @Mixin
    private OrderOptions options;

    @Option(names = "--format", paramLabel = "FORMAT", converter = FormatConverter.class, defaultValue = "text",
            description = "text, csv, json (default: ${DEFAULT-VALUE}); csv writes a line for each number, json an object a line")
    private TableFormat format;

    @Option(names = "--samples", description = "writes what each length is whenever it has changed: csv instead of the numbers at the end, json before them")
    private boolean samples;

    @Option(names = "--limit", paramLabel = "N", defaultValue = "" + LONGEST,
            description = "transitions after which the run is stopped (default: ${DEFAULT-VALUE})")
    private int limit;

    @ParentCommand
    private Main main;

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
    public Integer call() throws BadInputException, IOException {
        check();
        PrintWriter out = spec.commandLine().getOut();
        StatisticsReport report = switch (format) {
            case TEXT -> new StatisticsText(out);
            case CSV -> new StatisticsCsv(out, samples);
            case JSON -> new StatisticsJson(out, samples);
        };
        int status = Main.FINE;
        for (int i = 0; i < names.size() && !main.interruption.isRequested(); i++) {
            status = Math.max(status, run(new NamedScenario(names.get(i)), report));
        }
        return status;
    }

    private void check() throws BadInputException {
        if (samples && format == TableFormat.TEXT) {
            throw new BadInputException("--samples are for programs: add --format csv or --format json");
        }
        if (limit < 1) {
            throw new BadInputException("--limit wants a number from 1, not " + limit);
        }
        if (names.size() > 1 && options.isOfOneRun()) {
            throw new BadInputException((options.ask() ? "--scheduler ask" : "--schedule") + " is about one run: name one scenario");
        }
    }

    /** Runs one of several scenarios; what is wrong with it is no reason not to run the others. */
    private int run(NamedScenario named, StatisticsReport report) throws BadInputException, IOException {
        PrintWriter out = spec.commandLine().getOut();
        try {
            Scenario scenario = named.read();
            if (names.size() > 1 && format == TableFormat.TEXT) {
                out.println("==> " + named.title() + " <==");
            }
            return ExitStatus.of(run(scenario, report));
        } catch (ScenarioException e) {
            out.flush();
            spec.commandLine().getErr().println(e.getMessage());
            return Main.BAD_INPUT;
        } finally {
            out.flush();
        }
    }

    private RunResult run(Scenario scenario, StatisticsReport report) throws ScenarioException, BadInputException, IOException {
        OrderOptions.Order order = options.order(scenario, Optional.empty());
        ForwardRun run = order.launch().forwardRun(limit);
        main.interruption.listen();
        report.begin(RunDescription.of(scenario, run.state(), order.words(), order.faults()));
        RunStatistics statistics = new RunStatistics(run.state(), sample -> tell(report, sample));
        RunResult result = run.follow(statistics, main.interruption::isRequested);
        report.end(result, statistics.rows());
        return result;
    }

    private static void tell(StatisticsReport report, LevelSample sample) {
        try {
            report.sample(sample);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
