package org.portalscope.releng.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;

/**
 * Runs the benchmarks that JMH's own arguments choose and prints the tables of their results. If the system property
 * {@code portalscope.page} names a file, the tables are put into it as well.
 */
public final class Bench {

    private Bench() {
    }

    public static void main(String[] args) throws CommandLineOptionException, RunnerException, IOException {
        CommandLineOptions options = new CommandLineOptions(args);
        if (options.shouldHelp()) {
            options.showHelp();
        } else if (options.shouldList()) {
            new Runner(options).list();
        } else {
            measure(options);
        }
    }

    private static void measure(Options options) throws RunnerException, IOException {
        Map<String, String> tables = new Tables(new Runner(options).run().stream().map(Measurement::of).toList()).all();
        tables.forEach((name, table) -> System.out.println("\n" + name + "\n\n" + table));
        String page = System.getProperty("portalscope.page");
        if (page != null) {
            update(Path.of(page), tables);
        }
    }

    private static void update(Path file, Map<String, String> tables) throws IOException {
        Page page = new Page(Files.readString(file)).with("machine", Machine.describe());
        for (Map.Entry<String, String> table : tables.entrySet()) {
            page = page.with(table.getKey(), table.getValue());
        }
        Files.writeString(file, page.text());
    }
}
