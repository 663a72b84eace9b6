package org.portalscope.releng.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import org.openjdk.jmh.runner.NoBenchmarksException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;

/**
 * Runs the benchmarks that JMH's own arguments choose and prints the tables of their results. If the system property
 * {@code portalscope.page} names a file, the tables are put into it as well. Exit status: 0 fine, 1 a benchmark failed, 2 bad
 * arguments.
 */
public final class Bench {

    private static final int FAILED = 1;
    private static final int BAD_ARGUMENTS = 2;

    private Bench() {
    }

    public static void main(String[] args) throws IOException {
        try {
            run(args);
        } catch (CommandLineOptionException problem) {
            leave(BAD_ARGUMENTS, problem.getMessage() + "; -h lists the options");
        } catch (NoBenchmarksException problem) {
            leave(BAD_ARGUMENTS, "no benchmark has such a name; -l lists them");
        } catch (RunnerException problem) {
            leave(FAILED, problem.getMessage());
        }
    }

    private static void leave(int status, String why) {
        System.err.println("bench: " + why);
        System.exit(status);
    }

    private static void run(String[] args) throws CommandLineOptionException, RunnerException, IOException {
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
