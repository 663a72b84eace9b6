package org.portalscope.node;

import org.openjdk.jmh.annotations.Benchmark;

/** Puts of 1 MiB, each of which is answered by 8 bytes, four on their way at a time. */
public class NodeBandwidth extends NodeMessages {

    private static final int BYTES = 1 << 20;
    private static final int ANSWER = 8;
    private static final int WINDOW = 4;

    private int onTheirWay;

    public NodeBandwidth() {
        super(BYTES, ANSWER);
    }

    @Benchmark
    public void message() throws InterruptedException {
        pair().send();
        if (++onTheirWay == WINDOW) {
            pair().await();
            onTheirWay--;
        }
    }
}
