package org.portalscope.node.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import io.netty.channel.DefaultChannelId;
import io.netty.channel.embedded.EmbeddedChannel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.node.token.Token;
import org.portalscope.wire.LinkFrame;
import org.portalscope.wire.LinkFrameFormat;

/** A node that proves its membership and introduces itself once and in time keeps its connection; any other is closed, and a sentence says why. */
class IntroductionTest extends ConnectionsFixture {

    private static final String WITHOUT_TOKEN = "it introduced itself as rank 0 (0:0) without the token of this run; all nodes of a run need the same token, "
            + "see --token of 'portalscope node'";

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
}
