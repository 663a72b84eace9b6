package org.portalscope.node.transport;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

import javax.net.ssl.SSLException;

import io.netty.channel.Channel;
import io.netty.handler.codec.DecoderException;
import io.netty.util.AttributeKey;

/**
 * Closes connections that bring what cannot be taken, counts them, and says why, once for each. About connections that have proved nothing it says a sentence a
 * second at most, so that nobody fills the log.
 */
public final class Refusals {

    /** Of connections that have been closed for what they brought. */
    private static final AttributeKey<Boolean> REFUSED = AttributeKey.valueOf(Refusals.class, "refused");

    /** Of connections whose other end has proved that it knows the token. */
    private static final AttributeKey<Boolean> TRUSTED = AttributeKey.valueOf(Refusals.class, "trusted");
    /** Nanoseconds between two sentences about connections that have proved nothing. */
    private static final long INTERVAL = TimeUnit.SECONDS.toNanos(1);

    private final Consumer<String> log;
    private final LongSupplier clock;
    private long count;
    /** When the last sentence about a connection was said that has proved nothing; null if none was. */
    private Long last;
    /** Refusals since then that nothing was said about. */
    private long unsaid;

    /** @param log takes the sentences */
    public Refusals(Consumer<String> log) {
        this(log, System::nanoTime);
    }

    /**
     * Refusals of which none has happened.
     *
     * @param log   takes the sentences
     * @param clock counts nanoseconds
     */
    public Refusals(Consumer<String> log, LongSupplier clock) {
        this.log = log;
        this.clock = clock;
    }

    /** The other end of a connection has proved that it knows the token: if it is refused yet, a sentence says so in any case. */
    void trust(Channel connection) {
        connection.attr(TRUSTED).set(true);
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
            String sentence = "Closed the connection with " + words(connection.remoteAddress()) + ": " + why + '.';
            if (connection.attr(TRUSTED).get() == null) {
                warn(sentence);
            } else {
                log.accept(sentence);
            }
        }
    }

    private static String words(SocketAddress address) {
        return address instanceof InetSocketAddress internet ? internet.getHostString() + ':' + internet.getPort() : address.toString();
    }

    /** Says a sentence about connections that have proved nothing, unless one was said less than a second ago; the next one counts those that were not said. */
    void warn(String sentence) {
        long now = clock.getAsLong();
        if (last != null && now - last < INTERVAL) {
            unsaid++;
            return;
        }
        log.accept(unsaid == 0 ? sentence : sentence + ' ' + unsaid + (unsaid == 1 ? " more was" : " more were") + " refused since the last such line.");
        last = now;
        unsaid = 0;
    }

    /** Returns whether a connection has been closed for what it brought. */
    boolean isRefused(Channel connection) {
        return connection.attr(REFUSED).get() != null;
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
