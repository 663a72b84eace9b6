package org.portalscope.world;

import java.io.IOException;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A quick run of two programs in Java, round after round, on one processor. Each iteration has a world of its own, which begins with empty lists and queues.
 */
@Warmup(iterations = 30, time = 1)
public abstract class MessageRun extends QuickRunSettings {

    /** Rounds of an invocation: who drives a run is not woken for each. */
    public static final int ROUNDS = 16;

    private MessageWorld world;

    /** Makes the world, for one iteration. */
    protected abstract MessageWorld makeWorld();

    @Setup(Level.Trial)
    public void bind() throws IOException, InterruptedException {
        OneProcessor.bind();
    }

    @Setup(Level.Iteration)
    public void begin() {
        world = makeWorld();
    }

    @TearDown(Level.Iteration)
    public void end() {
        world.close();
    }

    @Benchmark
    @OperationsPerInvocation(ROUNDS * CountedRounds.ROUND)
    public void run() {
        world.run(ROUNDS);
    }

    /** How many rounds are complete. */
    public int rounds() {
        return world.rounds();
    }
}
