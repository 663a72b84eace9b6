package org.portalscope.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;

/** The command {@code portalscope}. */
@Command(name = "portalscope", mixinStandardHelpOptions = true, version = "Portalscope 0.1.0",
    description = "Steps through the address translation of Portals 3.2 messages.", subcommands = HelpCommand.class)
public final class Main {

    private Main() {
    }

    /** Runs one subcommand and exits with its status: 0 done, 1 a failed assertion, 2 bad input. */
    public static void main(String[] arguments) {
        System.exit(new CommandLine(new Main()).execute(arguments));
    }
}
