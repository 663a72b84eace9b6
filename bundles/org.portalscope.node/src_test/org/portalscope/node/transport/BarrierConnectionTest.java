package org.portalscope.node.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeUnit;

import io.netty.channel.embedded.EmbeddedChannel;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.wire.LinkFrame;
import org.portalscope.wire.LinkFrameFormat;

/** On a connection for barriers both nodes say how far they have come; a node that closes it without a farewell, or is silent, is lost. */
class BarrierConnectionTest extends ConnectionsFixture {

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
    void shouldKeepThePlaceOfASilentRankForThirtySecondsAndThenLeaveItEmpty() {
        EmbeddedChannel silent = connection();
        arrive(silent, introduction(LinkFrame.Kind.BARRIERS, RUN, 0, TestMessages.CLIENT));
        silent.advanceTimeBy(29, TimeUnit.SECONDS);
        silent.runScheduledPendingTasks();
        EmbeddedChannel early = connection();
        arrive(early, introduction(LinkFrame.Kind.BARRIERS, RUN, 0, TestMessages.CLIENT));
        assertRefused(early, "rank 0 is connected already");
        assertTrue(silent.isOpen());
        silent.advanceTimeBy(1, TimeUnit.SECONDS);
        silent.runScheduledPendingTasks();
        assertFalse(silent.isOpen());
        log.clear();
        EmbeddedChannel late = connection();
        arrive(late, introduction(LinkFrame.Kind.BARRIERS, RUN, 0, TestMessages.CLIENT));
        assertFalse(late.isOpen());
        assertEquals(List.of("Closed the connection with embedded: rank 0 has left this run or was lost, and does not come back: start all nodes of the run "
                + "again."), log);
        assertEquals(LinkFrame.Kind.REFUSED, TestMembership.sent(late).kind());
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
}
