package org.portalscope.releng.benchmark;

import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/** Runs the benchmarks. */
public final class Bench {

    private Bench() {
    }

    public static void main(String[] args) throws CommandLineOptionException, RunnerException {
        new Runner(new CommandLineOptions(args)).run();
    }
}
