package org.portalscope.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

import org.portalscope.scenario.ScenarioException;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/**
 * The command {@code portalscope}. Exit status 0: fine; 1: an expectation of a scenario failed; 2: bad input; 3: a bound was
 * reached. Output is UTF-8.
 */
@Command(name = "portalscope", mixinStandardHelpOptions = true, version = "Portalscope 0.1.0",
        header = "Steps through Portals 3.2 message matching.", synopsisSubcommandLabel = "COMMAND",
        subcommands = {RunCommand.class, StepCommand.class, ListCommand.class},
        footer = {"", "Without a command, releng/portalscope starts the workbench."})
public final class Main {

    static final int FINE = 0;
    static final int FAILED = 1;
    static final int BAD_INPUT = 2;
    static final int BOUND = 3;

    private Main() {
    }

    public static void main(String[] arguments) {
        PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        int status = run(out, err, arguments);
        out.flush();
        System.exit(status);
    }

    /** Runs the command with the given arguments and returns its exit status. */
    static int run(PrintWriter out, PrintWriter err, String... arguments) {
        CommandLine line = new CommandLine(new Main());
        line.setOut(out).setErr(err).setCaseInsensitiveEnumValuesAllowed(true);
        line.setExecutionExceptionHandler(Main::explain);
        return arguments.length == 0 ? usage(line) : line.execute(arguments);
    }

    private static int usage(CommandLine line) {
        line.usage(line.getErr());
        return BAD_INPUT;
    }

    private static int explain(Exception exception, CommandLine line, CommandLine.ParseResult result) throws Exception {
        if (exception instanceof ScenarioException bad) {
            line.getOut().flush();
            line.getErr().println(bad.getMessage());
            return BAD_INPUT;
        }
        throw exception;
    }
}
