package org.portalscope.cli;

import java.util.concurrent.Callable;

import org.portalscope.cli.json.Schema;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints the schema of what {@code run --format json} writes. */
@Command(name = "schema", mixinStandardHelpOptions = true,
        description = "Prints the JSON Schema of the lines that 'portalscope run --format json' writes.")
final class SchemaCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine().getOut().print(Schema.text());
        return Main.FINE;
    }
}
