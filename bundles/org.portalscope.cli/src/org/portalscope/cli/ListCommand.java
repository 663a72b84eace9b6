package org.portalscope.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;

import org.portalscope.scenario.library.Library;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the scenarios of the library. */
@Command(name = "list", mixinStandardHelpOptions = true, description = "Lists the scenarios of the library.")
final class ListCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Library.entries().forEach(entry -> out.printf("%-28s §%-8s %s%n", entry.id(), entry.section(), entry.title()));
        return Main.FINE;
    }
}
