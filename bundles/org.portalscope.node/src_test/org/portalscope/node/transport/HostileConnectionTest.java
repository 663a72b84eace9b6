package org.portalscope.node.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import io.netty.buffer.Unpooled;
import io.netty.channel.DefaultChannelId;
import io.netty.channel.embedded.EmbeddedChannel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.node.token.Token;
import org.portalscope.wire.FrameEncoder;
import org.portalscope.wire.FrameFormat;
import org.portalscope.wire.LinkFrame;
import org.portalscope.wire.LinkFrameFormat;

/** A connection that brings what cannot be taken is closed, one sentence says why, and the others are served undisturbed. */
class HostileConnectionTest {

    private static final long RUN = 42;
    private static final int LONGEST = 1 << 16;
    private static final Token TOKEN = Token.random();
    private static final String WITHOUT_TOKEN = "it introduced itself as rank 0 (0:0) without the token of this run; all nodes of a run need the same token, "
            + "see --token of 'portalscope node'";

    private long now;
    private final List<String> log = new ArrayList<>();
    /** They come a second after each other, so that each is said. */
    private final Refusals refusals = new Refusals(log::add, () -> now += TimeUnit.SECONDS.toNanos(1));
    private final TestMessages messages = new TestMessages();
    private final TestNodeListener listener = new TestNodeListener();
    private final Peers peers = new Peers(1, RUN, List.of(List.of(TestMessages.CLIENT), List.of(TestMessages.SERVER), List.of(new ProcessId(2, 0))));
    private NodeNetwork network = network();
    private final List<EmbeddedChannel> channels = new ArrayList<>();

    private NodeNetwork network() {
        return new NodeNetwork(new NodeLock(new EmbeddedChannel().eventLoop()), peers, TOKEN, sender -> messages, listener, refusals, Encryption.NONE, LONGEST);
    }

    private EmbeddedChannel connection() {
        return connection(null);
    }

    /** @param own how this node introduces itself on a connection that it has made, or null */
    private EmbeddedChannel connection(LinkFrame.Introduction own) {
        EmbeddedChannel channel = new EmbeddedChannel(DefaultChannelId.newInstance(), new LinkFrameDecoder(),
                new Greeting(new Membership(TOKEN), own, network.reception(), refusals), new RefusalHandler(refusals));
        channels.add(channel);
        return channel;
    }

    @AfterEach
    void close() {
        channels.forEach(EmbeddedChannel::finishAndReleaseAll);
    }

    private static void arrive(EmbeddedChannel channel, byte[] bytes) {
        if (channel.isOpen()) {
            channel.writeInbound(Unpooled.wrappedBuffer(bytes));
        }
    }

    private static LinkFrame.Introduction introduction(LinkFrame.Kind kind, long run, int rank, ProcessId id) {
        return new LinkFrame.Introduction(kind, rank, 3, run, List.of(id));
    }

    private static LinkFrame.Introduction introduction() {
        return introduction(LinkFrame.Kind.MESSAGES, RUN, 0, TestMessages.CLIENT);
    }

    private static LinkFrame.Challenge challenge(EmbeddedChannel channel) {
        return (LinkFrame.Challenge) TestMembership.sent(channel);
    }

    /** A node that knows the token introduces itself. */
    private static void arrive(EmbeddedChannel channel, LinkFrame.Introduction introduction) {
        arrive(channel, TestMembership.greeting(TOKEN, challenge(channel), introduction));
    }

    /** A connection for messages of rank 0, which a network accepts once. */
    private EmbeddedChannel introduced() {
        EmbeddedChannel channel = connection();
        arrive(channel, introduction());
        return channel;
    }

    /** The same on another node. */
    private EmbeddedChannel introducedElsewhere() {
        network = network();
        return introduced();
    }

    /** A frame of a message without its data, or whole with data of its length. */
    private static byte[] frame(Header header, long sequence) {
        int length = (int) header.length();
        int dataLength = header.kind().carriesData() ? length : 0;
        ByteBuffer frame = ByteBuffer.allocate(FrameFormat.LONGEST_HEADER + dataLength);
        int headerLength = header.kind().carriesData() ? new FrameEncoder().whole(header, sequence, length, frame, 0)
                : new FrameEncoder().header(header, sequence, frame, 0);
        Arrays.fill(frame.array(), headerLength, headerLength + dataLength, (byte) length);
        return Arrays.copyOf(frame.array(), headerLength + dataLength);
    }

