package org.portalscope.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Callable;

import org.portalscope.cli.json.JsonReport;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.export.report.Report;
import org.portalscope.export.report.RunDescription;
import org.portalscope.export.report.TransitionReporter;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.session.LocalSession;
import org.portalscope.session.run.RunResult;

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
final class StepCommand implements Callable<Integer> {

    @Mixin
    private ScenarioArgument scenario;

    @Mixin
    private OrderOptions options;

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}); json writes to standard output what run does, each transition when it is "
                    + "executed; what is for people goes to the error output")
    private Format format;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws ScenarioException, BadInputException, IOException {
        Scenario read = scenario.readBesides("the commands that step");
        OrderOptions.Order order = options.order(read, Optional.empty());
        LocalSession session = order.launch().start(RunCommand.LONGEST);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        if (format == Format.TEXT) {
            new Stepper(session.drive(), in, spec.commandLine().getOut()).run();
            return ExitStatus.of(session.left());
        }
        Report report = new JsonReport(spec.commandLine().getOut());
        report.begin(RunDescription.of(read, session.state(), order.words(), order.faults()));
        session.addListener(new TransitionReporter(report));
        new Stepper(session.drive(), in, spec.commandLine().getErr()).run();
        RunResult ending = session.left();
        report.end(ending);
        return ExitStatus.of(ending);
    }
}
