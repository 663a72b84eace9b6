package org.portalscope.cli.scenario;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

import org.portalscope.cli.argument.NamedScenario;
import org.portalscope.cli.output.CommandContext;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.scenario.format.Formatter;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.scenario.source.ScenarioFile;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Puts scenario files into their one style. */
@Command(name = "format", mixinStandardHelpOptions = true,
        description = {"Puts scenario files into their one style, in place: four spaces for each block, a statement on a line, lines of at most "
                + "160 columns. Comments and blank lines stay.", "A file with errors of syntax stays as it is."},
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {"0:fine", "1:with --check, a file is not in the style", "2:a file has errors of syntax, or cannot be read or written"})
public final class FormatCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "scenario files; - reads standard input and writes standard output")
    private List<String> files;

    @Option(names = "--check", description = "changes nothing, but names the files that are not in the style")
    private boolean check;

    @ParentCommand
    private CommandContext context;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        int status = ExitStatus.FINE;
        for (String file : files) {
            NamedScenario named = new NamedScenario(file);
            try {
                status = Math.max(status, named.isStandardInput() ? formatInput(named.title()) : format(named.path()));
            } catch (ScenarioException e) {
                e.getMessage().lines().forEach(spec.commandLine().getErr()::println);
                status = ExitStatus.BAD_INPUT;
            }
        }
        return status;
    }

    private int format(Path file) throws ScenarioException {
        String text = ScenarioFile.read(file);
        String formatted = Formatter.format(file.toString(), text);
        if (formatted.equals(text)) {
            return ExitStatus.FINE;
        }
        if (check) {
            return differs(file.toString());
        }
        ScenarioFile.write(file, formatted);
        return ExitStatus.FINE;
    }

    private int formatInput(String title) throws ScenarioException {
        String text = NamedScenario.inputText();
        String formatted = Formatter.format(title, text);
        if (check) {
            return formatted.equals(text) ? ExitStatus.FINE : differs(title);
        }
        context.untouched().print(formatted);
        return ExitStatus.FINE;
    }

    private int differs(String file) {
        spec.commandLine().getOut().println(file);
        return ExitStatus.FAILED;
    }
}
