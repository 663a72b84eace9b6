package org.portalscope.lapi;

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
 * A quick run of two programs in Java: one puts into the memory of the other by LAPI, with target, origin and completion counter. Each iteration has a world of
 * its own, since a world keeps what its programs have been answered.
 */
@Warmup(iterations = 10, time = 1)
public class LapiPuts extends Settings {

    /** What puts. */
    public enum Call {
        LAPI_PUT, LAPI_PUTV
    }

    @Param
    public Call call;

    /** Blocks of 8 bytes: contiguous in a {@code LAPI_Put}, with as many bytes between them in a {@code LAPI_Putv}. */
    @Param({"1", "1000"})
    public int blocks;

    private MessageWorld world;

    @Setup(Level.Iteration)
    public void begin() {
        world = new MessageWorld(new TaskRounds(call, blocks), new TaskRounds(call, blocks));
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
