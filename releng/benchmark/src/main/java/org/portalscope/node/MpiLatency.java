package org.portalscope.node;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.portalscope.engine.Settings;

/** A message of 8 bytes between two nodes, which comes back: by puts of Portals, or by MPI_Send and MPI_Recv. An operation is half of that. */
public class MpiLatency extends Settings {

    private static final int BYTES = 8;

    /** What the programs use. */
    public enum Calls {
        PORTALS, MPI
    }

    @Param
    public Calls calls;

    private Pair pair;

    @Setup(Level.Trial)
    public void connect() throws Exception {
        pair = calls == Calls.MPI ? new MpiPair(BYTES) : new NodePair(BYTES, BYTES);
    }

    @TearDown(Level.Trial)
    public void close() throws Exception {
        pair.close();
    }

    @Benchmark
    @OperationsPerInvocation(2)
    public void half() throws InterruptedException {
        pair.send();
        pair.await();
    }
}