    private static List<byte[]> frames() {
        return List.of(frame(TestMessages.put(1, 20), 1), frame(TestMessages.get(1, 20), 1),
                frame(TestMessages.response(Message.Kind.ACK, 1, 20), 1), frame(TestMessages.response(Message.Kind.REPLY, 1, 20), 1));
    }

    private void assertRefused(EmbeddedChannel channel, String why) {
        assertFalse(channel.isOpen(), why);
        assertEquals(List.of("Closed the connection with embedded: " + why + '.'), log);
        assertEquals(1, refusals.count());
    }

    @Test
    void shouldTakeTheMessagesOfANodeThatHasIntroducedItself() {
        EmbeddedChannel channel = introduced();
        arrive(channel, frame(TestMessages.put(1, 20), 1));
        arrive(channel, frame(TestMessages.get(2, 20), 2));
        assertEquals(List.of("put #1 whole 20", "get #2 whole"), messages.arrived);
        assertEquals(List.of(), log);
        LinkFrame.Introduction answer = (LinkFrame.Introduction) TestMembership.sent(channel);
        assertEquals(introduction(LinkFrame.Kind.MESSAGES, RUN, 1, TestMessages.SERVER).proved(answer.proof()), answer);
    }

    @Test
    void shouldLetTheOldestConnectionGiveWayThatHasProvedNothing() {
        Connections connections = new Connections(new NodeLock(new EmbeddedChannel().eventLoop()), new Membership(TOKEN), refusals, Encryption.NONE, 2);
        List<EmbeddedChannel> three = Stream.generate(() -> new EmbeddedChannel(DefaultChannelId.newInstance())).limit(3).toList();
        channels.addAll(three);
        three.forEach(channel -> connections.accept(channel, network.reception()));
        assertRefused(three.get(0), "it has proved nothing, and gives way to a newer connection, since there are 2 such");
        assertTrue(three.get(1).isOpen());
        arrive(three.get(2), introduction());
        assertTrue(three.get(2).isOpen());
        assertEquals(1, refusals.count());
    }

    @Test
    void shouldNotLetAConnectionGiveWayThatHasProvedItself() {
        UnprovedConnections unproved = new UnprovedConnections(1, refusals);
        EmbeddedChannel node = connection();
        unproved.add(node);
        unproved.proved(node);
        EmbeddedChannel closed = connection();
        unproved.add(closed);
        closed.close();
        unproved.add(connection());
        assertTrue(node.isOpen());
        assertEquals(List.of(), log);
    }

    @Test
    void shouldRefuseAPeerWithoutTheToken() {
        EmbeddedChannel channel = connection();
        arrive(channel, TestMembership.together(Membership.challenge(), introduction()));
        assertRefused(channel, WITHOUT_TOKEN);
        assertEquals(List.of("CHALLENGE"), sentKinds(channel));
    }

    @Test
    void shouldRefuseAPeerWithAnotherToken() {
        EmbeddedChannel channel = connection();
        arrive(channel, TestMembership.greeting(Token.random(), challenge(channel), introduction()));
        assertRefused(channel, WITHOUT_TOKEN);
        assertEquals(List.of(), sentKinds(channel));
    }

    @Test
    void shouldRefuseAProofThatWasHeardOnAnotherConnection() {
        EmbeddedChannel heard = connection();
        byte[] greeting = TestMembership.greeting(TOKEN, challenge(heard), introduction());
        EmbeddedChannel again = connection();
        arrive(again, greeting);
        assertRefused(again, WITHOUT_TOKEN);
        arrive(heard, greeting);
        assertTrue(heard.isOpen());
    }

    @Test
    void shouldRefuseAProofOfAnotherIntroduction() {
        EmbeddedChannel channel = connection();
        LinkFrame.Challenge own = Membership.challenge();
        LinkFrame.Introduction proved = new Membership(TOKEN).prove(Membership.End.CONNECTING, new Membership.Challenges(own, challenge(channel)),
                introduction(LinkFrame.Kind.BARRIERS, RUN, 0, TestMessages.CLIENT));
        arrive(channel, TestMembership.together(own, introduction().proved(proved.proof())));
        assertRefused(channel, WITHOUT_TOKEN);
    }

