package org.portalscope.world.snapshot;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.engine.snapshot.MemoryPage;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.world.RandomWorld;
import org.portalscope.world.World;
import org.portalscope.world.schedule.RandomScheduler;

class SnapshotSeriesTest {

    private static final int TRANSITIONS = 60;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void shouldTakeTheSnapshotsThatAreTakenAlone(long seed) throws SnapshotException {
        World world = RandomWorld.of(seed);
        SnapshotSeries series = new SnapshotSeries(world);
        RandomScheduler scheduler = new RandomScheduler(seed);
        List<Snapshot> taken = new ArrayList<>();
        List<String> states = new ArrayList<>();
        for (int i = 0; i < TRANSITIONS && scheduler.next(world).isPresent(); i++) {
            taken.add(series.take());
            states.add(world.dump());
            assertArrayEquals(WorldSnapshot.take(world).toBytes(), taken.get(i).toBytes());
            world.advance(scheduler.next(world).orElseThrow());
        }
        for (int i = taken.size() - 1; i >= 0; i--) {
            series.restore(taken.get(i));
            assertEquals(states.get(i), world.dump());
            assertSharedWhereEqual(taken.get(i).pages(), series.take().pages());
        }
    }

    private static void assertSharedWhereEqual(List<MemoryPage> before, List<MemoryPage> after) {
        assertEquals(before, after);
        for (int i = 0; i < before.size(); i++) {
            assertSame(before.get(i), after.get(i));
        }
    }
}
