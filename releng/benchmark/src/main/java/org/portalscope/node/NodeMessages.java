package org.portalscope.node;

import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.portalscope.engine.Settings;

/** Puts between two nodes of this machine, beside messages of the same length between two ends that have nothing but Netty. */
public abstract class NodeMessages extends Settings {

    /** What carries the messages. */
    public enum Carrier {
        NETTY, NODES
    }

    @Param
    public Carrier carrier;

    private final int bytes;
    private final int answerBytes;
    private Pair pair;

    NodeMessages(int bytes, int answerBytes) {
        this.bytes = bytes;
        this.answerBytes = answerBytes;
    }

    @Setup(Level.Trial)
    public void connect() throws Exception {
        pair = carrier == Carrier.NETTY ? new BarePair(bytes, answerBytes) : new NodePair(bytes, answerBytes);
    }

    @TearDown(Level.Trial)
    public void close() throws Exception {
        pair.close();
    }

    final Pair pair() {
        return pair;
    }
}
