package org.portalscope.mpi;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.portalscope.engine.Settings;
import org.portalscope.world.CountedRounds;
import org.portalscope.world.MessageWorld;

/** What {@link MpiMessages} measures of MPI, without MPI: programs in Java make the calls of Portals that an eager message needs. */
@Warmup(iterations = 10, time = 1)
public class PutMessages extends Settings {

    private MessageWorld world;

    @Setup(Level.Iteration)
    public void begin() {
        world = new MessageWorld(new PutRounds(true), new PutRounds(false));
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
