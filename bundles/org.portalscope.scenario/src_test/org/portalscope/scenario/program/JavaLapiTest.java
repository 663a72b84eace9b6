package org.portalscope.scenario.program;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.lapi.Lapi;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.network.Topology;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.schedule.RandomScheduler;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;
import org.portalscope.world.snapshot.WorldSnapshot;
import org.portalscope.world.time.Timing;

/** Programs in Java use LAPI in a world; their handlers are called in the midst of its calls. */
class JavaLapiTest {

    private static final int TASKS = 3;
    private static final int SEEDS = 10;
    private static final int MOST = 10_000;
    private static final int HALF = 300;

    private final JavaPrograms programs = new JavaPrograms();

    @AfterEach
    void endThreads() {
        programs.close();
    }

    private World world() {
        return new World(IntStream.range(0, TASKS).mapToObj(this::process).toList(), Topology.FLAT, Timing.NONE);
    }

    private ProcessSpec process(int task) {
        LapiExchange program = new LapiExchange();
        List<ProcessSpec.Memory> memory = program.regions().entrySet().stream().sorted(Map.Entry.comparingByKey())
                .map(region -> new ProcessSpec.Memory(region.getKey(), new byte[region.getValue()])).toList();
        return programs.process("task " + task, List.of(InterfaceSpec.of(new ProcessId(task, 0), 0)), memory, program);
    }

    private static void run(World world, Scheduler scheduler, int most) {
        int number = 0;
        for (Optional<Choice> next = scheduler.next(world); next.isPresent() && number < most; next = scheduler.next(world)) {
            world.execute(next.get(), ++number);
        }
        assertEquals(Optional.empty(), world.failure());
    }

    @Test
    void shouldExchangeInAnyOrderOfEvents() {
        World turns = world();
        run(turns, new RoundRobinScheduler(), MOST);
        assertEquals(List.of(), turns.waiting());
        for (int seed = 0; seed < SEEDS; seed++) {
            World random = world();
            run(random, new RandomScheduler(seed), MOST);
            assertEquals(List.of(), random.waiting());
        }
    }

    @Test
    void shouldGoOnFromASnapshotAfterHandlersHaveBeenCalled() throws Exception {
        World world = world();
        run(world, new RoundRobinScheduler(), HALF);
        byte[] saved = WorldSnapshot.take(world).toBytes();
        World restored = world();
        WorldSnapshot.restore(restored, Snapshot.parse(saved));
        assertArrayEquals(saved, WorldSnapshot.take(restored).toBytes());
        run(restored, new RoundRobinScheduler(), MOST);
        assertEquals(List.of(), restored.waiting());
    }

    @Test
    void shouldRefuseParametersThatThereAreNot() {
        assertEquals("LAPI has no parameter window that can be 0",
                assertThrows(IllegalArgumentException.class, () -> new Lapi(null, Map.of("window", 0L))).getMessage());
    }
}
