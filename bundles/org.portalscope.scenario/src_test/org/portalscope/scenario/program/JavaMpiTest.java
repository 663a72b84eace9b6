package org.portalscope.scenario.program;

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
import org.portalscope.mpi.Mpi;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.network.Topology;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.schedule.RandomScheduler;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;
import org.portalscope.world.time.Timing;

/** Programs in Java use MPI in a world. */
class JavaMpiTest {

    private static final int RANKS = 3;
    private static final int SEEDS = 10;
    private static final int MOST = 5_000;

    private final JavaPrograms programs = new JavaPrograms();

    @AfterEach
    void endThreads() {
        programs.close();
    }

    private World world() {
        return new World(IntStream.range(0, RANKS).mapToObj(this::process).toList(), Topology.FLAT, Timing.NONE);
    }

    private ProcessSpec process(int rank) {
        return programs.process("rank " + rank, List.of(InterfaceSpec.of(new ProcessId(rank, 0), 0)),
                List.of(new ProcessSpec.Memory("token", new byte[1])), new MpiRing());
    }

    private static void runToEnd(World world, Scheduler scheduler) {
        int number = 0;
        for (Optional<Choice> next = scheduler.next(world); next.isPresent() && number < MOST; next = scheduler.next(world)) {
            world.execute(next.get(), ++number);
        }
        assertEquals(Optional.empty(), world.failure());
        assertEquals(List.of(), world.waiting());
    }

    @Test
    void shouldPassATokenAroundInAnyOrderOfEvents() {
        runToEnd(world(), new RoundRobinScheduler());
        for (int seed = 0; seed < SEEDS; seed++) {
            runToEnd(world(), new RandomScheduler(seed));
        }
    }

    @Test
    void shouldRefuseParametersThatThereAreNot() {
        assertEquals("MPI has no parameter eager_limit that can be -1",
                assertThrows(IllegalArgumentException.class, () -> new Mpi(null, Map.of("eager_limit", -1L))).getMessage());
    }
}
