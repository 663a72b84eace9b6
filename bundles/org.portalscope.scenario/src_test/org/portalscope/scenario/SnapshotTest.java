package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.protocol.Ticketing;
import org.portalscope.scenario.protocol.mailbox.Mailbox;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.schedule.RandomScheduler;
import org.portalscope.world.schedule.Scheduler;
import org.portalscope.world.snapshot.WorldSnapshot;

/** A run of a scenario that is restored from a snapshot goes on as the run that was saved. */
class SnapshotTest {

    private static final int STRIDE = 5;
    private static final int MOST = 400;

    static Stream<Named<Scenario>> scenarios() throws Exception {
        return Stream.concat(Scenarios.all(), Stream.of("mailbox-requests", "mailbox-unexpected", "ticketing-outputs", "ticketing-imported",
                "ticketing-memory").map(SnapshotTest::withProtocol));
    }

    private static Named<Scenario> withProtocol(String name) {
        try {
            Path file = Path.of(SnapshotTest.class.getResource("/protocol/" + name + ".ptl").toURI());
            return Named.of(name, Scenario.read(file, Protocols.of(List.of(new Mailbox(), new Ticketing()))));
        } catch (URISyntaxException | ScenarioException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void shouldGoOnAsTheRunThatWasSaved(Scenario scenario) throws SnapshotException {
        Scheduler scheduler = new RandomScheduler(scenario.source().length());
        World world = scenario.world();
        World restored = scenario.world();
        for (int i = 0; i < MOST; i++) {
            Optional<Choice> next = scheduler.next(world);
            assertEquals(next, scheduler.next(restored));
            if (next.isEmpty()) {
                return;
            }
            world.advance(next.get());
            restored.advance(next.get());
            assertEquals(world.dump(), restored.dump());
            if (i % STRIDE == 0) {
                restored = restore(scenario, world);
            }
        }
    }

    private static World restore(Scenario scenario, World world) throws SnapshotException {
        Snapshot snapshot = WorldSnapshot.take(world);
        World restored = scenario.world();
        WorldSnapshot.restore(restored, Snapshot.parse(snapshot.toBytes()));
        assertEquals(world.dump(), restored.dump());
        assertArrayEquals(snapshot.toBytes(), WorldSnapshot.take(restored).toBytes());
        return restored;
    }

    @Test
    void shouldKeepWhatEndedTheRun() throws SnapshotException {
        World failed = Run.statements("x = 1; print x; assert x == 2;").world;
        Scenario scenario = ScenarioReader.parse("test.ptl", "scenario \"Test\"; process self at 0:0 {\nx = 1; print x; assert x == 2;\n}").scenario()
                .orElseThrow();
        World restored = restore(scenario, failed);
        assertTrue(failed.hasFailed());
        assertEquals(failed.failure(), restored.failure());
    }

    @Test
    void shouldRefuseTheSnapshotOfAnotherScenario() throws SnapshotException {
        Snapshot snapshot = WorldSnapshot.take(Run.statements("x = 1; y = 2;").world);
        World other = Run.statements("x = 1; y = 3;").world;
        String before = other.dump();
        assertThrows(SnapshotException.class, () -> WorldSnapshot.restore(other, snapshot));
        assertEquals(before, other.dump());
    }
}
