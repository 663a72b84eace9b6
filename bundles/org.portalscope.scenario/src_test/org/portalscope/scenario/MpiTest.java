package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.mpi.MpiProtocol;
import org.portalscope.protocol.Protocols;
import org.portalscope.protocol.effect.ProtocolChanged;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.schedule.Scheduler;
import org.portalscope.world.snapshot.WorldSnapshot;

/** Point-to-point communication of MPI: each scenario of the folder says what it is about, and asserts it. */
class MpiTest {

    private static final Protocols PROTOCOLS = Protocols.of(List.of(new MpiProtocol()));
    private static final int SEEDS = 40;
    /** Transitions from a snapshot to the next; a prime, so that loops do not hide states. */
    private static final int STRIDE = 11;

    static Stream<String> names() throws IOException, URISyntaxException {
        try (Stream<Path> files = Files.list(Path.of(MpiTest.class.getResource("/mpi").toURI()))) {
            return files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".ptl")).sorted().toList().stream();
        }
    }

    private static Scenario scenario(String name) throws Exception {
        return Scenario.read(Path.of(MpiTest.class.getResource("/mpi/" + name).toURI()), PROTOCOLS);
    }

    @ParameterizedTest
    @MethodSource("names")
    void shouldHoldInTurnAndInRandomOrders(String name) throws Exception {
        Run turns = new Run(scenario(name));
        turns.toEnd();
        turns.requireFine("round robin");
        for (int seed = 0; seed < SEEDS; seed++) {
            Run run = new Run(scenario(name));
            run.toEnd(Run.random(seed));
            run.requireFine("seed " + seed);
        }
    }

    /** What MPI knows is written and read back on the way. */
    @ParameterizedTest
    @MethodSource("names")
    void shouldGoOnFromSnapshots(String name) throws Exception {
        Scenario scenario = scenario(name);
        Scheduler scheduler = Run.random(0);
        World world = scenario.world();
        int transitions = 0;
        for (Optional<Choice> next = scheduler.next(world); next.isPresent(); next = scheduler.next(world)) {
            world.advance(next.get());
            if (++transitions % STRIDE != 0) {
                continue;
            }
            byte[] saved = WorldSnapshot.take(world).toBytes();
            World restored = scenario.world();
            WorldSnapshot.restore(restored, Snapshot.parse(saved));
            assertArrayEquals(saved, WorldSnapshot.take(restored).toBytes());
            assertEquals(world.dump(), restored.dump());
            world = restored;
        }
        assertEquals(Optional.empty(), world.failure());
    }

    /** Flow control has been needed: sends have waited for credits, and the short buffers have been filled more than once. */
    @ParameterizedTest
    @ValueSource(strings = {"flood-of-empty-messages.ptl", "flood-of-eager-messages.ptl"})
    void shouldMakeSendsWaitRatherThanLoseMessages(String name) throws Exception {
        Run run = new Run(scenario(name));
        run.toEnd();
        run.requireFine("round robin");
        ProtocolTable control = run.world.process(0).program().protocolTables().stream().filter(table -> table.name().equals("flow control")).findFirst()
                .orElseThrow();
        int waited = control.columns().stream().map(ProtocolTable.Column::name).toList().indexOf("sends that waited");
        assertTrue((Long) control.rows().get(2).cells().get(waited) > 0, control::toString);
        long putBack = run.transitions.stream().flatMap(transition -> transition.steps().stream()).filter(ProtocolChanged.class::isInstance)
                .filter(step -> step.words().matches(".*short buffer \\d is put back.*")).count();
        assertTrue(putBack > 4, () -> "put back " + putBack + " times");
    }

    @ParameterizedTest
    @MethodSource("names")
    void shouldUndoAndRedoToTheSameStates(String name) throws Exception {
        for (int seed = 0; seed < 2; seed++) {
            Run run = new Run(scenario(name));
            String first = run.world.dump();
            run.toEnd(Run.random(seed));
            String last = run.world.dump();
            run.back();
            assertEquals(first, run.world.dump());
            run.forward();
            assertEquals(last, run.world.dump());
        }
    }
}
