package org.portalscope.cli.scenario;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;

import org.portalscope.cli.argument.Format;
import org.portalscope.cli.json.JsonLines;
import org.portalscope.cli.json.LineWriter;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.scenario.library.Library;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lists the scenarios of the library. */
@Command(name = "list", mixinStandardHelpOptions = true,
        description = "Lists the scenarios of the library, from easy to hard: name, section of the document or protocol, title.")
public final class ListCommand implements Callable<Integer> {

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}); json writes an object a line with id, title, section and about")
    private Format format;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        for (Library.Entry entry : Library.entries()) {
            if (format == Format.JSON) {
                LineWriter.line(out, JsonLines.entry(entry));
            } else {
                out.printf("%-28s %-9s %s%n", entry.id(), entry.heading(), entry.title());
            }
        }
        return ExitStatus.FINE;
    }
}
