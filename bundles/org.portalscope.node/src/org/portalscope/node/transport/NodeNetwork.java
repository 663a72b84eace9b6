package org.portalscope.node.transport;

import java.net.InetSocketAddress;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.ByteBufAllocator;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoop;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import org.portalscope.wire.LinkFrame;

/**
 * The connections of a node with all others. Each pair has one for barriers, made at the start; one for messages in either direction is made when the first is
 * sent. All happens on one event loop, which is also that of the engine: whoever calls anything but {@link #bind} and {@link #close} is there.
 */
public final class NodeNetwork {

    /** Seconds in which all nodes have to come. */
    private static final int JOIN_PATIENCE = 60;
    /** Milliseconds between two attempts to reach a node that is not there yet. */
    private static final int RETRY = 50;
    /** Milliseconds in which a node that has closed a connection can still say farewell. */
    private static final int FAREWELL_PATIENCE = 1000;

    private final EventLoop loop;
    private final Peers peers;
    private final MessageReceiver receiver;
    private final NodeListener listener;
    private final Refusals refusals;
    private final NodeProgress progress;
    private final MessageLink[] links;
    private final Channel[] barriers;
    private final MessageSender sender;
    private final int longest;
    /** The port and all connections; one that comes once they are closed is closed, too. */
    private final ChannelGroup channels;
    private final Set<Channel> messageConnections = new HashSet<>();
    private List<InetSocketAddress> addresses = List.of();
    private long deadline;
    private boolean failed;
    private boolean isReading = true;
    /** What is to be done when all nodes have said farewell, or null. */
    private Runnable ending;

    /**
     * @param engine  takes messages, and sends its own by what it is given
     * @param longest bytes of the longest frame that is accepted
     */
    public NodeNetwork(EventLoop loop, Peers peers, Function<MessageSender, MessageReceiver> engine, NodeListener listener, Refusals refusals, int longest) {
        this.loop = loop;
        this.peers = peers;
        this.listener = listener;
        this.refusals = refusals;
        this.longest = longest;
        channels = new DefaultChannelGroup(loop, true);
        progress = new NodeProgress(peers.size());
        sender = new MessageSender(this::link, ByteBufAllocator.DEFAULT);
        receiver = engine.apply(sender);
        barriers = new Channel[peers.size()];
        links = new MessageLink[peers.size()];
        for (int rank = 0; rank < links.length; rank++) {
            int other = rank;
            links[rank] = rank == peers.own() ? new OwnLink(loop, messages(rank)) : new OutgoingLink(() -> connectForMessages(other));
        }
    }

    private MessageLink link(long id) {
        int rank = peers.rank(id);
        return rank == Peers.NOBODY ? null : links[rank]; // R61
    }

    private IncomingMessages messages(int rank) {
        return new IncomingMessages(peers.ids(rank), peers.ids(peers.own()), receiver);
    }

    /** Where the engine sends its messages. */
    MessageSender sender() {
        return sender;
    }

    /** How far the programs of all nodes have come. */
    public NodeProgress progress() {
        return progress;
    }

    /** Listens to other nodes from now on; the result tells where, or why not. */
    public ChannelFuture bind(InetSocketAddress address) {
        return new ServerBootstrap().group(loop).channel(NioServerSocketChannel.class).childOption(ChannelOption.TCP_NODELAY, true)
                .childHandler(initializer(this::accepted)).bind(address)
                .addListener((ChannelFutureListener) bound -> channels.add(bound.channel()));
    }

    private ChannelHandler initializer(Greeting.Reception reception) {
        return new ChannelInitializer<SocketChannel>() {
            @Override
            protected void initChannel(SocketChannel connection) {
                channels.add(connection);
                connection.pipeline().addLast(new LinkFrameDecoder(), new Greeting(reception, refusals), new RefusalHandler(refusals));
            }
        };
    }

    /** Somebody has connected and introduced itself. */
    void accepted(ChannelHandlerContext context, LinkFrame.Introduction introduction) throws RefusalException {
        peers.verify(introduction);
        LinkFrameEncoder.send(context.channel(), peers.introduction(introduction.kind()));
        if (introduction.kind() == LinkFrame.Kind.BARRIERS) {
            barriersWith(context, introduction.rank());
        } else {
            keepUntilClosed(context.channel());
            context.pipeline().replace(context.handler(), null, new MessageFrameDecoder(longest, messages(introduction.rank())));
            context.pipeline().remove(LinkFrameDecoder.class);
        }
    }

    private void barriersWith(ChannelHandlerContext context, int rank) throws RefusalException {
        if (barriers[rank] != null) {
            throw new RefusalException("rank " + rank + " is connected already");
        }
        barriers[rank] = context.channel();
        context.pipeline().replace(context.handler(), null, new BarrierHandler(rank, progress, listener::lost, this::otherProgressed));
        if (isJoined()) {
            listener.joined();
        }
    }

    private boolean isJoined() {
        int count = 1;
        for (Channel barrier : barriers) {
            count += barrier == null ? 0 : 1;
        }
        return count == peers.size();
    }

    /**
     * Connects with all other nodes; the listener learns how that ends.
     *
     * @param where the nodes listen, by rank
     */
    public void join(List<InetSocketAddress> where) {
        addresses = List.copyOf(where);
        deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(JOIN_PATIENCE);
        loop.schedule(this::giveUp, JOIN_PATIENCE, TimeUnit.SECONDS);
        for (int rank = 0; rank < peers.own(); rank++) {
            connectForBarriers(rank);
        }
        if (isJoined()) {
            listener.joined();
        }
    }

