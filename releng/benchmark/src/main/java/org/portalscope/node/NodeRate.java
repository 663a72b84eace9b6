package org.portalscope.node;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** Puts of 8 bytes, each of which is answered by another one, 64 on their way at a time: an operation is a message in one of the two directions. */
public class NodeRate extends NodeMessages {

    private static final int BYTES = 8;
    private static final int WINDOW = 64;

    private int onTheirWay;

    public NodeRate() {
        super(BYTES, BYTES);
    }

    @Benchmark
    @OperationsPerInvocation(2)
    public void message() throws InterruptedException {
        pair().send();
        if (++onTheirWay == WINDOW) {
            pair().await();
            onTheirWay--;
        }
    }
}
