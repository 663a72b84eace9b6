package org.portalscope.node;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** A put of 8 bytes whose end a thread waits for, which puts as much back: an operation is half of that. */
public class NodeLatency extends NodeMessages {

    private static final int BYTES = 8;
    /** In a stretch. */
    private static final int EXCHANGES = 4_000;

    public NodeLatency() {
        super(BYTES, BYTES, 1, EXCHANGES);
    }

    @Benchmark
    @OperationsPerInvocation(4 * EXCHANGES)
    public void half(Spent spent) throws InterruptedException {
        exchangeByTurns(spent);
    }
}
