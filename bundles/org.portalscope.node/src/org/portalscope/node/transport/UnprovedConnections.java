package org.portalscope.node.transport;

import java.util.LinkedHashSet;
import java.util.Set;

import io.netty.channel.Channel;

/**
 * Connections that others have made and on which they have not yet proved that they know the token. Their number is bounded: if another one comes when all
 * places are taken, the oldest gives way, so that half-open connections keep nobody out. To be used on the event loop.
 */
public final class UnprovedConnections {

    private final int most;
    private final Refusals refusals;
    /** The oldest first. */
    private final Set<Channel> waiting = new LinkedHashSet<>();

    /** @param most how many there are at most, from 1 */
    public UnprovedConnections(int most, Refusals refusals) {
        this.most = most;
        this.refusals = refusals;
    }

    /** Another one has been made. */
    public void add(Channel connection) {
        if (waiting.size() >= most) {
            Channel oldest = waiting.iterator().next();
            waiting.remove(oldest);
            refusals.refuse(oldest, "it has proved nothing, and gives way to a newer connection, since there are " + most + " such");
        }
        waiting.add(connection);
        connection.closeFuture().addListener(closed -> waiting.remove(connection));
    }

    /** The other end of one has proved that it knows the token. */
    public void proved(Channel connection) {
        waiting.remove(connection);
        refusals.trust(connection);
    }
}
