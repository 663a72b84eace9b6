package org.portalscope.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;

import org.portalscope.cli.json.JsonReport;
import org.portalscope.cli.run.Ending;
import org.portalscope.cli.run.Outline;
import org.portalscope.cli.run.Report;
import org.portalscope.cli.run.Run;
import org.portalscope.cli.run.TextReport;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioException;
import org.portalscope.session.LocalSession;
import org.portalscope.world.RoundRobin;
import org.portalscope.world.World;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Runs a scenario to its end and tells what happened. */
@Command(name = "run", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Runs a scenario to its end and prints the steps of its translations.",
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {"0:fine", "1:an expectation of the scenario failed, or a process is stuck", "2:bad input",
            "3:stopped at the bound of --limit"},
        footer = {"", "'portalscope schema' prints the JSON Schema of what --format json writes."})
final class RunCommand implements Callable<Integer> {

    @Mixin
    private ScenarioArgument scenario;

    @Option(names = "--steps", paramLabel = "WHICH", defaultValue = "translations",
            description = "which transitions are printed with their steps: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}); "
                    + "with none, only what the scenario itself prints")
    private TextReport.Detail detail;

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}); json writes an object a line: one for the run, "
                    + "one for each transition with all its steps, one for its end")
    private Format format;

    private int limit;

    @Spec
    private CommandSpec spec;

    @Option(names = "--limit", paramLabel = "N", defaultValue = "" + LocalSession.LONGEST,
            description = "transitions after which the run is stopped (default: ${DEFAULT-VALUE})")
    void setLimit(int newLimit) {
        if (newLimit < 1) {
            throw new ParameterException(spec.commandLine(), "--limit wants a number from 1, not " + newLimit);
        }
        limit = newLimit;
    }

    @Override
    public Integer call() throws ScenarioException, IOException {
        Scenario read = scenario.read();
        World world = read.world();
        PrintWriter out = spec.commandLine().getOut();
        Report report = format == Format.JSON ? new JsonReport(out) : new TextReport(out, detail);
        report.begin(new Outline(read, world, "round robin"));
        Ending ending = new Run(world, new RoundRobin(), limit).follow(report);
        report.end(ending);
        out.flush();
        tell(ending);
        return ending.result().exitStatus();
    }

    private void tell(Ending ending) {
        PrintWriter err = spec.commandLine().getErr();
        if (ending.result() != Ending.Result.FINE) {
            ending.words().forEach(err::println);
        }
        ending.unusedFaults().forEach(fault -> err.println(fault + " has not struck"));
    }
}
