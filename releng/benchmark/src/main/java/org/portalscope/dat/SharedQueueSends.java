package org.portalscope.dat;

import org.openjdk.jmh.annotations.Param;
import org.portalscope.world.MessageRun;
import org.portalscope.world.MessageWorld;
import org.portalscope.world.schedule.NonPreemptiveScheduler;
import org.portalscope.world.schedule.RoundRobinScheduler;

/**
 * A quick run of two programs in Java: one sends the other messages of 8 bytes by uDAPL, into a shared receive queue, and both take the completions. Where they
 * wait for each, everybody gets a turn: with each event that one waits for, another thread goes on otherwise.
 */
public class SharedQueueSends extends MessageRun {

    /** How a program takes the completions of a round. */
    public enum Wait {
        /** It waits for each. */
        EACH,
        /** It waits until all are there, and takes one after the other. */
        ALL
    }

    @Param
    public Wait wait;

    @Override
    protected MessageWorld makeWorld() {
        return new MessageWorld(new QueueRounds(true, wait), new QueueRounds(false, wait),
                wait == Wait.EACH ? new RoundRobinScheduler() : new NonPreemptiveScheduler());
    }
}
