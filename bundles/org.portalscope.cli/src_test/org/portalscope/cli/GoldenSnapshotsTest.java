package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.portalscope.cli.node.Hello;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.protocol.Protocols;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.scenario.program.JavaPrograms;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.session.RecordedPrograms;
import org.portalscope.world.World;
import org.portalscope.world.network.Topology;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;
import org.portalscope.world.snapshot.WorldSnapshot;
import org.portalscope.world.time.Timing;

/**
 * Snapshots that an earlier version took of each kind of program in the middle of a run, with calls in progress: this version takes the same bytes at the same
 * moment, and a fresh world that is restored from the former bytes reaches the end of the run.
 *
 * <p>After an intended change of the format, {@code -Dportalscope.golden.write=true} takes them again.
 */
class GoldenSnapshotsTest {

    private static final Path GOLDEN = Path.of("src_test/golden");
    private static final Protocols PROTOCOLS = Protocols.installed(GoldenSnapshotsTest.class.getClassLoader());

    private final JavaPrograms programs = new JavaPrograms();
    private RecordingFile recording;

    /** Kinds of programs. */
    private enum Kind {
        MPI, LAPI, UDAPL, THREADS, JAVA, RECORDED;

        Path file() {
            return GOLDEN.resolve(name().toLowerCase(Locale.ROOT) + ".snapshot");
        }
    }

    @BeforeEach
    void open() throws IOException {
        recording = RecordingFile.open(GOLDEN.resolve("mpi-probes/run.ptlrec"));
    }

    @AfterEach
    void close() throws IOException {
        programs.close();
        recording.close();
    }

    private World world(Kind kind) throws ScenarioException {
        return switch (kind) {
            case MPI -> scenario("5.3-eager-unexpected");
            case LAPI -> scenario("lapi-active-message");
            case UDAPL -> scenario("dat-shared-queue");
            case THREADS -> scenario("5.3-order-with-threads");
            case JAVA -> new World(IntStream.range(0, 2).mapToObj(this::hello).toList(), Topology.FLAT, Timing.NONE);
            case RECORDED -> recorded().world();
        };
    }

    private static World scenario(String id) throws ScenarioException {
        return ScenarioFiles.read(ScenarioFiles.LIBRARY.resolve(id + ".ptl")).world();
    }

    private ProcessSpec hello(int rank) {
        Hello program = new Hello();
        List<ProcessSpec.Memory> regions = program.regions().entrySet().stream()
                .map(region -> new ProcessSpec.Memory(region.getKey(), new byte[region.getValue()])).toList();
        return programs.process("rank " + rank, List.of(InterfaceSpec.of(new ProcessId(rank, 0), 0)), regions, program);
    }

    private RecordedWorlds recorded() {
        return new RecordedWorlds(recording, RecordedPrograms.unknown(PROTOCOLS));
    }

    private Scheduler scheduler(Kind kind) {
        if (kind != Kind.RECORDED) {
            return new RoundRobinScheduler();
        }
        RecordedWorlds worlds = recorded();
        return world -> world.transitions() == worlds.size() ? Optional.empty()
                : Optional.of(worlds.choice(world, (int) world.transitions() + 1));
    }

    private static void advance(World world, Scheduler scheduler, long transitions) {
        while (world.transitions() < transitions && scheduler.next(world).isPresent()) {
            world.advance(scheduler.next(world).orElseThrow());
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldTakeTheSameBytesAndGoOnFromThem(Kind kind) throws IOException, ScenarioException, SnapshotException {
        World whole = world(kind);
        advance(whole, scheduler(kind), Long.MAX_VALUE);
        World half = world(kind);
        Scheduler scheduler = scheduler(kind);
        advance(half, scheduler, whole.transitions() / 2);
        byte[] taken = WorldSnapshot.take(half).toBytes();
        if (Boolean.getBoolean("portalscope.golden.write")) {
            Files.write(kind.file(), taken);
        }
        byte[] before = Files.readAllBytes(kind.file());
        assertArrayEquals(before, taken);
        World restored = world(kind);
        WorldSnapshot.restore(restored, Snapshot.parse(before));
        assertEquals(half.dump(), restored.dump());
        advance(restored, scheduler, Long.MAX_VALUE);
        assertEquals(whole.dump(), restored.dump());
    }
}
