package org.portalscope.node.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

import javax.net.ssl.SSLException;

import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoop;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.node.token.Token;
import org.portalscope.wire.LinkFrame;
import org.portalscope.wire.LinkFrameFormat;

/** Two nodes talk over real sockets of this machine. */
class NodeNetworkTest {

    private final MultiThreadIoEventLoopGroup threads = new MultiThreadIoEventLoopGroup(2, NioIoHandler.newFactory());
    static final Path KEYS = Path.of("src_test/org/portalscope/node/transport/keys");

    static final Token TOKEN = Token.random();

    private final End client = new End(0);
    private final End server = new End(1);

    /** Whether the connections are encrypted. */
    boolean isEncrypted() {
        return false;
    }

    private Encryption encryption(int rank) {
        try {
            return isEncrypted() ? Encryption.ofNode(KEYS.resolve("node.pem"), KEYS.resolve("node.key"), KEYS.resolve("authority.pem"), true)
                    : Encryption.NONE;
        } catch (SSLException e) {
            throw new AssertionError("rank " + rank, e);
        }
    }

    /** Where a node listens. */
    InetSocketAddress address() {
        return server.address;
    }

    /** What that node is told, and says of connections. */
    BlockingQueue<String> told() {
        return server.told;
    }

    /** Connects with a node. */
    void connect(Encryption encryption, InetSocketAddress address) {
        new Connections(new NodeLock(client.loop), new Membership(TOKEN), new Refusals(refusal -> { }), encryption, 1)
                .connect(address, new LinkFrame.Introduction(LinkFrame.Kind.MESSAGES, 0, 2, 1, List.of(TestMessages.CLIENT)), client.network.reception())
                .syncUninterruptibly();
    }

    /** One of the nodes; what it is told goes into a queue. */
    private final class End extends TestNodeListener implements CollectingReceiver {

        final BlockingQueue<String> told = new LinkedBlockingQueue<>();
        final EventLoop loop = threads.next();
        final NodeNetwork network;
        final InetSocketAddress address;
        private final Channel port;
        /** Refusals come a second after each other, so that each is said. */
        private long said;

