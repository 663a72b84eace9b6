package org.portalscope.node.transport;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.Executor;

import io.netty.channel.Channel;

/** The connections of a node on which messages come and go. */
final class MessageConnections {

    private final Executor loop;
    private final Set<Channel> open = new LinkedHashSet<>();
    private boolean isReading = true;

    MessageConnections(Executor loop) {
        this.loop = loop;
    }

    /** There is another one. */
    void add(Channel connection) {
        open.add(connection);
        connection.config().setAutoRead(isReading);
        connection.closeFuture().addListener(closed -> open.remove(connection));
    }

    /** Reads what comes from now on, or leaves it with those who send it, who wait then. */
    void read(boolean reads) {
        isReading = reads;
        open.forEach(connection -> connection.config().setAutoRead(reads));
    }

    /** Does something once all are closed. */
    void whenAllClose(Runnable next) {
        if (open.isEmpty()) {
            next.run();
        } else {
            open.iterator().next().closeFuture().addListener(closed -> loop.execute(() -> whenAllClose(next)));
        }
    }
}
