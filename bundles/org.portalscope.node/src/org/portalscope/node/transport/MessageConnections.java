package org.portalscope.node.transport;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Executor;

import io.netty.channel.Channel;

/** The connections of a node on which messages come and go. */
final class MessageConnections {

    private final Executor loop;
    /** Each with the rank of the node at the other end. */
    private final Map<Channel, Integer> open = new LinkedHashMap<>();
    private boolean isReading = true;

    MessageConnections(Executor loop) {
        this.loop = loop;
    }

    /** There is another one, with the node of a rank. */
    void add(int rank, Channel connection) {
        open.put(connection, rank);
        connection.config().setAutoRead(isReading);
        connection.closeFuture().addListener(closed -> open.remove(connection));
    }

    /** Reads what comes from now on, or leaves it with those who send it, who wait then. */
    void read(boolean reads) {
        isReading = reads;
        open.keySet().forEach(connection -> connection.config().setAutoRead(reads));
    }

    /** The node of a rank is lost: connections with it close when nothing more comes on them, even if the network does not tell that they have ended. */
    void lose(int rank) {
        open.forEach((connection, other) -> {
            if (other == rank) {
                connection.pipeline().addFirst(new SilenceHandler());
            }
        });
    }

    /** Does something once all are closed. */
    void whenAllClose(Runnable next) {
        if (open.isEmpty()) {
            next.run();
        } else {
            open.keySet().iterator().next().closeFuture().addListener(closed -> loop.execute(() -> whenAllClose(next)));
        }
    }
}
