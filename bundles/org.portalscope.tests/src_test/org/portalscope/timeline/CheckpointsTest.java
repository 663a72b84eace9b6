package org.portalscope.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.timeline.session.MatchListWorld;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.snapshot.SnapshotSeries;

class CheckpointsTest {

    private static final int DISTANCE = 2;

    private final World world = MatchListWorld.world();
    private final SnapshotSeries snapshots = new SnapshotSeries(world);
    private Checkpoints checkpoints;

    @BeforeEach
    void start() {
        checkpoints = new Checkpoints(limits(Long.MAX_VALUE), false);
    }

    private static TimelineLimits limits(long bytes) {
        return new TimelineLimits(1, DISTANCE, Integer.MAX_VALUE, bytes, 1, 1, 1, 1);
    }

    private void run() throws SnapshotException {
        add(0);
        RoundRobinScheduler scheduler = new RoundRobinScheduler();
        for (Optional<Choice> next = scheduler.next(world); next.isPresent(); next = scheduler.next(world)) {
            world.advance(next.get());
            if (checkpoints.follow(ReplayWork.of(next.get()))) {
                add((int) world.transitions());
            }
        }
    }

    private void add(int number) throws SnapshotException {
        checkpoints.add(new Checkpoint(number, snapshots.take(), new CallStacks()));
    }

    @Test
    void shouldBeDueAfterAsMuchWorkAsTheyAreApart() throws SnapshotException {
        run();
        assertEquals(1 + world.transitions() / DISTANCE, checkpoints.size());
        assertEquals(0, checkpoints.upTo(1).number());
        assertEquals(2, checkpoints.upTo(3).number());
        assertEquals(4, checkpoints.upTo(4).number());
    }

    @Test
    void shouldBeFurtherApartOnceTheyTakeTooManyBytes() throws SnapshotException {
        run();
        long all = checkpoints.bytes();
        CheckpointsTest few = new CheckpointsTest();
        few.checkpoints = new Checkpoints(limits(all / 2), false);
        few.run();
        assertTrue(few.checkpoints.bytes() <= all / 2, () -> few.checkpoints.bytes() + " of " + all);
        assertTrue(few.checkpoints.size() < checkpoints.size());
        assertEquals(0, few.checkpoints.upTo(3).number(), "the first one stays");
    }

    @Test
    void shouldCountSharedPagesOnce() throws SnapshotException {
        add(0);
        long one = checkpoints.bytes();
        add(1);
        assertTrue(checkpoints.bytes() - one < one, "the second one has the same memory");
    }

    @Test
    void shouldHaveNoneBeforeTheFirst() {
        assertNull(checkpoints.upTo(7));
    }
}
