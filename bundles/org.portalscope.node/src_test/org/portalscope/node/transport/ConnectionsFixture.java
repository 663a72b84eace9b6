package org.portalscope.node.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;

import io.netty.buffer.Unpooled;
import io.netty.channel.DefaultChannelId;
import io.netty.channel.embedded.EmbeddedChannel;
import org.junit.jupiter.api.AfterEach;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Header;
import org.portalscope.node.token.Token;
import org.portalscope.wire.FrameEncoder;
import org.portalscope.wire.FrameFormat;
import org.portalscope.wire.LinkFrame;

/** Connections with a node of rank 1 among three, and the sentences with which that node closes them. */
abstract class ConnectionsFixture {

    static final long RUN = 42;
    static final int LONGEST = 1 << 16;
    static final Token TOKEN = Token.random();

    long now;
    final List<String> log = new ArrayList<>();
    /** They come a second after each other, so that each is said. */
    final Refusals refusals = new Refusals(log::add, () -> now += TimeUnit.SECONDS.toNanos(1));
    final TestMessages messages = new TestMessages();
    final TestNodeListener listener = new TestNodeListener();
    final Peers peers = new Peers(1, RUN, List.of(List.of(TestMessages.CLIENT), List.of(TestMessages.SERVER), List.of(new ProcessId(2, 0))));
    NodeNetwork network = network();
    final List<EmbeddedChannel> channels = new ArrayList<>();

    NodeNetwork network() {
        return new NodeNetwork(new NodeLock(new EmbeddedChannel().eventLoop()), peers, TOKEN, sender -> messages, listener, refusals, Encryption.NONE, LONGEST);
    }

    EmbeddedChannel connection() {
        return connection(null);
    }

    /** @param own how this node introduces itself on a connection that it has made, or null */
    EmbeddedChannel connection(LinkFrame.Introduction own) {
        EmbeddedChannel channel = new EmbeddedChannel(DefaultChannelId.newInstance(), new LinkFrameDecoder(),
                new Greeting(new Membership(TOKEN), own, network.reception(), refusals), new RefusalHandler(refusals));
        channel.freezeTime();
        channels.add(channel);
        return channel;
    }

    @AfterEach
    void close() {
        channels.forEach(EmbeddedChannel::finishAndReleaseAll);
    }

    static void arrive(EmbeddedChannel channel, byte[] bytes) {
        if (channel.isOpen()) {
            channel.writeInbound(Unpooled.wrappedBuffer(bytes));
        }
    }

    static LinkFrame.Introduction introduction(LinkFrame.Kind kind, long run, int rank, ProcessId id) {
        return new LinkFrame.Introduction(kind, rank, 3, run, List.of(id));
    }

    static LinkFrame.Introduction introduction() {
        return introduction(LinkFrame.Kind.MESSAGES, RUN, 0, TestMessages.CLIENT);
    }

    static LinkFrame.Challenge challenge(EmbeddedChannel channel) {
        return (LinkFrame.Challenge) TestMembership.sent(channel);
    }

    /** A node that knows the token introduces itself. */
    static void arrive(EmbeddedChannel channel, LinkFrame.Introduction introduction) {
        arrive(channel, TestMembership.greeting(TOKEN, challenge(channel), introduction));
    }

    /** A connection for messages of rank 0, which a network accepts once. */
    EmbeddedChannel introduced() {
        EmbeddedChannel channel = connection();
        arrive(channel, introduction());
        return channel;
    }

    /** The same on another node. */
    EmbeddedChannel introducedElsewhere() {
        network = network();
        return introduced();
    }

    /** A frame of a message without its data, or whole with data of its length. */
    static byte[] frame(Header header, long sequence) {
        int length = (int) header.length();
        int dataLength = header.kind().carriesData() ? length : 0;
        ByteBuffer frame = ByteBuffer.allocate(FrameFormat.LONGEST_HEADER + dataLength);
        int headerLength = header.kind().carriesData() ? new FrameEncoder().whole(header, sequence, length, frame, 0)
                : new FrameEncoder().header(header, sequence, frame, 0);
        Arrays.fill(frame.array(), headerLength, headerLength + dataLength, (byte) length);
        return Arrays.copyOf(frame.array(), headerLength + dataLength);
    }

    void assertRefused(EmbeddedChannel channel, String why) {
        assertFalse(channel.isOpen(), why);
        assertEquals(List.of("Closed the connection with embedded: " + why + '.'), log);
        assertEquals(1, refusals.count());
    }
}
