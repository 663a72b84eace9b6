package org.portalscope.scenario.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.protocol.program.PortalsProgram;
import org.portalscope.world.Choice;
import org.portalscope.world.ForwardWorld;
import org.portalscope.world.World;
import org.portalscope.world.fault.DeathFault;
import org.portalscope.world.fault.Faults;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.schedule.RandomScheduler;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;

/** A run is the same whether its driver executes it or its programs do. */
@Timeout(60)
class ProgramRunnersTest {

    private static final int ROUNDS = 5;
    private static final int RANKS = 3;
    private static final int SEEDS = 10;

    private static final JavaPrograms PROGRAMS = new JavaPrograms();

    private final Set<Thread> threads = new HashSet<>();

    @AfterEach
    void endThreads() {
        PROGRAMS.close();
    }

    static Stream<Supplier<World>> worlds() {
        return Stream.of(() -> PingPong.world(PROGRAMS, ROUNDS), () -> SelfMail.world(PROGRAMS), () -> TicketSale.world(PROGRAMS), ProgramRunnersTest::ring,
                () -> new World(List.of(process(0, portals -> {
                    portals.init();
                    throw new IllegalStateException("no luck");
                }), process(1, portals -> portals.init()))));
    }

    private static World ring() {
        return new World(IntStream.range(0, RANKS).mapToObj(rank -> process(rank, new MpiRing())).toList());
    }

    private static ProcessSpec process(int rank, PortalsProgram program) {
        return PROGRAMS.process("rank " + rank, List.of(InterfaceSpec.of(new ProcessId(rank, 0), 0)), List.of(new ProcessSpec.Memory("token", new byte[1])),
                program);
    }

    private static List<String> advance(World world, Scheduler scheduler) {
        List<String> words = new ArrayList<>();
        for (Optional<Choice> next = scheduler.next(world); next.isPresent() && !world.hasFailed(); next = scheduler.next(world)) {
            words.add(next.get().toString());
            world.advance(next.get());
        }
        return words;
    }

    private List<String> run(World world, Scheduler scheduler) {
        List<String> words = new ArrayList<>();
        new ForwardWorld(world).run(() -> {
            threads.add(Thread.currentThread());
            Optional<Choice> next = world.hasFailed() ? Optional.empty() : scheduler.next(world);
            next.ifPresent(choice -> {
                words.add(choice.toString());
                world.advance(choice);
            });
            return next.isPresent();
        });
        return words;
    }

    @ParameterizedTest
    @MethodSource("worlds")
    void shouldBeTheSameRun(Supplier<World> start) {
        compare(start, RoundRobinScheduler::new);
        for (int seed = 0; seed < SEEDS; seed++) {
            int own = seed;
            compare(start, () -> new RandomScheduler(own));
        }
        assertTrue(threads.size() > 1, "programs execute some of it");
    }

    private void compare(Supplier<World> start, Supplier<Scheduler> scheduler) {
        World world = start.get();
        World same = start.get();
        assertEquals(advance(world, scheduler.get()), run(same, scheduler.get()));
        assertEquals(world.dump(), same.dump());
        assertEquals(world.failure(), same.failure());
        assertEquals(world.waiting(), same.waiting());
    }

    @Test
    void shouldGoOnFromTheDriverInTheMiddle() {
        World world = ring();
        World same = ring();
        Scheduler scheduler = new RoundRobinScheduler();
        boolean byPrograms = false;
        for (Optional<Choice> next = scheduler.next(world); next.isPresent(); next = scheduler.next(world)) {
            world.advance(next.get());
            byPrograms = !byPrograms;
            if (byPrograms) {
                List<Choice> once = new ArrayList<>(List.of(next.get()));
                new ForwardWorld(same).run(() -> {
                    threads.add(Thread.currentThread());
                    once.forEach(same::advance);
                    once.clear();
                    return false;
                });
            } else {
                same.execute(next.get(), (int) same.transitions() + 1);
            }
            assertEquals(world.dump(), same.dump());
        }
        assertEquals(List.of(), same.waiting());
    }

    /** A program waits at the same line, although nobody has looked for it before. */
    @Test
    void shouldKnowWhereProgramsWait() {
        Supplier<World> start = () -> new World(List.of(process(0, portals -> {
            portals.init();
            long ni = portals.niInit(Ptl.PTL_IFACE_DEFAULT, Ptl.PTL_PID_ANY, null).number();
            portals.eqWait(portals.eqAlloc(ni, 1).number());
        })));
        World world = start.get();
        World same = start.get();
        advance(world, new RoundRobinScheduler());
        run(same, new RoundRobinScheduler());
        assertEquals(1, world.waiting().size());
        assertEquals(world.waiting(), same.waiting());
        assertEquals("ProgramRunnersTest.java", same.process(0).program().place(0).file());
    }

    /** The driver makes the transitions of a world with faults, whose effects are noted. */
    @Test
    void shouldLeaveFaultsToTheDriver() {
        Faults death = new Faults(List.of(new DeathFault(4)));
        World world = new World(IntStream.range(0, RANKS).mapToObj(rank -> process(rank, new MpiRing()).with(rank == 1 ? death : Faults.NONE)).toList());
        run(world, new RoundRobinScheduler());
        assertEquals(Set.of(Thread.currentThread()), threads);
        assertTrue(world.process(1).isDead());
    }
}
