package org.portalscope.node.transport;

import java.io.IOException;
import java.util.function.Consumer;

import javax.net.ssl.SSLException;

import io.netty.channel.Channel;
import io.netty.handler.codec.DecoderException;
import io.netty.util.AttributeKey;

/** Closes connections that bring what cannot be taken, counts them, and says why, once for each. */
public final class Refusals {

    /** Of connections that have been closed for what they brought. */
    private static final AttributeKey<Boolean> REFUSED = AttributeKey.valueOf(Refusals.class, "refused");

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
            tell(connection, why);
            connection.close();
        }
    }

    private void tell(Channel connection, String why) {
        if (connection.attr(REFUSED).getAndSet(true) == null) {
            count++;
            log.accept("Closed the connection with " + connection.remoteAddress() + ": " + why + '.');
        }
    }

    /** Closes a connection; if it is not just broken, for what it brought. */
    void refuse(Channel connection, Throwable cause) {
        Throwable reason = cause instanceof DecoderException && cause.getCause() != null ? cause.getCause() : cause;
        String words = reason.getMessage() == null ? reason.toString() : reason.getMessage();
        if (reason instanceof SSLException) { // TLS has closed it already
            tell(connection, words);
        } else if (reason instanceof IOException) {
            connection.close();
        } else {
            refuse(connection, words);
        }
    }
}
