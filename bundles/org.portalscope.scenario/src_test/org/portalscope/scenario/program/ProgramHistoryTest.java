package org.portalscope.scenario.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.protocol.value.FunctionResult;
import org.portalscope.world.Choice;
import org.portalscope.world.ForwardWorld;
import org.portalscope.world.World;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;
import org.portalscope.world.snapshot.WorldSnapshot;

/** What a program in Java has been answered is kept as long as it may have to run again, and no longer. */
class ProgramHistoryTest {

    private static final int ANSWERS = 100;
    private static final int COLLECTIONS = 20;

    private final JavaPrograms programs = new JavaPrograms();
    private final List<WeakReference<FunctionResult>> answers = new ArrayList<>();

    @AfterEach
    void endThreads() {
        programs.close();
    }

    /** A world of a program that makes the same call again and again. */
    private World world() {
        return new World(List.of(programs.process("caller", List.of(InterfaceSpec.of(new ProcessId(0, 0), 100)), List.of(),
                portals -> {
                    for (int i = 0; i < ANSWERS; i++) {
                        answers.add(new WeakReference<>(portals.init()));
                    }
                    portals.barrier();
                })));
    }

    private static void run(World world) {
        Scheduler scheduler = new RoundRobinScheduler();
        new ForwardWorld(world).run(() -> {
            Optional<Choice> next = scheduler.next(world);
            next.ifPresent(world::advance);
            return next.isPresent();
        });
    }

    private long kept() {
        long kept = answers.size();
        for (int i = 0; i < COLLECTIONS && kept > 1; i++) {
            System.gc();
            kept = answers.stream().filter(answer -> answer.get() != null).count();
        }
        return kept;
    }

    @Test
    void shouldBeKeptWhereTheProgramMayRunAgain() {
        World world = world();
        run(world);
        assertEquals(ANSWERS, kept());
        assertNotEquals("", world.dump());
    }

    /** But for the last one, which the program may still look at. */
    @Test
    void shouldNotBeKeptInARunThatNeverGoesBack() {
        World world = world();
        world.process(0).program().keepNoHistory();
        run(world);
        assertEquals(ANSWERS, answers.size());
        assertTrue(kept() <= 1);
        assertTrue(world.dump().contains("100 answers, not kept"), world::dump);
        assertEquals("what the program was answered has not been kept",
                assertThrows(IllegalStateException.class, () -> WorldSnapshot.take(world)).getMessage());
    }
}
