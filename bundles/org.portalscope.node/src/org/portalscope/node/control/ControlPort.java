package org.portalscope.node.control;

import java.net.InetSocketAddress;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import org.portalscope.node.token.Token;
import org.portalscope.node.transport.Encryption;
import org.portalscope.node.transport.NodeLock;
import org.portalscope.node.transport.RefusalHandler;
import org.portalscope.node.transport.Refusals;
import org.portalscope.node.transport.UnprovedConnections;

/** Where a node can be attached to. It shares the event loop of the node, which never waits for who has attached. */
public final class ControlPort {

    /** Connections that have not proved that they know the token, at most. */
    static final int MOST_UNPROVED = 32;
    /** Bytes that wait for a reader before it misses some, and at which it goes on. */
    private static final WriteBufferWaterMark BACKLOG = new WriteBufferWaterMark(1 << 20, 1 << 22);

    /** Milliseconds in which those who have attached can read how the node has ended. */
    private static final int FAREWELL_PATIENCE = 1000;

    private final NodeLock lock;
    private final Token token;
    private final InputStreams streams;
    private final RunControl control;
    private final Refusals refusals;
    private final Encryption encryption;
    private final UnprovedConnections unproved;
    private final ChannelGroup connections;
    private ControlFrame description = ControlFrame.of(ControlFrame.Kind.ATTACHED);
    private Channel port;

    /** A port before anybody can connect. */
    public ControlPort(NodeLock lock, Token token, InputStreams streams, RunControl control, Refusals refusals, Encryption encryption) {
        this.lock = lock;
        this.token = token;
        this.streams = streams;
        this.control = control;
        this.refusals = refusals;
        this.encryption = encryption;
        unproved = new UnprovedConnections(MOST_UNPROVED, refusals);
        connections = new DefaultChannelGroup(lock.loop(), true);
    }

    /** Can be connected to from now on; the result tells where, or why not. */
    public ChannelFuture bind(InetSocketAddress address) {
        return new ServerBootstrap().group(lock.loop()).channel(NioServerSocketChannel.class).childOption(ChannelOption.TCP_NODELAY, true)
                .childOption(ChannelOption.WRITE_BUFFER_WATER_MARK, BACKLOG).childHandler(new ChannelInitializer<SocketChannel>() {
                    @Override
                    protected void initChannel(SocketChannel connection) {
                        accept(connection);
                    }
                }).bind(address).addListener((ChannelFutureListener) bound -> port = bound.channel());
    }

    /** What everybody who attaches is told of the node. */
    public void describe(NodeDescription node) {
        description = ControlFrame.of(ControlFrame.Kind.ATTACHED, node.text());
    }

    /** Somebody has connected. */
    void accept(Channel connection) {
        unproved.add(connection);
        connections.add(connection);
        lock.guard(connection);
        encryption.accept(connection);
        connection.pipeline().addLast(new ControlCodec(), new Admission(token, refusals, this::admit), new RefusalHandler(refusals));
    }

    private void admit(ChannelHandlerContext context, boolean lines) {
        unproved.proved(context.channel());
        context.channel().write(description);
        context.pipeline().addBefore(context.name(), null, new KeepAlive());
        context.pipeline().replace(context.handler(), null, new ControlHandler(streams, control, lines));
    }

    /** The node goes on, or has paused. */
    public void tellState() {
        streams.settle();
        streams.tell(ControlFrame.state(control.state()));
    }

    /**
     * Says farewell to everybody.
     *
     * @param failure why the node ended, or empty if all was well
     */
    public void end(String failure) {
        streams.settle();
        streams.end(ControlFrame.of(ControlFrame.Kind.ENDED, failure));
    }

    /** Closes the port and all connections, once what they were told has left or they do not take it. To be called anywhere but on the event loop. */
    public void close() {
        if (port != null) {
            port.close().awaitUninterruptibly();
        }
        connections.newCloseFuture().awaitUninterruptibly(FAREWELL_PATIENCE);
        connections.close().awaitUninterruptibly();
    }
}
