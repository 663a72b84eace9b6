package org.portalscope.cli.scenario;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;

import org.portalscope.cli.argument.Format;
import org.portalscope.cli.argument.NamedScenario;
import org.portalscope.cli.argument.ScenarioArgument;
import org.portalscope.cli.json.JsonLines;
import org.portalscope.cli.json.LineWriter;
import org.portalscope.engine.description.Structure;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.expression.value.Problem;
import org.portalscope.scenario.source.ScenarioException;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says what is wrong with scenario files, without running them. */
@Command(name = "check", mixinStandardHelpOptions = true,
        description = "Checks the syntax and the types of scenario files, of files that they import, and of GOAL schedules, FILE.goal; nothing of them runs.",
        exitCodeListHeading = "Exit status:%n", exitCodeList = {"0:fine, though there may be warnings", "2:a file has problems, or cannot be read"},
        footer = {"", "The language is described in the workbench: Help > Scenario Language.",
            "'portalscope schema check' prints the JSON Schema of what --format json writes."})
public final class CheckCommand implements Callable<Integer> {

    @Parameters(paramLabel = "SCENARIO", arity = "1..*", description = "each " + ScenarioArgument.NAMES)
    private List<String> names;

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}); json writes an object a line for each problem to standard output")
    private Format format;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        int status = ExitStatus.FINE;
        for (String name : names) {
            NamedScenario scenario = new NamedScenario(name);
            try {
                warn(scenario, scenario.check());
            } catch (ScenarioException e) {
                tell(scenario, e);
                warn(scenario, e.warnings());
                status = ExitStatus.BAD_INPUT;
            }
        }
        return status;
    }

    private void warn(NamedScenario scenario, List<Problem> warnings) throws IOException {
        for (Problem warning : warnings) {
            if (format == Format.TEXT) {
                spec.commandLine().getErr().println(warning.place(scenario.title()) + ": warning: " + warning.words());
            } else {
                LineWriter.line(spec.commandLine().getOut(), JsonLines.warning(scenario.title(), warning));
            }
        }
    }

    private void tell(NamedScenario scenario, ScenarioException e) throws IOException {
        if (format == Format.TEXT) {
            e.getMessage().lines().forEach(spec.commandLine().getErr()::println);
            return;
        }
        for (Structure line : JsonLines.problems(scenario.title(), e)) {
            LineWriter.line(spec.commandLine().getOut(), line);
        }
    }
}
