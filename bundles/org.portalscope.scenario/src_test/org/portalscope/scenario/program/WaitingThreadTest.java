package org.portalscope.scenario.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.program.Program;
import org.portalscope.world.schedule.NonPreemptiveScheduler;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;

/** A thread that has come to rest in a call of a protocol is not asked again before its process changes: that makes no difference. */
class WaitingThreadTest {

    private static final int RANKS = 3;

    private final JavaPrograms programs = new JavaPrograms();
    private final World world = new World(IntStream.range(0, RANKS).mapToObj(rank -> programs.process("rank " + rank,
            List.of(InterfaceSpec.of(new ProcessId(rank, 0), 0)), List.of(new ProcessSpec.Memory("token", new byte[1])), new MpiRing())).toList());

    @AfterEach
    void endThreads() {
        programs.close();
    }

    /** Some transitions are executed with their effects, behind which nothing is remembered. */
    @ParameterizedTest
    @ValueSource(ints = {1, 4, Integer.MAX_VALUE})
    void shouldBeReadyWhenItsProgramIs(int executed) {
        Scheduler scheduler = executed == 1 ? new RoundRobinScheduler() : new NonPreemptiveScheduler();
        int waits = 0;
        for (Optional<Choice> next = scheduler.next(world); next.isPresent(); next = scheduler.next(world)) {
            if (world.transitions() % executed == executed - 1) {
                world.execute(next.get(), (int) world.transitions() + 1);
            } else {
                world.advance(next.get());
            }
            waits += waits();
        }
        assertEquals(Optional.empty(), world.failure());
        assertTrue(waits > 10, "only " + waits);
    }

    /** How many threads wait; what the world says of each is what its program says. */
    private int waits() {
        int waits = 0;
        for (WorldProcess process : world.processes()) {
            Program.Readiness own = process.program().readiness(JavaProgram.THREAD);
            Program.Readiness known = world.readiness(process, JavaProgram.THREAD);
            if (own != Program.Readiness.AT_BARRIER) {
                assertEquals(own, known, process.label());
            }
            waits += known == Program.Readiness.WAITS ? 1 : 0;
        }
        return waits;
    }
}
