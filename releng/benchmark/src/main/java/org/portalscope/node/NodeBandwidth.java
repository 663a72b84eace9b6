package org.portalscope.node;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** Puts of 1 MiB, each of which is answered by 8 bytes, four on their way at a time: an operation is such an exchange. */
public class NodeBandwidth extends NodeMessages {

    private static final int BYTES = 1 << 20;
    private static final int ANSWER = 8;
    private static final int WINDOW = 4;
    /** In a stretch. */
    private static final int EXCHANGES = 400;

    public NodeBandwidth() {
        super(BYTES, ANSWER, WINDOW, EXCHANGES);
    }

    @Benchmark
    @OperationsPerInvocation(2 * EXCHANGES)
    public void message(Spent spent) throws InterruptedException {
        exchangeByTurns(spent);
    }
}
