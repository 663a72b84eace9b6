package org.portalscope.cli.explore;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;

import org.portalscope.analysis.exploration.ExplorationBounds;
import org.portalscope.analysis.exploration.ExplorationText;
import org.portalscope.cli.argument.BadInputException;
import org.portalscope.cli.argument.Format;
import org.portalscope.cli.argument.OrderOptions;
import org.portalscope.cli.argument.ScenarioArgument;
import org.portalscope.cli.json.JsonLines;
import org.portalscope.cli.json.LineWriter;
import org.portalscope.cli.output.CommandContext;
import org.portalscope.cli.output.OutputFile;
import org.portalscope.export.FileKind;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.session.Launch;
import org.portalscope.world.explore.ExplorationOptions;
import org.portalscope.world.explore.ExplorationResult;
import org.portalscope.world.explore.Explorer;
import org.portalscope.world.explore.Finding;
import org.portalscope.world.schedule.Schedule;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Searches the orders of a scenario's transitions for the shortest one that goes wrong. */
@Command(name = "explore", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Searches all orders in which a scenario can run for the shortest one that goes wrong.",
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {"0:nothing goes wrong in any order", "1:something goes wrong in some order: the shortest one is printed as a schedule", "2:bad input",
            "3:nothing was found before a bound was reached, or the user interrupted the search"},
        footer = {"", OrderOptions.SCHEDULE, "'portalscope schema explore' prints the JSON Schema of what --format json writes."})
public final class ExploreCommand implements Callable<Integer> {

    @Mixin
    private ScenarioArgument scenario;

    @Option(names = "--find", paramLabel = "KIND", split = ",", description = "what counts as wrong: ${COMPLETION-CANDIDATES} (default: all)")
    private Set<Finding.Kind> kinds = EnumSet.allOf(Finding.Kind.class);

    @Option(names = "--findings", paramLabel = "N", defaultValue = "1",
            description = "stop when so many different things that are wrong have been found; they are listed, the shortest first (default: ${DEFAULT-VALUE})")
    private int findings;

    @Option(names = "--faults", paramLabel = "N", defaultValue = "0",
            description = "how many completions may fail besides those that are declared to (default: ${DEFAULT-VALUE})")
    private int faults;

    @Option(names = "--die", paramLabel = "PROCESS", split = ",", description = "processes that may die at any moment")
    private Set<String> mayCrash = Set.of();

    @Option(names = "--fault", paramLabel = "PLAN", description = OrderOptions.FAULT)
    private List<String> plans = List.of();

    @Option(names = "--states", paramLabel = "N", defaultValue = "" + ExplorationBounds.MOST,
            description = "stop when so many different states have been met")
    private int states;

    @Option(names = "--memory", paramLabel = "MIB", description = "stop when the states take so many mebibytes (default: half of the heap)")
    private Long memory;

    @Option(names = "--depth", paramLabel = "N", defaultValue = "" + ExplorationBounds.MOST, description = "stop after so many transitions in a row")
    private int depth;

    @Option(names = "--seconds", paramLabel = "N", description = "stop after so many seconds")
    private Long seconds;

    @Option(names = "--workers", paramLabel = "N", description = "how many search at the same time (default: as many as there are cores)")
    private int workers = Runtime.getRuntime().availableProcessors();

    @Option(names = "--out", paramLabel = "FILE",
            description = "write the order that goes wrong to this file instead of printing it; 'run --schedule FILE' makes it happen again")
    private Path file;

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}); json writes one object with the answer")
    private Format format;

    @Option(names = "--progress", description = "say on the error output how far it is, also if that is no terminal")
    private boolean progress;

    @ParentCommand
    private CommandContext context;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws ScenarioException, BadInputException, IOException {
        requireAtLeast(1, findings, "--findings");
        requireAtLeast(0, faults, "--faults");
        requireAtLeast(1, states, "--states");
        requireAtLeast(1, depth, "--depth");
        requireAtLeast(1, workers, "--workers");
        requireAtLeast(1, memory == null ? 1 : memory, "--memory");
        requireAtLeast(1, seconds == null ? 1 : seconds, "--seconds");
        Scenario read = scenario.readUntimed();
        Launch launch = ScenarioArgument.launch(read, plans);
        Optional<String> unknown = ExplorationBounds.unknown(mayCrash, ExplorationBounds.processes(launch));
        if (unknown.isPresent()) {
            throw new BadInputException("--die " + unknown.get());
        }
        if (file != null) {
            OutputFile.check(file, FileKind.SCHEDULE);
        }
        PrintWriter told = progress || System.console() != null ? spec.commandLine().getErr() : null;
        ExplorationMonitor watch = new ExplorationMonitor(seconds, told, context.interruption());
        ExplorationResult result = explore(launch, watch);
        tell(read, launch, result, result.limit().map(limit -> limit == ExplorationResult.Limit.CANCELLED ? watch.words() : limit.words()));
        return result.finding().isPresent() ? ExitStatus.FAILED : result.isComplete() ? ExitStatus.FINE : ExitStatus.BOUND;
    }

    private void requireAtLeast(long least, long value, String option) {
        if (value < least) {
            throw new ParameterException(spec.commandLine(), "Invalid value for option '" + option + "': expected at least " + least + ", not " + value);
        }
    }

    private ExplorationResult explore(Launch launch, ExplorationMonitor watch) {
        long bytes = memory == null ? ExplorationBounds.usualBytes() : memory << 20;
        ExplorationOptions options = new ExplorationOptions(kinds, faults, mayCrash, states, bytes, depth, findings);
        try (Workers pool = Workers.atStart(workers)) {
            return new Explorer(launch.worlds(), options, pool, watch::isOver, watch::tell).explore();
        }
    }

    private void tell(Scenario read, Launch launch, ExplorationResult result, Optional<String> limit) throws BadInputException, IOException {
        Function<Finding, Schedule> schedules = finding -> Schedule.of("", read.origin(), plans, launch.worlds(), finding);
        Optional<Schedule> schedule = result.finding().map(schedules);
        if (file != null && schedule.isPresent()) {
            OutputFile.write(file, schedule.get().text().getBytes(StandardCharsets.UTF_8));
        }
        PrintWriter out = spec.commandLine().getOut();
        if (format == Format.JSON) {
            LineWriter.line(out, JsonLines.answer(result, limit, schedules));
        } else if (schedule.isPresent()) {
            out.print(file == null ? schedule.get().text() : "");
            out.flush();
            PrintWriter err = spec.commandLine().getErr();
            result.findings().forEach(finding -> err.println(ExplorationText.finding(finding)));
            err.println(ExplorationText.effort(result));
        } else {
            out.println(ExplorationText.none(result, limit));
        }
    }
}
