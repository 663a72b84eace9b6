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

import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.schedule.Scheduler;
import org.portalscope.world.snapshot.WorldSnapshot;

/** What holds of every scenario that ends well, whatever protocol it uses. */
public final class Trials {

    private static final int SEEDS = 40;
    private static final int SEEDS_BACK = 2;
    /** Transitions from a snapshot to the next; a prime, so that loops do not hide states. */
    private static final int STRIDE = 11;

    private Trials() {
    }

    /** The file names of the scenarios in a folder of {@code src_test}. */
    public static List<String> names(String folder) throws IOException, URISyntaxException {
        try (Stream<Path> files = Files.list(Path.of(Trials.class.getResource("/" + folder).toURI()))) {
            return files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".ptl")).sorted().toList();
        }
    }

    /** It holds in turn and in random orders. */
    static void requireFine(Scenario scenario) {
        Run turns = new Run(scenario);
        turns.toEnd();
        turns.requireFine("round robin");
        for (int seed = 0; seed < SEEDS; seed++) {
            Run run = new Run(scenario);
            run.toEnd(Run.random(seed));
            run.requireFine("seed " + seed);
        }
    }

    /** It goes on from snapshots: what its protocol knows is written and read back on the way. */
    static void requireSnapshots(Scenario scenario) throws Exception {
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

    /** It is undone to its first state and redone to its last. */
    static void requireWayBack(Scenario scenario) {
        for (int seed = 0; seed < SEEDS_BACK; seed++) {
            Run run = new Run(scenario);
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
