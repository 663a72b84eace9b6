package org.portalscope.cli.json;

import java.util.concurrent.Callable;

import org.portalscope.export.report.ExitStatus;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the schema of what a command writes with {@code --format json}, or of what {@code import} reads. */
@Command(name = "schema", mixinStandardHelpOptions = true,
        description = {"Prints the JSON Schema of the lines that a command writes with --format json.", "inputs is the schema of the lines that import reads."})
public final class SchemaCommand implements Callable<Integer> {

    @Parameters(paramLabel = "COMMAND", arity = "0..1", defaultValue = "run", description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})")
    private Schema schema;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine().getOut().print(schema.text());
        return ExitStatus.FINE;
    }
}
