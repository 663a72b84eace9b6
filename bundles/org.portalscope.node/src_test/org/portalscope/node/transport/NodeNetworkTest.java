package org.portalscope.node.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import javax.net.ssl.SSLException;

import io.netty.channel.Channel;
import io.netty.channel.EventLoop;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;

/** Two nodes talk over real sockets of this machine. */
class NodeNetworkTest {

    private final MultiThreadIoEventLoopGroup threads = new MultiThreadIoEventLoopGroup(2, NioIoHandler.newFactory());
    static final Path KEYS = Path.of("src_test/org/portalscope/node/transport/keys");

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
        new Connections(new NodeLock(client.loop), new Refusals(refusal -> { }), encryption, 1)
                .connect(address, (context, introduction) -> { }).syncUninterruptibly();
    }

    /** One of the nodes; what it is told goes into a queue. */
    private final class End extends TestNodeListener implements CollectingReceiver {

        final BlockingQueue<String> told = new LinkedBlockingQueue<>();
        final EventLoop loop = threads.next();
        final NodeNetwork network;
        final InetSocketAddress address;
        private final Channel port;

        End(int rank) {
            Peers peers = new Peers(rank, 1, List.of(List.of(TestMessages.CLIENT), List.of(TestMessages.SERVER)));
            network = new NodeNetwork(new NodeLock(loop), peers, sender -> this, this, new Refusals(told::add), encryption(rank), 1 << 24);
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

    @Test
    void shouldTellThatANodeIsLost() throws InterruptedException {
        client.loop.shutdownGracefully(0, 10, TimeUnit.SECONDS).syncUninterruptibly();
        server.expect("lost 0");
        server.expect("progressed 0 false");
    }
}
