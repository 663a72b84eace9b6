package org.portalscope.node.transport;

import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;

import io.netty.buffer.ByteBufAllocator;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.timeout.IdleStateHandler;
import org.portalscope.node.token.Token;
import org.portalscope.wire.LinkFrame;

/**
 * The connections of a node with all others. Each pair has one for barriers, made at the start; one for messages in either direction is made when the first is
 * sent. All happens while no other thread uses the node: whoever calls anything but {@link #bind} and {@link #close} has its lock.
 */
public final class NodeNetwork {

    /** Seconds without a message from a node after which it is lost. */
    public static final int PATIENCE = BarrierHandler.PATIENCE;
    /** Seconds in which all nodes have to come. */
    private static final int JOIN_PATIENCE = 60;
    /** Milliseconds between two attempts to reach a node that is not there yet. */
    private static final int RETRY = 50;
    /** Milliseconds between two attempts to reach one that is there, and has closed the connection before it has introduced itself. */
    private static final int RETRY_REFUSED = 500;
    /** Milliseconds in which a node that has closed a connection can still say farewell. */
    private static final int FAREWELL_PATIENCE = 1000;

    /** Connections that each node makes with another at most, one for barriers and one for messages. */
    private static final int CONNECTIONS_OF_A_NODE = 2;
    /** Connections of others that can be there besides, and have proved nothing. */
    private static final int STRANGERS = 64;

    private final NodeLock lock;
    private final Peers peers;
    private final MessageReceiver receiver;
    private final NodeListener listener;
    private final NodeProgress progress;
    private final MessageLink[] links;
    private final BarrierConnections barriers;
    private final MessageSender sender;
    private final int longest;
    private final Refusals refusals;
    private final Connections connections;
    private final Introductions introductions = new Introductions();
    private final MessageConnections messageConnections;
    /** Null before it is told to join others. */
    private List<InetSocketAddress> addresses;
    private long deadline;
    private boolean failed;
    private volatile boolean isClosed;
    private boolean joined;
    /** What is to be done when all nodes have said farewell, or null. */
    private Runnable ending;

