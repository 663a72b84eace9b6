package org.portalscope.scenario.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.engine.input.Location;
import org.portalscope.engine.memory.AddressSpace;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Step;
import org.portalscope.protocol.program.PortalsProgram;
import org.portalscope.scenario.protocol.mailbox.Mailbox;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.explore.ExplorationOptions;
import org.portalscope.world.explore.ExplorationResult;
import org.portalscope.world.explore.Explorer;
import org.portalscope.world.explore.Finding;
import org.portalscope.world.explore.WorkerPool;
import org.portalscope.world.network.Topology;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.program.Program;
import org.portalscope.world.schedule.RandomScheduler;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;
import org.portalscope.world.time.Timing;

/** Programs in Java run in a world, forwards and backwards. */
class JavaProgramTest {

    private static final int ROUNDS = 5;
    private static final int SEEDS = 20;
    private static final int MOST = 2_000;

    private final JavaPrograms programs = new JavaPrograms();
    private final List<Transition> transitions = new ArrayList<>();

    @AfterEach
    void endThreads() {
        programs.close();
    }

    @Test
    void shouldPlayPingPong() {
        World world = PingPong.world(programs, ROUNDS);
        run(world, PingPong.listeningFirst(new RoundRobinScheduler()));
        assertEquals(Optional.empty(), world.failure());
        assertEquals(List.of(), world.waiting());
        AddressSpace memory = world.process(0).portals().state().memory();
        assertEquals(2 * ROUNDS, memory.read(memory.regions().get(0).address(), 1)[0]);
    }

    @Test
    void shouldComeToTheSameStateBackwardsAndForwards() {
        World world = PingPong.world(programs, ROUNDS);
        List<String> dumps = new ArrayList<>(List.of(world.dump()));
        Scheduler scheduler = PingPong.listeningFirst(new RoundRobinScheduler());
        for (Optional<Choice> next = scheduler.next(world); next.isPresent(); next = scheduler.next(world)) {
            transitions.add(world.execute(next.get(), transitions.size() + 1));
            dumps.add(world.dump());
        }
        for (int i = transitions.size() - 1; i >= 0; i--) {
            back(world, transitions.get(i));
            assertEquals(dumps.get(i), world.dump());
        }
        for (int i = 0; i < transitions.size(); i++) {
            forward(world, transitions.get(i));
            assertEquals(dumps.get(i + 1), world.dump());
        }
    }

    /** What was tried before leaves no trace: another course from the middle is the same as in a fresh world. */
    @Test
    void shouldRunAgainWhereTheCourseParts() {
        for (int seed = 0; seed < SEEDS; seed++) {
            World world = PingPong.world(programs, ROUNDS);
            transitions.clear();
            run(world, PingPong.listeningFirst(new RandomScheduler(seed)));
            int middle = transitions.size() / 2;
            for (int i = transitions.size() - 1; i >= middle; i--) {
                back(world, transitions.get(i));
            }
            World fresh = PingPong.world(programs, ROUNDS);
            transitions.subList(0, middle).forEach(transition -> fresh.execute(transition.choice(), transition.number()));
            assertEquals(fresh.dump(), world.dump());
            run(world, new RoundRobinScheduler());
            run(fresh, new RoundRobinScheduler());
            assertEquals(fresh.dump(), world.dump());
        }
    }

    @Test
    void shouldEndTheRunWhereAProgramThrows() {
        World world = alone(portals -> {
            portals.init();
            throw new AssertionError("the sum is 3");
        });
        assertEquals("JavaProgramTest.java", world.process(0).program().place(0).file());
        assertEquals("PtlInit(&max_interfaces)", world.process(0).program().place(0).text());
        run(world, new RoundRobinScheduler());
        assertEquals("the sum is 3", world.failure().orElseThrow().message());
        back(world, transitions.get(transitions.size() - 1));
        assertEquals(Optional.empty(), world.failure());
    }

    /** The message of what was thrown stays as it is; words about it are one line, and names are printable from the start. */
    @Test
    void shouldForgeNoWordsByMessagesAndNames() {
        String forged = "no\n1 ok\u001b[2J\u202e";
        World world = new World(List.of(programs.process(forged, List.of(InterfaceSpec.of(new ProcessId(0, 0), 100)),
                List.of(new ProcessSpec.Memory(forged, new byte[8])), portals -> {
                    assertEquals(8, portals.region(forged).length());
                    throw new AssertionError(forged);
                })), Topology.FLAT, Timing.NONE);
        run(world, new RoundRobinScheduler());
        assertEquals(forged, world.failure().orElseThrow().message());
        assertTrue(world.failure().orElseThrow().toString().endsWith("no\\u000a1 ok\\u001b[2J\\u202e"), world.failure()::toString);
        assertEquals("no\\u000a1 ok\\u001b[2J\\u202e", world.process(0).portals().state().memory().regions().get(0).name());
        transitions.stream().flatMap(transition -> transition.steps().stream()).map(Step::words)
                .forEach(words -> assertEquals(words, ControlCharacters.shown(words)));
    }

