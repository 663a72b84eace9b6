package org.portalscope.node;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.portalscope.engine.Settings;

/**
 * Puts between two nodes of this machine and, by turns in the same virtual machine, messages of the same length between two ends that have nothing but Netty:
 * what either takes differs more from one virtual machine to another.
 */
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 10, time = 2)
public abstract class NodeMessages extends Settings {

    /** Of the exchanges before each stretch one is not counted for so many that are. */
    private static final int UNCOUNTED = 10;

    /** Counts nanoseconds by the clock. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Spent {

        public long nodes;
        public long netty;
    }

    private final int bytes;
    private final int answerBytes;
    private final int window;
    private final int exchanges;
    private Pair nodes;
    private Pair netty;

    /**
     * @param window    messages that are on their way at a time before an answer is waited for
     * @param exchanges messages with their answers in a stretch
     */
    NodeMessages(int bytes, int answerBytes, int window, int exchanges) {
        this.bytes = bytes;
        this.answerBytes = answerBytes;
        this.window = window;
        this.exchanges = exchanges;
    }

    @Setup(Level.Trial)
    public void connect() throws Exception {
        nodes = new NodePair(bytes, answerBytes);
        netty = new BarePair(bytes, answerBytes);
    }

    @TearDown(Level.Trial)
    public void close() throws Exception {
        nodes.close();
        netty.close();
    }

    /** A stretch of each. */
    final void exchangeByTurns(Spent spent) throws InterruptedException {
        spent.netty += stretch(netty);
        spent.nodes += stretch(nodes);
    }

    private long stretch(Pair pair) throws InterruptedException {
        exchange(pair, exchanges / UNCOUNTED);
        long begin = System.nanoTime();
        exchange(pair, exchanges);
        return System.nanoTime() - begin;
    }

    private void exchange(Pair pair, int times) throws InterruptedException {
        for (int sent = 0; sent < times; sent++) {
            if (sent >= window) {
                pair.await();
            }
            pair.send();
        }
        for (int left = Math.min(window, times); left > 0; left--) {
            pair.await();
        }
    }
}
