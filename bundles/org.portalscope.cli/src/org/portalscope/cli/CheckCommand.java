package org.portalscope.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioException;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says what is wrong with scenario files, without running them. */
@Command(name = "check", mixinStandardHelpOptions = true,
        description = "Checks the syntax and the types of scenario files; nothing of them runs.",
        exitCodeListHeading = "Exit status:%n", exitCodeList = {"0:fine", "2:a file has problems, or cannot be read"},
        footer = {"", "The language is told in the workbench: Help > Scenario Language."})
final class CheckCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "scenario files")
    private List<Path> files;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        int status = Main.FINE;
        for (Path file : files) {
            try {
                Scenario.read(file);
            } catch (ScenarioException e) {
                spec.commandLine().getErr().println(e.getMessage());
                status = Main.BAD_INPUT;
            }
        }
        return status;
    }
}
