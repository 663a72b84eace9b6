package org.portalscope.engine;

import java.util.concurrent.TimeUnit;

import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How all benchmarks are run unless the command line says otherwise: nanoseconds per operation, in two virtual machines with a
 * heap that fits into 32-bit addresses and a collector with few barriers for references: nothing is allocated, so all that a collector does
 * here is to make each write dearer.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 2, jvmArgsAppend = {"-Xms1g", "-Xmx1g", "-XX:+UseParallelGC"})
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
public abstract class Settings {

    /** Of all lists and all sequences of requests. */
    static final long SEED = 42;
}
