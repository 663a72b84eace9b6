package org.portalscope.dat;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.portalscope.engine.Settings;
import org.portalscope.world.CountedRounds;
import org.portalscope.world.MessageWorld;
import org.portalscope.world.schedule.RoundRobinScheduler;

/**
 * A quick run of two programs in Java: one sends the other messages of 8 bytes by uDAPL, into a shared receive queue, and both take the completions. Each
 * iteration has a world of its own, since a world keeps what its programs have been answered. Everybody gets a turn:
 * with each event that one waits for, another thread goes on otherwise.
 */
@Warmup(iterations = 10, time = 1)
public class SharedQueueSends extends Settings {

    private MessageWorld world;

    @Setup(Level.Iteration)
    public void begin() {
        world = new MessageWorld(new QueueRounds(true), new QueueRounds(false), new RoundRobinScheduler());
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
