package org.portalscope.world.snapshot;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.snapshot.MemoryPage;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.world.RandomWorld;
import org.portalscope.world.World;
import org.portalscope.world.schedule.RandomScheduler;

class SnapshotSeriesTest {

    private static final int TRANSITIONS = 60;
    /** Enough to lie in pages, with a short one at the end. */
    private static final int LARGE = MemoryBlock.PAGED + 100;

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

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void shouldKeepWorldsApartThatShareTheirPages(long seed) throws SnapshotException {
        World world = RandomWorld.of(seed, LARGE);
        World other = RandomWorld.of(seed, LARGE);
        SnapshotSeries series = new SnapshotSeries(world);
        SnapshotSeries others = new SnapshotSeries(other);
        SplittableRandom random = new SplittableRandom(seed);
        List<Snapshot> taken = new ArrayList<>();
        List<String> states = new ArrayList<>();
        for (int i = 0; i < TRANSITIONS; i++) {
            write(random.nextBoolean() ? world : other, random);
            taken.add(series.take());
            states.add(world.dump());
            assertArrayEquals(WorldSnapshot.take(world).toBytes(), taken.get(i).toBytes());
            int place = random.nextInt(taken.size());
            others.restore(taken.get(place));
            assertEquals(states.get(place), other.dump());
            assertSharedWhereEqual(taken.get(place).pages(), others.take().pages());
            write(other, random);
            assertEquals(states.get(i), world.dump());
        }
    }

    private static void write(World world, SplittableRandom random) {
        byte[] bytes = new byte[random.nextInt(1, 2 * MemoryPage.SIZE)];
        random.nextBytes(bytes);
        Region region = world.process(random.nextInt(2)).portals().state().memory().regions().get(0);
        region.write(region.address() + random.nextInt(LARGE - bytes.length), MemoryBlock.of(bytes), 0, bytes.length);
    }

    @Test
    void shouldHaveAPageOnceWhatWorldsAndSnapshotsThereAre() throws SnapshotException {
        World world = RandomWorld.of(1, LARGE);
        World other = RandomWorld.of(1, LARGE);
        write(world, new SplittableRandom(1));
        Snapshot snapshot = new SnapshotSeries(world).take();
        new SnapshotSeries(other).restore(snapshot);
        for (int process = 0; process < 2; process++) {
            Region one = world.process(process).portals().state().memory().regions().get(0);
            Region two = other.process(process).portals().state().memory().regions().get(0);
            for (int page = 0; page <= LARGE / MemoryPage.SIZE; page++) {
                assertSame(one.page(page), two.page(page));
            }
        }
    }

    private static void assertSharedWhereEqual(List<MemoryPage> before, List<MemoryPage> after) {
        assertEquals(before, after);
        for (int i = 0; i < before.size(); i++) {
            assertSame(before.get(i), after.get(i));
        }
    }
}