    private void giveUp() {
        if (!failed && !isJoined()) {
            failed = true;
            listener.failedToJoin("not all of " + peers.size() + " nodes came within " + JOIN_PATIENCE + " seconds");
        }
    }

    private ChannelFuture connect(int rank, LinkFrame.Kind kind, Greeting.Reception reception) {
        return new Bootstrap().group(loop).channel(NioSocketChannel.class).option(ChannelOption.TCP_NODELAY, true).handler(initializer(reception))
                .connect(addresses.get(rank)).addListener((ChannelFutureListener) connected -> {
                    if (connected.isSuccess()) {
                        LinkFrameEncoder.send(connected.channel(), peers.introduction(kind));
                    }
                });
    }

    private void connectForBarriers(int rank) {
        connect(rank, LinkFrame.Kind.BARRIERS, (context, introduction) -> {
            verify(rank, introduction);
            barriersWith(context, rank);
        }).addListener(connected -> {
            if (!connected.isSuccess() && System.nanoTime() < deadline) {
                loop.schedule(() -> connectForBarriers(rank), RETRY, TimeUnit.MILLISECONDS);
            }
        });
    }

    private void connectForMessages(int rank) {
        OutgoingLink link = (OutgoingLink) links[rank];
        connect(rank, LinkFrame.Kind.MESSAGES, (context, introduction) -> {
            verify(rank, introduction);
            context.pipeline().replace(context.handler(), null, new OutgoingHandler(listener));
            keepUntilClosed(context.channel());
            link.open(context.channel());
            listener.writable();
        }).channel().closeFuture().addListener(closed -> {
            if (!loop.isShuttingDown()) {
                loop.schedule(() -> disconnected(rank), FAREWELL_PATIENCE, TimeUnit.MILLISECONDS);
            }
        });
    }

    private void verify(int rank, LinkFrame.Introduction introduction) throws RefusalException {
        peers.verify(introduction);
        if (introduction.rank() != rank) {
            throw new RefusalException(introduction.label() + " answers where rank " + rank + " should be");
        }
    }

    /** The connection for messages to a node has closed. If that is not the node's end, it takes no messages, and is lost for this one. */
    private void disconnected(int rank) {
        if (!progress.isGone(rank) && !progress.hasEnded()) {
            barriers[rank].close();
        }
    }

    /** A node is lost: nothing is sent to it any more. */
    public void lose(int rank) {
        ((OutgoingLink) links[rank]).lose();
        listener.writable();
    }

    /** Tells all nodes that the program has come to so many barriers. */
    public void reach(long arrivals) {
        progress.reach(peers.own(), arrivals);
        tell(new LinkFrame.BarrierReached(arrivals));
    }

    /** Whether no message waits for its connection to be made. */
    public boolean isSettled() {
        for (MessageLink link : links) {
            if (link instanceof OutgoingLink outgoing && !outgoing.isSettled()) {
                return false;
            }
        }
        return true;
    }

    /** Tells all nodes that the program has ended; only to be called once {@link #isSettled}, so that they know who still has messages for them. */
    public void end() {
        progress.end(peers.own());
        tell(new LinkFrame.Ended());
    }

    private void tell(LinkFrame frame) {
        for (Channel barrier : barriers) {
            if (barrier != null && barrier.isActive()) {
                LinkFrameEncoder.send(barrier, frame);
            }
        }
    }

    /**
     * Ends the node in good order once all programs have ended: what has been sent leaves, what others have sent is taken, and all say farewell.
     *
     * @param finished is run when nothing more comes
     */
    public void finish(Runnable finished) {
        for (MessageLink link : links) {
            if (link instanceof OutgoingLink outgoing) {
                outgoing.finish();
            }
        }
        whenAllClose(messageConnections, () -> {
            tell(new LinkFrame.Farewell());
            progress.leave(peers.own());
            ending = finished;
            endIfAllLeave();
        });
    }

    private void whenAllClose(Set<Channel> connections, Runnable next) {
        if (connections.isEmpty()) {
            next.run();
        } else {
            connections.iterator().next().closeFuture().addListener(closed -> loop.execute(() -> whenAllClose(connections, next)));
        }
    }

    /** A node that closed its connections before it has read the farewells of others would break those off. */
    private void endIfAllLeave() {
        if (ending != null && progress.allAreGone()) {
            Runnable finished = ending;
            ending = null;
            finished.run();
        }
    }

    /** Reads messages from now on, or leaves them with those who send them, who wait then. */
    public void read(boolean reads) {
        isReading = reads;
        messageConnections.forEach(connection -> connection.config().setAutoRead(reads));
    }

    private void keepUntilClosed(Channel connection) {
        messageConnections.add(connection);
        connection.config().setAutoRead(isReading);
        connection.closeFuture().addListener(closed -> messageConnections.remove(connection));
    }

    private void otherProgressed() {
        listener.progressed();
        endIfAllLeave();
    }

    /** Closes the port and all connections, without a farewell. To be called anywhere but on the event loop. */
    public void close() {
        channels.close().awaitUninterruptibly();
    }
}
