package org.portalscope.node.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import io.netty.channel.EventLoop;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.node.token.Token;
import org.portalscope.wire.LinkFrame;
import org.portalscope.wire.LinkFrameFormat;

/** Over real sockets, many connections bring what is none while two nodes send each other messages: each of these arrives, in its order and soon. */
class HostileSoakTest {

    private static final long RUN = 5;
    private static final Token TOKEN = Token.random();
    private static final int SAMPLE = 300;
    private static final int ALL = 10_000;
    private static final int KINDS = 9;
    /** Connections that say nothing and are open at a time. */
    private static final int SILENT = 20;
    private static final long LATEST = TimeUnit.SECONDS.toNanos(1);

    private final MultiThreadIoEventLoopGroup threads = new MultiThreadIoEventLoopGroup(2, NioIoHandler.newFactory());
    private final BlockingQueue<String> refused = new LinkedBlockingQueue<>();
    private final CompletableFuture<Void> joined = new CompletableFuture<>();
    private final End client = new End(0);
    private final End server = new End(1);

    /** One of the nodes. */
    private final class End extends TestNodeListener implements CollectingReceiver {

        final BlockingQueue<String> arrived = new LinkedBlockingQueue<>();
        final EventLoop loop = threads.next();
        final NodeLock lock = new NodeLock(loop);
        final Refusals refusals = new Refusals(refused::add);
        final NodeNetwork network;
        final InetSocketAddress address;

        End(int rank) {
            Peers peers = new Peers(rank, RUN, List.of(List.of(TestMessages.CLIENT), List.of(TestMessages.SERVER)));
            network = new NodeNetwork(lock, peers, TOKEN, sender -> this, this, refusals, Encryption.NONE, 1 << 20);
            address = (InetSocketAddress) network.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)).syncUninterruptibly().channel()
                    .localAddress();
        }

        @Override
        public void joined() {
            joined.complete(null);
        }

        @Override
        public void whole(Header header, MemoryBlock data) {
            arrived.add(header.message().key() + " " + data.length());
        }

        @Override
        public void header(Header header) {
            throw new AssertionError("data leave at once");
        }

        @Override
        public void data(Header header, MemoryBlock data) {
            throw new AssertionError("data leave at once");
        }

        @Override
        public void dataLost(Message.Key message, int niFailType) {
            throw new AssertionError("data leave at once");
        }
    }

    @AfterEach
    void stop() {
        threads.shutdownGracefully(0, 10, TimeUnit.SECONDS).syncUninterruptibly();
    }

    private void join() {
        List<InetSocketAddress> addresses = List.of(client.address, server.address);
        server.lock.execute(() -> server.network.join(addresses));
        client.lock.execute(() -> client.network.join(addresses));
        joined.join();
    }

    private void put(int ordinal) {
        client.lock.execute(() -> {
            Header put = TestMessages.put(ordinal, 8);
            client.network.sender().send(put);
            client.network.sender().sendData(put, TestMessages.data(8), 0, 8);
            client.network.sender().settle();
        });
    }

    /** What somebody sends who has no token: nothing, noise, a beginning, another version, too long a frame, what comes too early, and wrong proofs. */
    private static void write(Socket hostile, int number, SplittableRandom random) throws IOException {
        LinkFrame.Introduction introduction = new LinkFrame.Introduction(LinkFrame.Kind.MESSAGES, 0, 2, RUN, List.of(TestMessages.CLIENT));
        byte[] bytes = TestMembership.together(Membership.challenge(), introduction);
        switch (number % KINDS) {
            case 0 -> bytes = new byte[0];
            case 1 -> {
                bytes = new byte[random.nextInt(12, 300)];
                random.nextBytes(bytes);
            }
            case 2 -> bytes = Arrays.copyOf(bytes, random.nextInt(bytes.length));
            case 3 -> bytes[4] ^= 0x40;
            case 4 -> bytes[8] = 0x7F;
            case 5 -> bytes = LinkFrameFormat.write(new LinkFrame.BarrierReached(1));
            case 6 -> bytes = TestMembership.greeting(Token.random(), TestMembership.challenge(hostile), introduction);
            case 7 -> bytes = TestMembership.greeting(TOKEN, Membership.challenge(), introduction);
            default -> {
                // Somebody without a token: as it is.
            }
        }
        hostile.getOutputStream().write(bytes);
    }

    private void soak(int connections, long latest) throws IOException, InterruptedException {
        join();
        long began = System.nanoTime();
        SplittableRandom random = new SplittableRandom(3);
        Deque<Socket> open = new ArrayDeque<>();
        for (int number = 1; number <= connections; number++) {
            Socket hostile = new Socket(server.address.getAddress(), server.address.getPort());
            write(hostile, number, random);
            open.add(hostile);
            if (open.size() > SILENT) {
                open.poll().close();
            }
            long sent = System.nanoTime();
            put(number);
            String arrived = server.arrived.poll(30, TimeUnit.SECONDS);
            assertEquals("put #" + number + " 8", arrived);
            assertTrue(System.nanoTime() - sent < latest, () -> "a message came late");
        }
        for (Socket socket : open) {
            socket.close();
        }
        long count = server.loop.submit(server.refusals::count).syncUninterruptibly().getNow();
        assertTrue(count >= connections / KINDS * 6, () -> count + " were refused");
        assertTrue(refused.size() <= 1 + TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - began), () -> refused.size() + " sentences, one a second at most");
        assertTrue(server.arrived.isEmpty());
    }

    @Test
    @Timeout(120)
    void shouldServeOthersBesideHostileConnections() throws Exception {
        soak(SAMPLE, Long.MAX_VALUE);
    }

    @Test
    @Tag("long")
    @Timeout(1200)
    void shouldServeOthersBesideTenThousandHostileConnections() throws Exception {
        soak(ALL, LATEST);
    }
}
