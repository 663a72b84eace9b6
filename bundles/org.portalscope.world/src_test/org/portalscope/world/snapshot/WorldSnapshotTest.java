package org.portalscope.world.snapshot;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.engine.step.Effect;
import org.portalscope.world.Choice;
import org.portalscope.world.RandomWorld;
import org.portalscope.world.Transition;
import org.portalscope.world.World;

/** A world that is restored is the world that was saved, shown on worlds of random calls in random orders. A failing case names its seed. */
class WorldSnapshotTest {

    private static final int STRIDE = 7;
    private static final int FARTHER = 5;

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 60);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldRestoreEveryStateInAFreshWorld(long seed) throws SnapshotException {
        World world = RandomWorld.of(seed);
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; !world.enabled().isEmpty(); i++) {
            if (i % STRIDE == 0) {
                compare(world, seed);
            }
            world.advance(choose(world, random));
        }
        compare(world, seed);
    }

    private static void compare(World world, long seed) throws SnapshotException {
        Snapshot snapshot = WorldSnapshot.take(world);
        World restored = RandomWorld.of(seed);
        WorldSnapshot.restore(restored, Snapshot.parse(snapshot.toBytes()));
        assertEquals(world.dump(), restored.dump(), "seed " + seed);
        assertArrayEquals(snapshot.toBytes(), WorldSnapshot.take(restored).toBytes(), "seed " + seed);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldGoOnAsTheWorldThatWasSaved(long seed) throws SnapshotException {
        World world = RandomWorld.of(seed);
        SplittableRandom random = new SplittableRandom(seed);
        World restored = RandomWorld.of(seed);
        for (int i = 1; !world.enabled().isEmpty(); i++) {
            if (i % (STRIDE * FARTHER) == 0) {
                restored = RandomWorld.of(seed);
                WorldSnapshot.restore(restored, WorldSnapshot.take(world));
            }
            Choice choice = choose(world, random);
            assertEquals(world.enabled(), restored.enabled(), "seed " + seed);
            assertEquals(words(world.execute(choice, i)), words(restored.execute(choice, i)), "seed " + seed);
            assertEquals(world.dump(), restored.dump(), "seed " + seed);
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldGoBackToAnEarlierState(long seed) throws SnapshotException {
        World world = RandomWorld.of(seed);
        SplittableRandom random = new SplittableRandom(seed);
        advance(world, random, STRIDE * FARTHER);
        Snapshot early = WorldSnapshot.take(world);
        String dump = world.dump();
        advance(world, random, STRIDE * FARTHER * FARTHER);
        WorldSnapshot.restore(world, early);
        assertEquals(dump, world.dump(), "seed " + seed);
        assertEquals(early.controlDigest(), WorldSnapshot.take(world).controlDigest(), "seed " + seed);
        assertEquals(early.memoryDigest(), WorldSnapshot.take(world).memoryDigest(), "seed " + seed);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldBeTheSameAfterWhatWasUndone(long seed) throws SnapshotException {
        World world = RandomWorld.of(seed);
        SplittableRandom random = new SplittableRandom(seed);
        advance(world, random, STRIDE * FARTHER);
        while (!world.enabled().isEmpty()) {
            Snapshot before = WorldSnapshot.take(world);
            Choice choice = choose(world, random);
            revert(world, world.execute(choice, 1));
            assertEquals(before.controlDigest(), WorldSnapshot.take(world).controlDigest(), "seed " + seed + ": " + choice);
            advance(world, random, STRIDE);
        }
    }

    @Test
    void shouldRefuseTheSnapshotOfAnotherWorld() throws SnapshotException {
        World world = RandomWorld.of(1);
        Snapshot other = WorldSnapshot.take(RandomWorld.of(2));
        String before = world.dump();
        SnapshotException refusal = assertThrows(SnapshotException.class, () -> WorldSnapshot.restore(world, other));
        assertEquals("The snapshot is of a run of something else: its processes, interfaces, limits, faults or programs are others.", refusal.getMessage());
        assertEquals(before, world.dump());
    }

    @Test
    void shouldRefuseWhatIsCutOrChangedAndStayAsItIs() throws SnapshotException {
        World world = RandomWorld.of(3);
        advance(world, new SplittableRandom(3), STRIDE * FARTHER);
        byte[] bytes = WorldSnapshot.take(world).toBytes();
        World target = RandomWorld.of(3);
        String before = target.dump();
        IntStream.range(0, bytes.length).forEach(length -> refuse(target, Arrays.copyOf(bytes, length)));
        for (int i = 0; i < bytes.length; i++) {
            byte[] changed = bytes.clone();
            changed[i] ^= (byte) (1 << i % Byte.SIZE);
            refuse(target, changed);
        }
        assertEquals(before, target.dump());
    }

    private static void refuse(World target, byte[] bytes) {
        SnapshotException refusal = assertThrows(SnapshotException.class, () -> WorldSnapshot.restore(target, Snapshot.parse(bytes)));
        assertTrue(refusal.getMessage().endsWith("."), refusal.getMessage());
    }

    private static void revert(World world, Transition transition) {
        for (int i = transition.steps().size() - 1; i >= 0; i--) {
            if (transition.steps().get(i) instanceof Effect effect) {
                world.revert(transition, effect);
            }
        }
    }

    private static void advance(World world, SplittableRandom random, int most) {
        for (int i = 0; i < most && !world.enabled().isEmpty(); i++) {
            world.advance(choose(world, random));
        }
    }

    private static Choice choose(World world, SplittableRandom random) {
        List<Choice> choices = world.enabled();
        return choices.get(random.nextInt(choices.size()));
    }

    private static List<String> words(Transition transition) {
        return transition.steps().stream().map(step -> step.words()).toList();
    }
}
