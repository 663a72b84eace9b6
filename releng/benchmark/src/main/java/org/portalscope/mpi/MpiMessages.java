package org.portalscope.mpi;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.portalscope.engine.Settings;
import org.portalscope.world.CountedRounds;
import org.portalscope.world.MessageWorld;

/**
 * A quick run of two programs in Java: one sends the other eager messages of 8 bytes by MPI, whose receives are posted before. The receiver has some other
 * receives or unexpected messages all the time. Each iteration has a world of its own, since a world keeps what its programs have been answered.
 */
@Warmup(iterations = 10, time = 1)
public class MpiMessages extends Settings {

    /** Receives or messages of a queue. */
    static final int LENGTH = 10_000;

    /** What the receiver has all the time. */
    public enum Queue {
        EMPTY, POSTED, UNEXPECTED
    }

    @Param
    public Queue queue;

    int length = LENGTH;

    private MessageWorld world;

    @Setup(Level.Iteration)
    public void begin() {
        world = new MessageWorld(new MessageRounds(queue, length), new MessageRounds(queue, length));
    }

    @TearDown(Level.Iteration)
    public void end() {
        world.close();
    }

    @Benchmark
    @OperationsPerInvocation(CountedRounds.ROUND)
    public void round() {
        world.round();
    }

    /** How many rounds are complete. */
    int rounds() {
        return world.rounds();
    }
}
