package org.portalscope.scenario.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.portalscope.dat.Dat;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.network.Topology;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.schedule.RandomScheduler;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;
import org.portalscope.world.time.Timing;

/** Programs in Java use uDAPL in a world. */
class JavaDatTest {

    private static final int SEEDS = 10;
    private static final int MOST = 5_000;

    private final JavaPrograms programs = new JavaPrograms();

    @AfterEach
    void endThreads() {
        programs.close();
    }

    private World world() {
        return new World(List.of(process("server", DatExchange.SERVER, true), process("client", new ProcessId(1, 0), false)), Topology.FLAT, Timing.NONE);
    }

    private ProcessSpec process(String name, ProcessId id, boolean serves) {
        return programs.process(name, List.of(InterfaceSpec.of(id, 0)), List.of(new ProcessSpec.Memory("data", new byte[2])), new DatExchange(serves));
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
    void shouldSendAndWriteInAnyOrderOfEvents() {
        runToEnd(world(), new RoundRobinScheduler());
        for (int seed = 0; seed < SEEDS; seed++) {
            runToEnd(world(), new RandomScheduler(seed));
        }
    }

    @Test
    void shouldRefuseParametersAndMembersThatThereAreNot() {
        assertEquals("uDAPL has no parameter max_dtos that can be 0",
                assertThrows(IllegalArgumentException.class, () -> new Dat(null, Map.of("max_dtos", 0L))).getMessage());
        Dat dat = new Dat(null);
        assertEquals("attributes of an endpoint has no member max_iov",
                assertThrows(IllegalArgumentException.class, () -> dat.structure("dat_ep_create", "ep_attributes", Map.of("max_iov", 1L))).getMessage());
        assertEquals("dat_ep_create takes no structure ep_handle",
                assertThrows(IllegalArgumentException.class, () -> dat.structure("dat_ep_create", "ep_handle", Map.of())).getMessage());
    }
}