    /** Somebody listens where another node should be, and sends the proof of this node back, with or without its challenge. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void shouldRefuseItsOwnProof(boolean reflectsChallenge) {
        EmbeddedChannel channel = connection(introduction(LinkFrame.Kind.MESSAGES, RUN, 1, TestMessages.SERVER));
        LinkFrame.Challenge challenge = challenge(channel);
        arrive(channel, LinkFrameFormat.write(reflectsChallenge ? challenge : Membership.challenge()));
        LinkFrame.Introduction own = (LinkFrame.Introduction) TestMembership.sent(channel);
        arrive(channel, LinkFrameFormat.write(own));
        assertRefused(channel, WITHOUT_TOKEN.replace("rank 0 (0:0)", "rank 1 (1:0)"));
        EmbeddedChannel other = connection();
        arrive(other, TestMembership.together(challenge, introduction().proved(own.proof())));
        assertFalse(other.isOpen());
    }

    @Test
    void shouldLookAtOneIntroductionOnly() {
        EmbeddedChannel channel = connection();
        LinkFrame.Challenge own = Membership.challenge();
        Membership.Challenges challenges = new Membership.Challenges(own, challenge(channel));
        LinkFrame.Introduction right = new Membership(TOKEN).prove(Membership.End.CONNECTING, challenges, introduction());
        arrive(channel, TestMembership.together(own, introduction(), right));
        assertRefused(channel, WITHOUT_TOKEN);
        assertEquals(List.of(), sentKinds(channel));
    }

    @Test
    void shouldRefuseAnIntroductionBeforeAChallenge() {
        EmbeddedChannel channel = connection();
        arrive(channel, LinkFrameFormat.write(introduction()));
        assertRefused(channel, "it sent a MESSAGES before it introduced itself");
    }

    @Test
    void shouldRefuseARefusalOnAConnectionThatItHasAccepted() {
        EmbeddedChannel channel = connection();
        arrive(channel, introduction(LinkFrame.Kind.REFUSED, RUN, 0, TestMessages.CLIENT));
        assertRefused(channel, "it sent a REFUSED before it introduced itself");
    }

    @Test
    void shouldRefuseASecondConnectionForMessagesAndKeepTheFirst() {
        EmbeddedChannel first = introduced();
        EmbeddedChannel second = introduced();
        assertRefused(second, "rank 0 is connected already");
        arrive(first, frame(TestMessages.put(1, 20), 1));
        assertEquals(List.of("put #1 whole 20"), messages.arrived);
        first.close();
        assertFalse(introduced().isOpen());
    }

    @Test
    void shouldRefuseAnOlderVersion() {
        byte[] old = LinkFrameFormat.write(introduction());
        old[4] = 1;
        EmbeddedChannel channel = connection();
        arrive(channel, old);
        assertRefused(channel, "byte 4 of the frame, version: the frame is of version 1, and only 2 is read: the nodes are of different versions of "
                + "Portalscope, and all nodes of a run have to be of one");
    }

    @Test
    void shouldSayASentenceASecondAboutThoseWhoHaveProvedNothing() {
        Refusals rare = new Refusals(log::add, () -> now);
        for (int i = 0; i < 5; i++) {
            rare.refuse(connection(), "it is the stranger " + i);
        }
        EmbeddedChannel node = connection();
        rare.trust(node);
        rare.refuse(node, "it is a node");
        now += TimeUnit.SECONDS.toNanos(1);
        rare.refuse(connection(), "it is the last one");
        assertEquals(List.of("Closed the connection with embedded: it is the stranger 0.", "Closed the connection with embedded: it is a node.",
                "Closed the connection with embedded: it is the last one. 4 more were refused since the last such line."), log);
        assertEquals(7, rare.count());
    }

    private static List<String> sentKinds(EmbeddedChannel channel) {
        List<String> kinds = new ArrayList<>();
        while (!channel.outboundMessages().isEmpty()) {
            kinds.add(TestMembership.sent(channel).kind().name());
        }
        return kinds;
    }

    @Test
    void shouldRefuseRandomBytes() {
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 1000; i++) {
            byte[] noise = new byte[random.nextInt(12, 300)];
            random.nextBytes(noise);
            EmbeddedChannel channel = i % 2 == 0 ? connection() : introducedElsewhere();
            arrive(channel, noise);
            assertFalse(channel.isOpen());
            assertEquals(i + 1, log.size());
        }
        assertEquals(List.of(), messages.arrived);
    }

    @Test
    void shouldTakeNothingOfAFrameThatIsCutOffAnywhere() {
        for (byte[] frame : frames()) {
            for (int length = 0; length < frame.length; length++) {
                EmbeddedChannel channel = introducedElsewhere();
                arrive(channel, Arrays.copyOf(frame, length));
                assertTrue(channel.isOpen());
                channel.close();
            }
        }
        assertEquals(List.of(), messages.arrived);
        assertEquals(List.of(), log);
    }

    @Test
    void shouldNotWaitForeverForAnIntroductionThatIsCutOffAnywhere() {
        int whole = TestMembership.greeting(TOKEN, Membership.challenge(), introduction()).length;
        for (int length = 0; length < whole; length++) {
            EmbeddedChannel channel = connection();
            arrive(channel, Arrays.copyOf(TestMembership.greeting(TOKEN, challenge(channel), introduction()), length));
            assertTrue(channel.isOpen());
            channel.advanceTimeBy(Greeting.PATIENCE, TimeUnit.SECONDS);
            channel.runScheduledPendingTasks();
            assertFalse(channel.isOpen());
            assertEquals("Closed the connection with embedded: it has not introduced itself within 10 seconds.", log.get(length));
        }
    }

    @Test
    void shouldKeepAConnectionThatIsSilentAfterItsIntroduction() {
        EmbeddedChannel channel = introduced();
        channel.advanceTimeBy(1, TimeUnit.HOURS);
        channel.runScheduledPendingTasks();
        assertTrue(channel.isOpen());
    }

    @Test
    void shouldRefuseAFrameThatIsTooLongByItsFirstBytes() {
        EmbeddedChannel channel = introduced();
        arrive(channel, Arrays.copyOf(frame(TestMessages.put(1, LONGEST), 1), FrameFormat.PREFIX));
        assertRefused(channel, "byte 8 of the frame, frame_length: 65640 bytes are more than the 65536 that are accepted");
    }

    @Test
    void shouldRefuseAnotherVersion() {
        byte[] frame = frame(TestMessages.get(1, 1), 1);
        frame[4] = 9;
        EmbeddedChannel channel = introduced();
        arrive(channel, frame);
        assertRefused(channel, "byte 4 of the frame, version: the frame is of version 9, which is newer than 1, the newest that is read");
    }

    @Test
    void shouldRefuseAChangedByte() {
        byte[] frame = frame(TestMessages.get(1, 1), 1);
        frame[50] ^= 1;
        EmbeddedChannel channel = introduced();
        arrive(channel, frame);
        assertFalse(channel.isOpen());
        assertTrue(log.get(0).contains("checksum"), log.get(0));
    }

    @Test
    void shouldRefuseMessagesBeforeAnIntroduction() {
        EmbeddedChannel channel = connection();
        arrive(channel, frame(TestMessages.put(1, 20), 1));
        assertRefused(channel, "byte 0 of the frame, magic: 0x50544C46 is not 0x50544C4C: this is no link frame");
    }

    @Test
    void shouldRefuseABarrierBeforeAnIntroduction() {
        EmbeddedChannel channel = connection();
        arrive(channel, LinkFrameFormat.write(new LinkFrame.BarrierReached(1)));
        assertRefused(channel, "it sent a BARRIER before it introduced itself");
    }

    @Test
    void shouldRefuseAMessageThatNamesAnotherInitiator() { // §2.3
        Header put = new Header();
        put.setPut(1, new ProcessId(2, 0).packed(), 100, TestMessages.SERVER.packed(), 4, 0, 7, 0, 0, 0, 9);
        EmbeddedChannel channel = introduced();
        arrive(channel, frame(put, 1));
        assertRefused(channel, "put #1 from 2:0 names another initiator than the process that introduced itself, 0:0");
    }

    @Test
    void shouldRefuseAMessageForAnotherProcess() {
        Header put = new Header();
        put.setPut(1, TestMessages.CLIENT.packed(), 100, new ProcessId(2, 0).packed(), 4, 0, 7, 0, 0, 0, 9);
        EmbeddedChannel channel = introduced();
        arrive(channel, frame(put, 1));
        assertRefused(channel, "put #1 from 0:0 is for 2:0, which is no id of this process");
    }

    @Test
    void shouldRefuseAGapInTheOrderOfMessages() { // R27
        EmbeddedChannel channel = introduced();
        arrive(channel, frame(TestMessages.get(1, 1), 1));
        arrive(channel, frame(TestMessages.get(2, 1), 3));
        assertRefused(channel, "get #2 from 0:0 has the sequence number 3 instead of 2");
    }

    @Test
    void shouldRefuseDataWithoutAHeader() {
        Header put = TestMessages.put(1, 0);
        ByteBuffer frame = ByteBuffer.allocate(FrameFormat.LONGEST_HEADER);
        new FrameEncoder().data(put, 1, 0, frame, 0);
        EmbeddedChannel channel = introduced();
        arrive(channel, frame.array());
        assertRefused(channel, "data of put #1 from 0:0 arrived, whose header did not");
    }

    @Test
    void shouldRefuseANodeOfAnotherRun() {
        EmbeddedChannel channel = connection();
        arrive(channel, introduction(LinkFrame.Kind.MESSAGES, RUN + 1, 0, TestMessages.CLIENT));
        assertRefused(channel, "rank 0 (0:0) belongs to another run");
    }

    @Test
    void shouldRefuseANodeThatIsNotWhoItClaimsToBe() {
        EmbeddedChannel channel = connection();
        arrive(channel, introduction(LinkFrame.Kind.MESSAGES, RUN, 2, TestMessages.CLIENT));
        assertRefused(channel, "rank 2 (0:0) is not the process of that rank, which is 2:0");
    }

    @Test
    void shouldRefuseASecondConnectionForBarriers() {
        arrive(connection(), introduction(LinkFrame.Kind.BARRIERS, RUN, 0, TestMessages.CLIENT));
        EmbeddedChannel second = connection();
        arrive(second, introduction(LinkFrame.Kind.BARRIERS, RUN, 0, TestMessages.CLIENT));
        assertRefused(second, "rank 0 is connected already");
    }

    @Test
    void shouldTakeANodeForLostThatClosesWithoutAFarewell() {
        EmbeddedChannel lost = connection();
        arrive(lost, introduction(LinkFrame.Kind.BARRIERS, RUN, 0, TestMessages.CLIENT));
        EmbeddedChannel ending = connection();
        arrive(ending, introduction(LinkFrame.Kind.BARRIERS, RUN, 2, new ProcessId(2, 0)));
        arrive(ending, LinkFrameFormat.write(new LinkFrame.BarrierReached(1)));
        network.reach(1);
        assertEquals(0, network.progress().barriers());
        lost.close();
        assertEquals(1, network.progress().barriers());
        arrive(ending, LinkFrameFormat.write(new LinkFrame.Farewell()));
        ending.close();
        assertEquals(List.of("progressed", "lost 0", "progressed", "progressed"), listener.told);
    }

    @Test
    void shouldTakeANodeForLostOfWhichNothingIsHeard() {
        EmbeddedChannel silent = connection();
        arrive(silent, introduction(LinkFrame.Kind.BARRIERS, RUN, 0, TestMessages.CLIENT));
        EmbeddedChannel alive = connection();
        arrive(alive, introduction(LinkFrame.Kind.BARRIERS, RUN, 2, new ProcessId(2, 0)));
        for (int seconds = 0; seconds < BarrierHandler.PATIENCE; seconds += BarrierHandler.INTERVAL) {
            for (EmbeddedChannel channel : List.of(silent, alive)) {
                assertTrue(channel.isOpen(), log::toString);
                channel.advanceTimeBy(BarrierHandler.INTERVAL, TimeUnit.SECONDS);
                channel.runScheduledPendingTasks();
            }
            arrive(alive, LinkFrameFormat.write(new LinkFrame.BarrierReached(0)));
        }
        assertFalse(silent.isOpen());
        assertTrue(alive.isOpen());
        assertTrue(listener.told.contains("lost 0"), listener.told::toString);
        assertFalse(listener.told.contains("lost 2"), listener.told::toString);
    }

    @Test
    void shouldSayNowAndThenHowFarItHasCome() {
        EmbeddedChannel channel = connection();
        arrive(channel, introduction(LinkFrame.Kind.BARRIERS, RUN, 0, TestMessages.CLIENT));
        network.reach(3);
        channel.releaseOutbound();
        assertTrue(channel.outboundMessages().isEmpty());
        channel.advanceTimeBy(BarrierHandler.INTERVAL, TimeUnit.SECONDS);
        channel.runScheduledPendingTasks();
        assertEquals(new LinkFrame.BarrierReached(3), TestMembership.sent(channel));
    }

    @Test
    void shouldWriteNothingButItsIntroductionToOneThatReadsNothing() {
        EmbeddedChannel channel = introduced();
        for (int ordinal = 1; ordinal <= 1000; ordinal++) {
            arrive(channel, frame(TestMessages.get(ordinal, 1), ordinal));
        }
        assertEquals(1000, messages.arrived.size());
        assertEquals(1, channel.outboundMessages().size());
    }

    @Test
    void shouldServeOthersUndisturbed() {
        EmbeddedChannel good = introduced();
        SplittableRandom random = new SplittableRandom(9);
        for (int ordinal = 1; ordinal <= 500; ordinal++) {
            byte[] noise = new byte[100];
            random.nextBytes(noise);
            arrive(connection(), noise);
            arrive(good, frame(TestMessages.put(ordinal, 20), ordinal));
        }
        assertEquals(500, refusals.count());
        assertEquals(500, messages.arrived.size());
        assertTrue(good.isOpen());
    }
}
