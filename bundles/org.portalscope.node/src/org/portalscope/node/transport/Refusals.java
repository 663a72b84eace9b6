package org.portalscope.node.transport;

import java.io.IOException;
import java.util.function.Consumer;

import io.netty.channel.Channel;
import io.netty.handler.codec.DecoderException;

/** Closes connections that bring what cannot be taken, counts them, and says why, once for each. */
public final class Refusals {

    private final Consumer<String> log;
    private long count;

    /** @param log takes a sentence for each */
    public Refusals(Consumer<String> log) {
        this.log = log;
    }

    /** How many connections have been closed for what they brought. */
    public long count() {
        return count;
    }

    /** Closes a connection for what it brought. */
    public void refuse(Channel connection, String why) {
        if (connection.isOpen()) {
            count++;
            log.accept("Closed the connection with " + connection.remoteAddress() + ": " + why + '.');
            connection.close();
        }
    }

    /** Closes a connection; if it is not just broken, for what it brought. */
    public void refuse(Channel connection, Throwable cause) {
        if (cause instanceof IOException) {
            connection.close();
        } else {
            Throwable reason = cause instanceof DecoderException && cause.getCause() != null ? cause.getCause() : cause;
            refuse(connection, reason.getMessage() == null ? reason.toString() : reason.getMessage());
        }
    }
}
