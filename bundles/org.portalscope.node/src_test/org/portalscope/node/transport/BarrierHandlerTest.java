package org.portalscope.node.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.timeout.IdleStateHandler;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.wire.LinkFrame;

/** A silent rank keeps its place for thirty seconds, and is lost then. */
class BarrierHandlerTest {

    private static final int RANK = 1;

    private final NodeProgress progress = new NodeProgress(0, 2);
    private final List<Integer> lost = new ArrayList<>();
    private final EmbeddedChannel connection = new EmbeddedChannel();

    @BeforeEach
    void connect() {
        connection.freezeTime();
        connection.pipeline().addLast(new IdleStateHandler(BarrierHandler.PATIENCE, BarrierHandler.INTERVAL, 0),
                new BarrierHandler(RANK, progress, lost::add, () -> { }));
    }

    @AfterEach
    void close() {
        connection.finishAndReleaseAll();
    }

    private void pass(int seconds) {
        for (int passed = 0; passed < seconds; passed++) {
            connection.advanceTimeBy(1, TimeUnit.SECONDS);
            connection.runScheduledPendingTasks();
            connection.runPendingTasks();
        }
    }

    @Test
    void shouldLoseARankThatSaysNothingForThirtySeconds() {
        pass(29);
        assertFalse(progress.isGone(RANK));
        assertTrue(connection.isActive());
        pass(1);
        assertTrue(progress.isGone(RANK));
        assertFalse(connection.isActive());
        assertEquals(List.of(RANK), lost);
    }

    @Test
    void shouldCountFromTheLastThingThatARankHasSaid() {
        pass(20);
        connection.writeInbound(new LinkFrame.BarrierReached(3));
        pass(29);
        assertFalse(progress.isGone(RANK));
        pass(1);
        assertEquals(List.of(RANK), lost);
    }

    @Test
    void shouldNotLoseARankThatSaysFarewell() {
        connection.writeInbound(new LinkFrame.Farewell());
        connection.close();
        assertTrue(progress.isGone(RANK));
        assertEquals(List.of(), lost);
    }
}
