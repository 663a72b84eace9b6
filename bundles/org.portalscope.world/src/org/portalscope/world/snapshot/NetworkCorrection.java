package org.portalscope.world.snapshot;

import org.portalscope.engine.message.Message;
import org.portalscope.world.World;
import org.portalscope.world.network.Channel;
import org.portalscope.world.network.Network;

/** Makes the network of a world fit a process that has been given a state to which nothing in the world leads; never to be reverted. */
public final class NetworkCorrection {

    private final Network network;

    public NetworkCorrection(World world) {
        network = world.network();
    }

    /** What has happened so far leads to the state with which the run begins: transitions are counted from here. */
    public void beginRun() {
        network.countFromHere();
    }

    /** Takes the message out that arrives next on a channel, by the ids of its ends, packed; only if there is one. */
    public Message takeOldest(long initiator, long target) {
        Channel channel = network.channels().between(initiator, target);
        Message oldest = channel.oldest().message();
        channel.removeFirst();
        return oldest;
    }

    /** Takes the data of a message out, if they are in flight. */
    public void takeData(Message message) {
        network.removePayload(message.key());
    }

    /** Says whether the data of a message will be thrown away when they come. */
    public void refuseData(Message.Key message, boolean isRefused) {
        network.setRefused(message, isRefused);
    }

    /** A process has been given its state. */
    public void end() {
        network.changes().allChanged();
    }
}
