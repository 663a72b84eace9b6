package org.portalscope.mpi;

import org.openjdk.jmh.annotations.Param;
import org.portalscope.world.MessageRun;
import org.portalscope.world.MessageWorld;

/**
 * A quick run of two programs in Java: one sends the other eager messages of 8 bytes by MPI, whose receives are posted before. The receiver has some other
 * receives or unexpected messages all the time.
 */
public class MpiMessages extends MessageRun {

    /** Receives or messages of a queue. */
    static final int LENGTH = 10_000;

    /** What the receiver has all the time. */
    public enum Queue {
        EMPTY, POSTED, UNEXPECTED
    }

    @Param
    public Queue queue;

    int length = LENGTH;

    @Override
    protected MessageWorld makeWorld() {
        return new MessageWorld(new MessageRounds(queue, length), new MessageRounds(queue, length));
    }
}
