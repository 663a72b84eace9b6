package org.portalscope.node.transport;

import java.net.InetSocketAddress;
import java.util.function.Consumer;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import org.portalscope.wire.LinkFrame;

/**
 * The port of a node and all of its connections, each of which begins with challenges and introductions. Of those that others make, so many at most have not
 * proved that they belong to the run; the others are as many as {@link Introductions} accepts.
 */
final class Connections {

    /** Bytes that wait for another node before data of messages wait in memory, and at which they go on. */
    private static final WriteBufferWaterMark BACKLOG = new WriteBufferWaterMark(1 << 19, 1 << 21);

    private final NodeLock lock;
    private final Refusals refusals;
    private final Encryption encryption;
    private final Membership membership;
    private final UnprovedConnections unproved;
    /** The port and all connections; one that comes once they are closed is closed, too. */
    private final ChannelGroup channels;

    /** @param most connections that others make and that have proved nothing, at most */
    Connections(NodeLock lock, Membership membership, Refusals refusals, Encryption encryption, int most) {
        this.lock = lock;
        this.refusals = refusals;
        this.encryption = encryption;
        this.membership = membership;
        unproved = new UnprovedConnections(most, refusals);
        channels = new DefaultChannelGroup(lock.loop(), true);
    }

    /** Lets others connect from now on; the result tells where, or why not. */
    ChannelFuture bind(InetSocketAddress address, Greeting.Reception reception) {
        return new ServerBootstrap().group(lock.loop()).channel(NioServerSocketChannel.class).childOption(ChannelOption.TCP_NODELAY, true)
                .childOption(ChannelOption.WRITE_BUFFER_WATER_MARK, BACKLOG).childHandler(initializer(connection -> accept(connection, reception)))
                .bind(address)
                .addListener((ChannelFutureListener) bound -> channels.add(bound.channel()));
    }

    /**
     * Connects with another node; if that proves that it belongs to the run, it is received.
     *
     * @param own how this node introduces itself
     */
    ChannelFuture connect(InetSocketAddress address, LinkFrame.Introduction own, Greeting.Reception reception) {
        ChannelHandler first = initializer(connection -> {
            lock.guard(connection);
            encryption.connect(connection);
            greet(connection, own, reception);
        });
        return new Bootstrap().group(lock.loop()).channel(NioSocketChannel.class).option(ChannelOption.TCP_NODELAY, true)
                .option(ChannelOption.WRITE_BUFFER_WATER_MARK, BACKLOG).handler(first).connect(address);
    }

    private ChannelHandler initializer(Consumer<Channel> begin) {
        return new ChannelInitializer<SocketChannel>() {
            @Override
            protected void initChannel(SocketChannel connection) {
                channels.add(connection);
                begin.accept(connection);
            }
        };
    }

    /** Somebody has connected. */
    void accept(Channel connection, Greeting.Reception reception) {
        unproved.add(connection);
        lock.guard(connection);
        encryption.accept(connection);
        greet(connection, null, reception);
    }

    private void greet(Channel connection, LinkFrame.Introduction own, Greeting.Reception reception) {
        connection.pipeline().addLast(new LinkFrameDecoder(), new Greeting(membership, own, reception, refusals), new RefusalHandler(refusals));
    }

    /** The other end of a connection has proved that it belongs to the run. */
    void proved(Channel connection) {
        unproved.proved(connection);
    }

    /** Closes all. To be called anywhere but on the event loop. */
    void close() {
        channels.close().awaitUninterruptibly();
    }
}
