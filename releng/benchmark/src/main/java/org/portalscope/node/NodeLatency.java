package org.portalscope.node;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** A put of 8 bytes whose end a thread waits for, which puts as much back: an operation is half of that. */
public class NodeLatency extends NodeMessages {

    private static final int BYTES = 8;

    public NodeLatency() {
        super(BYTES, BYTES);
    }

    @Benchmark
    @OperationsPerInvocation(2)
    public void half() throws InterruptedException {
        pair().send();
        pair().await();
    }
}
