package org.portalscope.node;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** Puts of 8 bytes, each of which is answered by another one, 64 on their way at a time: an operation is a message in one of the two directions. */
public class NodeRate extends NodeMessages {

    private static final int BYTES = 8;
    private static final int WINDOW = 64;
    /** In a stretch. */
    private static final int EXCHANGES = 40_000;

    public NodeRate() {
        super(BYTES, BYTES, WINDOW, EXCHANGES);
    }

    @Benchmark
    @OperationsPerInvocation(4 * EXCHANGES)
    public void message(Spent spent) throws InterruptedException {
        exchangeByTurns(spent);
    }
}