    @Test
    void shouldPassNullAndAddressesThatAreNotLegal() {
        List<ReturnCode> codes = new ArrayList<>();
        run(alone(portals -> {
            portals.init();
            codes.add(portals.call(Function.PTL_NI_INIT, 0L, 0L, Location.ILLEGAL, Location.WANTED, Location.WANTED).code());
            codes.add(portals.call(Function.PTL_NI_INIT, 0L, 0L, null, Location.WANTED, Location.ILLEGAL).code());
            long ni = portals.niInit(Ptl.PTL_IFACE_DEFAULT, Ptl.PTL_PID_ANY, null).number();
            codes.add(portals.call(Function.PTL_EQ_ALLOC, ni, 8L, null).code());
        }), new RoundRobinScheduler());
        assertEquals(List.of(ReturnCode.PTL_SEGV, ReturnCode.PTL_SEGV, ReturnCode.PTL_SEGV), codes);
    }

    @Test
    void shouldEndTheRunWhereTheOutputOfARefusedCallIsUsed() {
        World world = alone(portals -> portals.eqAlloc(7, 8).number());
        run(world, new RoundRobinScheduler());
        Failure failure = world.failure().orElseThrow();
        assertEquals("the function answered PTL_NOINIT and stored no Long", failure.message());
        assertEquals("JavaProgramTest.java", failure.place().file());
    }

    /** The mailbox without the language: a message to itself, which comes before it is received. */
    @Test
    void shouldMakeCallsOfProtocols() {
        World world = SelfMail.world(programs);
        String first = world.dump();
        boolean[] seen = new boolean[1];
        Scheduler scheduler = new RoundRobinScheduler();
        run(world, here -> {
            Program program = here.process(0).program();
            seen[0] |= program.upperCalls(0) > 1 && program.activations(0).get(1).name().equals("mailbox_send");
            return scheduler.next(here);
        });
        assertEquals(Optional.empty(), world.failure());
        assertEquals(List.of(), world.waiting());
        assertTrue(seen[0], "the wait of a send lies within it");
        for (int i = transitions.size() - 1; i >= 0; i--) {
            back(world, transitions.get(i));
        }
        assertEquals(first, world.dump());
    }

    @Test
    void shouldTakeWhatCallsStore() {
        World world = TicketSale.world(programs);
        String first = world.dump();
        run(world, new RoundRobinScheduler());
        assertEquals(Optional.empty(), world.failure());
        for (int rank = 0; rank < 2; rank++) {
            AddressSpace memory = world.process(rank).portals().state().memory();
            assertEquals(List.of(rank + 1), memory.regions().stream().map(Region::length).toList());
        }
        for (int i = transitions.size() - 1; i >= 0; i--) {
            back(world, transitions.get(i));
        }
        assertEquals(first, world.dump());
    }

    @Test
    void shouldNameThePartsOfMatchBitsOnceAProtocolGivesThemAMeaning() {
        List<String> statements = new ArrayList<>();
        Mailbox mailbox = new Mailbox();
        World world = alone(portals -> {
            portals.meInsert(0, ProcessId.ANY, 0x1_0000_0007L, 7, Unlink.PTL_RETAIN, InsertPosition.PTL_INS_AFTER);
            portals.call(mailbox, "mailbox_test", 1L);
            portals.get(0, new ProcessId(0, 0), 4, 0, 0x1_0000_0007L, 0);
            portals.meInsert(0, ProcessId.ANY, 0x1_0000_0007L, 0xffff_ffffL, Unlink.PTL_RETAIN, InsertPosition.PTL_INS_AFTER);
        });
        run(world, here -> {
            statements.add(here.process(0).program().place(0).text());
            return new RoundRobinScheduler().next(here);
        });
        assertEquals(List.of("PtlMEInsert(no handle (0), *:*, 0x0001_0000_0007, 0x0007, PTL_RETAIN, PTL_INS_AFTER, &handle)", "mailbox_test",
                "PtlGet(no handle (0), 0:0, 4, 0, 0x0001_0000_0007 (context 1, tag 7), 0)",
                "PtlMEInsert(no handle (0), *:*, 0x0001_0000_0007 (context 1, tag any), 0xffff_ffff, PTL_RETAIN, PTL_INS_AFTER, &handle)", ""), statements);
    }

    @Test
    void shouldBeExploredButNeverCompletely() {
        ExplorationOptions options = new ExplorationOptions(EnumSet.allOf(Finding.Kind.class), 0, MOST, 1L << 28, MOST);
        ExplorationResult result = new Explorer(() -> PingPong.world(programs, 0), options, WorkerPool.ALONE, () -> false, progress -> { }).explore();
        assertEquals(Optional.empty(), result.finding());
        assertEquals(Optional.of(ExplorationResult.Limit.HIDDEN_STATE), result.limit());
        assertFalse(result.isComplete());
        assertTrue(result.effort().states() > 1);
    }

    private World alone(PortalsProgram program) {
        List<InterfaceSpec> interfaces = List.of(InterfaceSpec.of(new ProcessId(0, 0), 100));
        return new World(List.of(programs.process("alone", interfaces, List.of(), program)), Topology.FLAT, Timing.NONE);
    }

    private void run(World world, Scheduler scheduler) {
        for (Optional<Choice> next = scheduler.next(world); next.isPresent(); next = scheduler.next(world)) {
            transitions.add(world.execute(next.get(), transitions.size() + 1));
            assertTrue(transitions.size() < MOST, "the programs come to an end");
        }
    }

    private static void back(World world, Transition transition) {
        List<Step> steps = transition.steps();
        for (int i = steps.size() - 1; i >= 0; i--) {
            if (steps.get(i) instanceof Effect effect) {
                world.revert(transition, effect);
            }
        }
    }

    private static void forward(World world, Transition transition) {
        for (Step step : transition.steps()) {
            if (step instanceof Effect effect) {
                world.apply(transition, effect);
            }
        }
    }
}
