package org.portalscope.cli.scenario;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;

import org.portalscope.cli.argument.Format;
import org.portalscope.cli.argument.ScenarioArgument;
import org.portalscope.cli.json.JsonLines;
import org.portalscope.cli.json.LineWriter;
import org.portalscope.cli.output.CommandContext;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.state.ProcessState;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Tells what a scenario is about, or prints its text. */
@Command(name = "show", mixinStandardHelpOptions = true,
        description = "Tells what a scenario is about and what to look at, or prints its text.",
        footer = {"", "To change one of the library: portalscope show --source NAME > mine.ptl",
            "'portalscope schema show' prints the JSON Schema of what --format json writes."})
public final class ShowCommand implements Callable<Integer> {

    private static final int WIDTH = 100;

    @Mixin
    private ScenarioArgument scenario;

    @Option(names = "--source", description = "prints the text of the scenario and nothing else")
    private boolean source;

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}); json writes an object with what it tells")
    private Format format;

    @ParentCommand
    private CommandContext context;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws ScenarioException, IOException {
        PrintWriter out = spec.commandLine().getOut();
        Scenario read = scenario.read();
        if (source) {
            context.untouched().print(read.source());
        } else if (format == Format.JSON) {
            LineWriter.line(out, JsonLines.scenario(read, processes(read)));
        } else {
            tell(read, out);
        }
        return ExitStatus.FINE;
    }

    private static List<String> processes(Scenario read) throws ScenarioException {
        return ScenarioArgument.launch(read, List.of()).start().state().processes().stream().map(ProcessState::label).toList();
    }

    private void tell(Scenario read, PrintWriter out) throws ScenarioException {
        out.println(read.title());
        out.println((read.section().isEmpty() ? "" : "Portals 3.2 §" + read.section() + " · ") + read.fileName());
        out.println("Processes: " + String.join(", ", processes(read)));
        if (!read.about().isEmpty()) {
            out.println();
            Paragraph.lines(read.about(), WIDTH).forEach(out::println);
        }
        out.println();
        out.println("portalscope run " + scenario + "     runs it");
        out.println("portalscope step " + scenario + "    steps through it");
    }
}
