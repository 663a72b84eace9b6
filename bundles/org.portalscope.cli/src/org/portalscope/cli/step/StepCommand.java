package org.portalscope.cli.step;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;

import org.portalscope.analysis.breakpoint.BreakpointFile;
import org.portalscope.cli.argument.BadInputException;
import org.portalscope.cli.argument.Format;
import org.portalscope.cli.argument.OrderOptions;
import org.portalscope.cli.argument.ScenarioArgument;
import org.portalscope.cli.json.JsonReport;
import org.portalscope.cli.run.RunCommand;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.export.report.RunDescription;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.session.LocalSession;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Steps through a scenario in the terminal, in both directions. */
@Command(name = "step", mixinStandardHelpOptions = true, sortOptions = false,
        description = {"Steps through a scenario in the terminal, forwards and backwards.",
            "Reads one command a line from standard input; ? lists them."},
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {"0:fine", "1:an expectation of the scenario failed, a process is stuck, or what was looked for happened",
            "2:bad input, or a schedule that does not fit",
            "3:stopped after " + RunCommand.LONGEST + " transitions"},
        footer = {"", OrderOptions.SCHEDULE, "'portalscope schema' prints the JSON Schema of what --format json writes."})
public final class StepCommand implements Callable<Integer> {

    @Mixin
    private ScenarioArgument scenario;

    @Mixin
    private OrderOptions options;

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}); json writes to standard output what run does, each transition when it is "
                    + "executed, and which timeline they are of; what is for people goes to the error output")
    private Format format;

    @Option(names = "--breakpoints", paramLabel = "FILE",
            description = "sets the breakpoints of a file, a line for each as after the command break, and keeps those of the end in it")
    private Path breakpoints;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws ScenarioException, BadInputException, IOException {
        Scenario read = scenario.readBesides("the commands that step");
        OrderOptions.Order order = options.order(read, Optional.empty());
        LocalSession session = order.launch().start(RunCommand.LONGEST);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        if (format == Format.TEXT) {
            step(new Stepper(session, in, spec.commandLine().getOut(), order.launch()));
            return ExitStatus.of(session.left());
        }
        JsonReport report = new JsonReport(spec.commandLine().getOut());
        report.begin(RunDescription.of(read, session.state(), order.words(), order.faults()));
        TimelineReport timelines = new TimelineReport(report, session);
        step(new Stepper(session, in, spec.commandLine().getErr(), order.launch(), timelines));
        return ExitStatus.of(timelines.end());
    }

    private void step(Stepper stepper) throws IOException, BadInputException {
        if (breakpoints == null) {
            stepper.run();
        } else {
            stepper.run(new BreakpointFile(breakpoints));
        }
    }
}