    /**
     * @param token   of the run
     * @param engine  takes messages, and sends its own by what it is given
     * @param longest bytes of the longest frame that is accepted
     */
    public NodeNetwork(NodeLock lock, Peers peers, Token token, Function<MessageSender, MessageReceiver> engine, NodeListener listener, Refusals refusals,
            Encryption encryption, int longest) {
        this.lock = lock;
        this.peers = peers;
        this.listener = listener;
        this.longest = longest;
        this.refusals = refusals;
        connections = new Connections(lock, new Membership(token), refusals, encryption, CONNECTIONS_OF_A_NODE * peers.size() + STRANGERS);
        messageConnections = new MessageConnections(lock);
        progress = new NodeProgress(peers.own(), peers.size());
        sender = new MessageSender(this::link, ByteBufAllocator.DEFAULT);
        receiver = engine.apply(sender);
        barriers = new BarrierConnections(peers.size());
        links = new MessageLink[peers.size()];
        for (int rank = 0; rank < links.length; rank++) {
            int other = rank;
            links[rank] = rank == peers.own() ? new OwnLink(lock, messages(rank)) : new OutgoingLink(lock, () -> connectForMessages(other), listener::writable);
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
        return connections.bind(address, reception());
    }

    /** Takes the connections that other nodes make. */
    Greeting.Reception reception() {
        return new Greeting.Reception() {
            @Override
            public LinkFrame.Introduction admit(LinkFrame.Introduction introduction) throws RefusalException {
                peers.verify(introduction);
                if (progress.isGone(introduction.rank())) {
                    return peers.introduction(LinkFrame.Kind.REFUSED);
                }
                introductions.accept(introduction);
                return peers.introduction(introduction.kind());
            }

            @Override
            public void greeted(ChannelHandlerContext context, LinkFrame.Introduction introduction) throws RefusalException {
                accepted(context, introduction);
            }
        };
    }

    /** A rank that is gone does not come back: the others have seen its operations fail, and count its barriers no more. */
    private void requireThere(int rank) throws RefusalException {
        if (progress.isGone(rank)) {
            throw new RefusalException(doesNotComeBack(rank));
        }
    }

    private static String doesNotComeBack(int rank) {
        return "rank " + rank + " has left this run or was lost, and does not come back: start all nodes of the run again";
    }

    /** Another node has connected and introduced itself. */
    private void accepted(ChannelHandlerContext context, LinkFrame.Introduction introduction) throws RefusalException {
        requireThere(introduction.rank());
        connections.proved(context.channel());
        if (introduction.kind() == LinkFrame.Kind.BARRIERS) {
            barriersWith(context, introduction.rank());
        } else {
            messageConnections.add(introduction.rank(), context.channel());
            context.pipeline().replace(context.handler(), null, new MessageFrameDecoder(longest, messages(introduction.rank())));
            context.pipeline().remove(LinkFrameDecoder.class);
        }
    }

    private void barriersWith(ChannelHandlerContext context, int rank) throws RefusalException {
        barriers.add(rank, context.channel());
        context.pipeline().addBefore(context.name(), null, new IdleStateHandler(BarrierHandler.PATIENCE, BarrierHandler.INTERVAL, 0));
        context.pipeline().replace(context.handler(), null, new BarrierHandler(rank, progress, listener::lost, this::otherProgressed));
        joinIfComplete();
    }

    /**
     * Connects with all other nodes; the listener learns how that ends.
     *
     * @param where the nodes listen, by rank
     */
    public void join(List<InetSocketAddress> where) {
        addresses = List.copyOf(where);
        deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(JOIN_PATIENCE);
        lock.schedule(this::giveUp, TimeUnit.SECONDS.toMillis(JOIN_PATIENCE));
        for (int rank = 0; rank < peers.own(); rank++) {
            connectForBarriers(rank);
        }
        joinIfComplete();
    }

    /** Others may all have connected before this node is told to join them. */
    private void joinIfComplete() {
        if (addresses != null && !joined && barriers.areComplete()) {
            joined = true;
            listener.joined();
        }
    }

    private void giveUp() {
        if (!barriers.areComplete()) {
            failToJoin("not all of " + peers.size() + " nodes came within " + JOIN_PATIENCE + " seconds");
        }
    }

    private void failToJoin(String why) {
        if (!failed && !joined) {
            failed = true;
            listener.failedToJoin(why);
        }
    }

    /** The node of a rank refuses this one. */
    private void refused(ChannelHandlerContext context, int rank) throws RefusalException {
        String why = "rank " + rank + " refuses this node: " + doesNotComeBack(peers.own());
        if (joined) {
            throw new RefusalException(why);
        }
        failToJoin(why);
        context.close();
    }

    /** Takes a connection that this node has made. */
    private interface Made {

        void greeted(ChannelHandlerContext context) throws RefusalException;
    }

    /**
     * Connects with a node.
     *
     * @param closed learns that the connection has closed, and whether it was there
     */
    private void connect(int rank, LinkFrame.Kind kind, Made made, Consumer<ChannelFuture> closed) {
        ChannelFuture connected = connections.connect(addresses.get(rank), peers.introduction(kind), new Greeting.Reception() {
            @Override
            public LinkFrame.Introduction admit(LinkFrame.Introduction introduction) throws RefusalException {
                peers.verify(introduction);
                if (introduction.rank() != rank) {
                    throw new RefusalException(introduction.label() + " answers where rank " + rank + " should be");
                }
                return introduction;
            }

            @Override
            public void greeted(ChannelHandlerContext context, LinkFrame.Introduction introduction) throws RefusalException {
                refusals.trust(context.channel());
                if (introduction.kind() == LinkFrame.Kind.REFUSED) {
                    refused(context, rank);
                } else {
                    made.greeted(context);
                }
            }
        });
        connected.channel().closeFuture().addListener(end -> {
            if (!isClosed && !lock.loop().isShuttingDown()) {
                closed.accept(connected);
            }
        });
    }

    private void connectForBarriers(int rank) {
        connect(rank, LinkFrame.Kind.BARRIERS, context -> barriersWith(context, rank), connected -> {
            if (!failed && !barriers.isConnected(rank)) {
                retry(rank, connected, deadline, this::connectForBarriers);
            }
        });
    }

    /**
     * Connects with a node again that has not introduced itself: its connection may have given way to others, or the node may be none of this run.
     *
     * @return whether there is still time for that
     */
    private boolean retry(int rank, ChannelFuture connected, long until, IntConsumer again) {
        if (connected.isSuccess() && !refusals.isRefused(connected.channel())) {
            refusals.warn("Rank " + rank + " at " + addresses.get(rank) + " has closed the connection before it introduced itself: it may have another token, "
                    + "or be another version of Portalscope; what it prints says why.");
        }
        if (System.nanoTime() >= until) {
            return false;
        }
        lock.schedule(() -> again.accept(rank), connected.isSuccess() ? RETRY_REFUSED : RETRY);
        return true;
    }

    private void connectForMessages(int rank) {
        connectForMessages(rank, System.nanoTime() + TimeUnit.SECONDS.toNanos(Greeting.PATIENCE));
    }

    private void connectForMessages(int rank, long until) {
        OutgoingLink link = (OutgoingLink) links[rank];
        connect(rank, LinkFrame.Kind.MESSAGES, context -> {
            context.pipeline().replace(context.handler(), null, new OutgoingHandler(listener));
            messageConnections.add(rank, context.channel());
            link.open(context.channel());
            listener.writable();
        }, connected -> {
            boolean triesAgain = connected.isSuccess() && !link.wasOpened() && retry(rank, connected, until, again -> connectForMessages(again, until));
            if (!triesAgain) {
                lock.schedule(() -> disconnected(rank), FAREWELL_PATIENCE);
            }
        });
    }

    /** The connection for messages to a node has closed. If that is not the node's end, it takes no messages, and is lost for this one. */
    private void disconnected(int rank) {
        if (!progress.isGone(rank) && !progress.hasEnded()) {
            barriers.close(rank);
        }
    }

    /** A node is lost: nothing is sent to it any more, and what has arrived from it is all that comes. */
    public void lose(int rank) {
        ((OutgoingLink) links[rank]).lose();
        messageConnections.lose(rank);
        listener.writable();
    }

    /** Tells all nodes that the program has come to so many barriers. */
    public void reach(long arrivals) {
        progress.reach(peers.own(), arrivals);
        barriers.tell(new LinkFrame.BarrierReached(arrivals));
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
        barriers.tell(new LinkFrame.Ended());
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
        messageConnections.whenAllClose(() -> {
            barriers.tell(new LinkFrame.Farewell());
            progress.leave(peers.own());
            ending = finished;
            endIfAllLeave();
        });
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
        messageConnections.read(reads);
    }

    private void otherProgressed() {
        listener.progressed();
        endIfAllLeave();
    }

    /** Closes the port and all connections, without a farewell. To be called anywhere but on the event loop. */
    public void close() {
        isClosed = true;
        connections.close();
    }
}
