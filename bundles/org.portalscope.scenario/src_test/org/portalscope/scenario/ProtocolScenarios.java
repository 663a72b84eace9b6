package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.Protocols;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.schedule.Scheduler;
import org.portalscope.world.snapshot.WorldSnapshot;

/** What holds of all scenarios of a protocol in a folder: each says what it is about, and asserts it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class ProtocolScenarios {

    private static final int SEEDS = 40;
    /** Transitions from a snapshot to the next; a prime, so that loops do not hide states. */
    private static final int STRIDE = 11;

    private final String folder;
    private final Protocols protocols;

    /** @param folder of the scenarios, below {@code src_test} */
    ProtocolScenarios(String folder, Protocol protocol) {
        this.folder = folder;
        protocols = Protocols.of(List.of(protocol));
    }

    private Path path(String name) throws URISyntaxException {
        return Path.of(ProtocolScenarios.class.getResource("/" + folder + "/" + name).toURI());
    }

    Stream<String> names() throws IOException, URISyntaxException {
        try (Stream<Path> files = Files.list(path(""))) {
            return files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".ptl")).sorted().toList().stream();
        }
    }

    Scenario scenario(String name) throws Exception {
        return Scenario.read(path(name), protocols);
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

    /** What the protocol knows is written and read back on the way. */
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
