package org.portalscope.scenario.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.schedule.ForwardExecution;
import org.portalscope.world.schedule.NonPreemptiveScheduler;
import org.portalscope.world.schedule.Scheduler;

/** What a quick run makes happen at once is what its scheduler would choose, one after the other. */
class ForwardOrderTest {

    private static final int RANKS = 3;

    private final JavaPrograms programs = new JavaPrograms();
    private final Scheduler scheduler = new NonPreemptiveScheduler();

    @AfterEach
    void endThreads() {
        programs.close();
    }

    private World world() {
        return new World(IntStream.range(0, RANKS).mapToObj(rank -> programs.process("rank " + rank, List.of(InterfaceSpec.of(new ProcessId(rank, 0), 0)),
                List.of(new ProcessSpec.Memory("token", new byte[1])), new MpiRing())).toList());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void shouldBeThatOfTheScheduler(int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        World single = world();
        World quick = world();
        ForwardExecution execution = new ForwardExecution(quick, scheduler);
        int completions = 0;
        int turns = 0;
        for (Optional<Choice> next = scheduler.next(quick); next.isPresent(); next = scheduler.next(quick)) {
            int passed = execution.advance(next.get(), random.nextBoolean() ? Integer.MAX_VALUE : 1 + random.nextInt(8));
            for (int i = 0; i < passed; i++) {
                Choice choice = scheduler.next(single).orElseThrow();
                completions += next.get() instanceof Choice.RunThread && choice instanceof Choice.Complete ? 1 : 0;
                turns += next.get() instanceof Choice.Deliver && choice instanceof Choice.RunThread ? 1 : 0;
                single.advance(choice);
            }
            assertEquals(single.network().turn(), quick.network().turn());
            assertEquals(single.dump(), quick.dump());
            assertEquals(single.transitions(), quick.transitions());
        }
        assertEquals(List.of(), single.enabled());
        assertTrue(completions > 5, "only " + completions + " operations ended behind a thread's transition");
        assertTrue(turns > 5, "only " + turns + " turns of threads came behind a delivery");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void shouldBeThatOfTheSchedulerInThreadsOfPrograms(int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        World single = world();
        World quick = world();
        quick.processes().forEach(process -> process.program().keepNoHistory());
        ForwardExecution execution = new ForwardExecution(quick, scheduler);
        int[] resumed = {0};
        long[] reached = {0};
        long[] bound = {0};
        execution.run(() -> { // behind each part, the program that was answered has gone on
            resumed[0] += quick.transitions() > reached[0] ? 1 : 0;
            assertTrue(quick.transitions() <= bound[0], "more transitions than there may be");
            catchUp(single, quick);
            Optional<Choice> next = scheduler.next(quick);
            if (next.isPresent()) {
                int most = random.nextBoolean() ? 1_000_000 : 1 + random.nextInt(8);
                bound[0] = quick.transitions() + most;
                reached[0] = quick.transitions() + execution.advance(next.get(), most);
                assertEquals(reached[0], quick.transitions());
            }
            return next.isPresent();
        });
        assertEquals(List.of(), single.enabled());
        assertTrue(resumed[0] > 5, "only " + resumed[0] + " programs went on in their threads");
    }

    /** Makes happen in one world, by single choices, what has happened in another, and compares them. */
    private void catchUp(World single, World quick) {
        while (single.transitions() < quick.transitions()) {
            single.advance(scheduler.next(single).orElseThrow());
        }
        assertEquals(single.network().turn(), quick.network().turn());
        single.processes().forEach(process -> assertEquals(process.portals().state().dump(),
                quick.process(process.index()).portals().state().dump()));
    }
}
