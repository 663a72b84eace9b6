package org.portalscope.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

import org.portalscope.cli.json.JsonLines;
import org.portalscope.cli.json.LineWriter;
import org.portalscope.engine.description.Structure;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says what is wrong with scenario files, without running them. */
@Command(name = "check", mixinStandardHelpOptions = true,
        description = "Checks the syntax and the types of scenario files, and of files that they import; nothing of them runs.",
        exitCodeListHeading = "Exit status:%n", exitCodeList = {"0:fine", "2:a file has problems, or cannot be read"},
        footer = {"", "The language is described in the workbench: Help > Scenario Language.",
            "'portalscope schema check' prints the JSON Schema of what --format json writes."})
final class CheckCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "scenario files")
    private List<Path> files;

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}); json writes an object a line for each problem to standard output")
    private Format format;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        int status = Main.FINE;
        Protocols protocols = Protocols.installed(CheckCommand.class.getClassLoader());
        for (Path file : files) {
            try {
                Scenario.check(file, protocols);
            } catch (ScenarioException e) {
                tell(file, e);
                status = Main.BAD_INPUT;
            }
        }
        return status;
    }

    private void tell(Path file, ScenarioException e) throws IOException {
        if (format == Format.TEXT) {
            spec.commandLine().getErr().println(e.getMessage());
            return;
        }
        for (Structure line : JsonLines.problems(file.toString(), e)) {
            LineWriter.line(spec.commandLine().getOut(), line);
        }
    }
}
