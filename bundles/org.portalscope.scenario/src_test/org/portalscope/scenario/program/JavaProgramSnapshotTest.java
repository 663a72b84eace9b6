package org.portalscope.scenario.program;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.engine.snapshot.SnapshotReader;
import org.portalscope.engine.snapshot.SnapshotWriter;
import org.portalscope.protocol.program.PortalsProgram;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.network.Topology;
import org.portalscope.world.program.Program;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;
import org.portalscope.world.snapshot.WorldSnapshot;
import org.portalscope.world.time.Timing;

/** A program in Java that is restored from a snapshot goes on as the one that was saved. */
class JavaProgramSnapshotTest {

    private static final int ROUNDS = 3;

    private final JavaPrograms programs = new JavaPrograms();

    @AfterEach
    void endThreads() {
        programs.close();
    }

    @Test
    void shouldGoOnFromEveryState() throws SnapshotException {
        goOnFromEveryState(this::pingPong, PingPong.listeningFirst(new RoundRobinScheduler()));
    }

    /** There are states within calls of the protocol. */
    @Test
    void shouldGoOnWithinCallsOfProtocols() throws SnapshotException {
        goOnFromEveryState(() -> SelfMail.world(programs), new RoundRobinScheduler());
    }

    @Test
    void shouldGoOnWithWhatCallsHaveStored() throws SnapshotException {
        goOnFromEveryState(() -> TicketSale.world(programs), new RoundRobinScheduler());
    }

    private void goOnFromEveryState(Supplier<World> worlds, Scheduler scheduler) throws SnapshotException {
        World world = worlds.get();
        List<Choice> choices = new ArrayList<>();
        List<String> dumps = new ArrayList<>();
        List<byte[]> snapshots = new ArrayList<>();
        for (Optional<Choice> next = scheduler.next(world); next.isPresent(); next = scheduler.next(world)) {
            world.advance(next.get());
            choices.add(next.get());
            dumps.add(world.dump());
            snapshots.add(WorldSnapshot.take(world).toBytes());
        }
        assertEquals(Optional.empty(), world.failure());
        assertEquals(List.of(), world.waiting());
        for (int i = 0; i < choices.size(); i++) {
            World restored = worlds.get();
            WorldSnapshot.restore(restored, Snapshot.parse(snapshots.get(i)));
            assertArrayEquals(snapshots.get(i), WorldSnapshot.take(restored).toBytes());
            assertEquals(dumps.get(i), restored.dump());
            for (int j = i + 1; j < choices.size(); j++) {
                restored.advance(choices.get(j));
                assertEquals(dumps.get(j), restored.dump());
            }
        }
    }

    @Test
    void shouldKeepWhatEndedTheRun() throws SnapshotException {
        PortalsProgram wrong = portals -> {
            portals.init();
            throw new AssertionError("the sum is 3");
        };
        World failed = alone(wrong);
        failed.advance(new Choice.RunThread(0, 0));
        World restored = alone(wrong);
        WorldSnapshot.restore(restored, WorldSnapshot.take(failed));
        assertEquals("the sum is 3", restored.failure().orElseThrow().message());
        assertEquals(failed.dump(), restored.dump());
    }

    @Test
    void shouldRefuseWhatIsCutAndGoOn() {
        World world = SelfMail.world(programs);
        runToProtocolCall(world);
        SnapshotWriter out = new SnapshotWriter();
        world.process(0).program().save(out);
        World target = SelfMail.world(programs);
        String before = target.dump();
        Program program = target.process(0).program();
        for (int length = 0; length < out.toBytes().length; length++) {
            SnapshotReader cut = new SnapshotReader(Arrays.copyOf(out.toBytes(), length));
            assertThrows(FieldException.class, () -> program.restorer(cut));
            assertEquals(before, target.dump());
        }
        runToProtocolCall(target);
        assertEquals(world.dump(), target.dump());
    }

    private static void runToProtocolCall(World world) {
        Scheduler scheduler = new RoundRobinScheduler();
        while (world.process(0).program().upperCalls(0) < 2) {
            world.advance(scheduler.next(world).orElseThrow());
        }
    }

    /** Programs of one name that want something else, end earlier, or go on. */
    @Test
    void shouldRefuseWhatAnotherProgramWasAnswered() throws SnapshotException {
        PortalsProgram saved = portals -> {
            portals.init();
            portals.init();
            portals.fini();
        };
        World world = alone(saved);
        world.advance(new Choice.RunThread(0, 0));
        world.advance(new Choice.RunThread(0, 0));
        Snapshot snapshot = WorldSnapshot.take(world);
        refuse(snapshot, "wants End[] instead of PtlInit[WANTED]", portals -> portals.init());
        refuse(snapshot, "wants PtlFini[] instead of PtlInit[WANTED]", portals -> portals.fini());
        refuse(snapshot, "wants End[] instead of PtlFini[]", portals -> {
            portals.init();
            portals.init();
        });
    }

    private void refuse(Snapshot snapshot, String words, PortalsProgram other) {
        World target = alone(other);
        String before = target.dump();
        SnapshotException refusal = assertThrows(SnapshotException.class, () -> WorldSnapshot.restore(target, snapshot));
        assertTrue(refusal.getMessage().contains(words), refusal.getMessage());
        assertEquals(before, target.dump());
        target.advance(new Choice.RunThread(0, 0));
        assertEquals(Optional.empty(), target.failure());
    }

    private World pingPong() {
        return PingPong.world(programs, ROUNDS);
    }

    private World alone(PortalsProgram program) {
        List<InterfaceSpec> interfaces = List.of(InterfaceSpec.of(new ProcessId(0, 0), 100));
        return new World(List.of(programs.process("alone", interfaces, List.of(), program)), Topology.FLAT, Timing.NONE);
    }
}
