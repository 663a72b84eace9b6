package org.portalscope.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.portalscope.timeline.session.MatchListWorld;
import org.portalscope.world.World;
import org.portalscope.world.schedule.RoundRobinScheduler;

class BlockCacheTest {

    private static final int BLOCK = 3;
    private static final long BYTES = 10_000;

    private final World world = MatchListWorld.world();
    private final CallStacks calls = new CallStacks();
    private final BlockCache cache = new BlockCache(new TimelineLimits(1, 1, 1, 1, BLOCK, Long.MAX_VALUE, BYTES, 1));

    private void append(int transitions) {
        for (int left = transitions; left > 0; left--) {
            int number = (int) world.transitions() + 1;
            cache.append(ReplayedWorld.explain(world, new RoundRobinScheduler().next(world).orElseThrow(), number, calls), calls);
        }
    }

    @Test
    void shouldPutTransitionsThatFollowOneAnotherIntoOneBlock() {
        append(BLOCK + 1);
        assertEquals(1, cache.block(2).first());
        assertEquals(BLOCK, cache.block(2).last());
        assertEquals(BLOCK + 1, cache.block(BLOCK + 1).first());
        assertNull(cache.block(BLOCK + 2));
    }

    @Test
    void shouldTellWhatIsKnownBeforeAndBehind() {
        append(1);
        world.advance(new RoundRobinScheduler().next(world).orElseThrow());
        append(1);
        assertEquals(2, cache.begin(2));
        assertEquals(2, cache.end(2));
        assertEquals(4, cache.begin(9));
        assertEquals(Integer.MAX_VALUE, cache.end(9));
    }

    @Test
    void shouldLetTheBlockGoThatNobodyHasAskedForLongest() {
        append(BLOCK);
        int gone = 0;
        while (world.transitions() < 15) {
            append(1);
            assertNotNull(cache.block((int) world.transitions()));
            gone += cache.block(2) == null ? 1 : 0;
            assertTrue(cache.bytes() <= BYTES, () -> cache.bytes() + " bytes");
        }
        assertEquals(0, gone, "what is asked for stays");
        assertNull(cache.block(BLOCK + 1));
    }
}