        End(int rank) {
            Peers peers = new Peers(rank, 1, List.of(List.of(TestMessages.CLIENT), List.of(TestMessages.SERVER)));
            Refusals refusals = new Refusals(told::add, () -> said += TimeUnit.SECONDS.toNanos(1));
            network = new NodeNetwork(new NodeLock(loop), peers, TOKEN, sender -> this, this, refusals, encryption(rank), 1 << 24);
            port = network.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)).syncUninterruptibly().channel();
            address = (InetSocketAddress) port.localAddress();
        }

        void expect(String what) throws InterruptedException {
            assertEquals(what, told.poll(30, TimeUnit.SECONDS));
        }

        @Override
        public void whole(Header header, MemoryBlock data) {
            told.add(header.message().key() + " " + (data == null ? 0 : data.length()));
        }

        @Override
        public void header(Header header) {
            told.add("header");
        }

        @Override
        public void data(Header header, MemoryBlock data) {
            told.add("data");
        }

        @Override
        public void dataLost(Message.Key message, int niFailType) {
            told.add("data lost");
        }

        @Override
        public void joined() {
            told.add("joined");
        }

        @Override
        public void progressed() {
            told.add("progressed " + network.progress().barriers() + ' ' + network.progress().hasEnded());
        }

        @Override
        public void writable() {
            // It takes whatever comes.
        }

        @Override
        public void lost(int rank) {
            told.add("lost " + rank);
        }

        @Override
        public void failedToJoin(String why) {
            told.add(why);
        }
    }

    @BeforeEach
    void join() throws InterruptedException {
        List<InetSocketAddress> addresses = List.of(client.address, server.address);
        server.loop.execute(() -> server.network.join(addresses));
        client.loop.execute(() -> client.network.join(addresses));
        client.expect("joined");
        server.expect("joined");
    }

    @AfterEach
    void stop() {
        threads.shutdownGracefully(0, 10, TimeUnit.SECONDS).syncUninterruptibly();
    }

    @Test
    void shouldJoinOnceThoughAllOthersConnectBefore() throws InterruptedException {
        End early = new End(1);
        End late = new End(0);
        List<InetSocketAddress> addresses = List.of(late.address, early.address);
        early.loop.execute(() -> early.network.join(addresses));
        early.expect("joined");
        late.loop.submit(() -> assertEquals(0, late.told.size())).syncUninterruptibly();
        late.loop.submit(() -> late.network.join(addresses)).syncUninterruptibly();
        assertEquals(List.of("joined"), List.copyOf(late.told));
    }

    private void put(int ordinal, int length) {
        Header put = TestMessages.put(ordinal, length);
        client.network.sender().send(put);
        client.network.sender().sendData(put, TestMessages.data(length), 0, length);
        client.network.sender().settle();
    }

    @Test
    void shouldCarryMessagesOfAllSizesInTheirOrder() throws InterruptedException {
        int[] sizes = {0, 1, 1 << 20, 3, 5_000_000, 4};
        client.loop.execute(() -> {
            for (int i = 0; i < sizes.length; i++) {
                put(i + 1, sizes[i]);
            }
        });
        for (int i = 0; i < sizes.length; i++) {
            server.expect("put #" + (i + 1) + " " + sizes[i]);
        }
    }

    @Test
    void shouldCarryBarriersAndEndInGoodOrder() throws InterruptedException {
        client.loop.execute(() -> client.network.reach(1));
        server.expect("progressed 0 false");
        server.loop.execute(() -> server.network.reach(1));
        client.expect("progressed 1 false");
        client.loop.execute(() -> put(1, 1));
        server.expect("put #1 1");
        client.loop.execute(() -> {
            put(2, 1_000_000);
            client.network.finish(() -> client.told.add("finished"));
        });
        server.loop.execute(() -> server.network.finish(() -> server.told.add("finished")));
        Set<String> atTheEnd = Set.of("put #2 1000000", "progressed " + Long.MAX_VALUE + " true", "progressed 1 false", "finished");
        for (int i = 0; i < 3; i++) {
            String told = server.told.poll(30, TimeUnit.SECONDS);
            assertTrue(atTheEnd.contains(told), told);
        }
        assertTrue(client.told.poll(30, TimeUnit.SECONDS).startsWith("progressed"));
        client.expect("finished");
    }

    /**
     * Connects with the server as a node would.
     *
     * @param answer what is sent once the server has sent its challenge
     */
    private Channel intrude(Function<LinkFrame.Challenge, byte[]> answer) {
        return new Bootstrap().group(client.loop).channel(NioSocketChannel.class).handler(new ChannelInitializer<SocketChannel>() {
            @Override
            protected void initChannel(SocketChannel channel) {
                encryption(0).connect(channel);
                channel.pipeline().addLast(new LinkFrameDecoder(), new SimpleChannelInboundHandler<LinkFrame.Challenge>() {
                    @Override
                    protected void channelRead0(ChannelHandlerContext context, LinkFrame.Challenge challenge) {
                        context.writeAndFlush(Unpooled.wrappedBuffer(answer.apply(challenge)));
                    }
                });
            }
        }).connect(server.address).syncUninterruptibly().channel();
    }

    private static LinkFrame.Introduction introduction(LinkFrame.Kind kind) {
        return new LinkFrame.Introduction(kind, 0, 2, 1, List.of(TestMessages.CLIENT));
    }

    private void expectRefusal(Function<LinkFrame.Challenge, byte[]> answer, String why) throws InterruptedException {
        Channel intruder = intrude(answer);
        String refusal = server.told.poll(30, TimeUnit.SECONDS);
        assertTrue(refusal.startsWith("Closed the connection with 127.0.0.1:") && refusal.contains(why), refusal);
        assertTrue(intruder.closeFuture().await(30, TimeUnit.SECONDS));
    }

    @Test
    void shouldRefuseWhoeverDoesNotProveTheToken() throws InterruptedException {
        String withoutToken = "it introduced itself as rank 0 (0:0) without the token of this run";
        LinkFrame.Introduction introduction = introduction(LinkFrame.Kind.MESSAGES);
        byte[] heard = TestMembership.greeting(TOKEN, Membership.challenge(), introduction);
        byte[] old = LinkFrameFormat.write(introduction);
        old[4] = 1;
        expectRefusal(challenge -> TestMembership.together(Membership.challenge(), introduction), withoutToken);
        expectRefusal(challenge -> TestMembership.greeting(Token.random(), challenge, introduction), withoutToken);
        expectRefusal(challenge -> heard, withoutToken);
        expectRefusal(challenge -> TestMembership.together(challenge, introduction.proved(challenge.bytes())), withoutToken);
        expectRefusal(challenge -> old, "the frame is of version 1, and only 2 is read");
        client.loop.execute(() -> put(1, 1));
        server.expect("put #1 1");
    }

    @Test
    void shouldKeepTheConnectionsOfANodeThatSomebodyClaimsToBe() throws InterruptedException {
        client.loop.execute(() -> put(1, 1));
        server.expect("put #1 1");
        for (LinkFrame.Kind kind : List.of(LinkFrame.Kind.MESSAGES, LinkFrame.Kind.BARRIERS)) {
            expectRefusal(challenge -> TestMembership.greeting(TOKEN, challenge, introduction(kind)), "rank 0 is connected already");
        }
        client.loop.execute(() -> {
            put(2, 1);
            client.network.reach(1);
        });
        assertEquals(Set.of("put #2 1", "progressed 0 false"), Set.of(server.told.poll(30, TimeUnit.SECONDS), server.told.poll(30, TimeUnit.SECONDS)));
    }

    @Test
    void shouldServeNodesWhileOthersFillAllPlacesAndSayNothing() throws Exception {
        List<Socket> silent = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            silent.add(new Socket(server.address.getAddress(), server.address.getPort()));
        }
        client.loop.execute(() -> put(1, 1));
        String told = server.told.poll(30, TimeUnit.SECONDS);
        while (!"put #1 1".equals(told)) {
            assertTrue(told.contains("it has proved nothing, and gives way to a newer connection"), told);
            told = server.told.poll(30, TimeUnit.SECONDS);
        }
        for (Socket socket : silent) {
            socket.close();
        }
    }

    @Test
    void shouldTellThatANodeIsLost() throws InterruptedException {
        client.loop.shutdownGracefully(0, 10, TimeUnit.SECONDS).syncUninterruptibly();
        server.expect("lost 0");
        server.expect("progressed 0 false");
    }

    @Test
    void shouldTellANodeThatIsStartedAgainWhyItIsRefused() throws InterruptedException {
        server.network.close();
        client.expect("lost 1");
        End again = new End(1);
        again.loop.execute(() -> again.network.join(List.of(client.address, again.address)));
        again.expect("rank 0 refuses this node: rank 1 has left this run or was lost, and does not come back: start all nodes of the run again");
        again.loop.submit(() -> assertEquals(List.of(), List.copyOf(again.told))).syncUninterruptibly();
    }

    @Test
    void shouldTakeBackNoNodeThatWasLost() throws InterruptedException {
        client.network.close();
        server.expect("lost 0");
        server.expect("progressed 0 false");
        for (LinkFrame.Kind kind : List.of(LinkFrame.Kind.BARRIERS, LinkFrame.Kind.MESSAGES)) {
            expectRefusal(challenge -> TestMembership.greeting(TOKEN, challenge, introduction(kind)),
                    "rank 0 has left this run or was lost, and does not come back: start all nodes of the run again");
        }
    }
}
