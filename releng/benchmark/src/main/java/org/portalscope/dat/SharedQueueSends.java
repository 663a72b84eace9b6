package org.portalscope.dat;

import org.portalscope.world.MessageRun;
import org.portalscope.world.MessageWorld;
import org.portalscope.world.schedule.RoundRobinScheduler;

/**
 * A quick run of two programs in Java: one sends the other messages of 8 bytes by uDAPL, into a shared receive queue, and both take the completions.
 * Everybody gets a turn: with each event that one waits for, another thread goes on otherwise.
 */
public class SharedQueueSends extends MessageRun {

    @Override
    protected MessageWorld makeWorld() {
        return new MessageWorld(new QueueRounds(true), new QueueRounds(false), new RoundRobinScheduler());
    }
}
