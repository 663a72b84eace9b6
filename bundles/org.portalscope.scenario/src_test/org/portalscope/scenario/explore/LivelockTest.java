package org.portalscope.scenario.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.explore.ExplorationOptions;
import org.portalscope.world.explore.ExplorationResult;
import org.portalscope.world.explore.Explorer;
import org.portalscope.world.explore.Finding;
import org.portalscope.world.explore.WorkerPool;

/** Explores programs that poll by calls of protocols, some for ever and some not; their first lines say which, and who polls for what. */
class LivelockTest {

    private static final int MOST = 100_000;
    private static final int MANY = 50;
    private static final long MEMORY = 1L << 28;
    private static final String POLLS = """
            scenario "Polls beside threads"; process p at 0:0 { x = 0;
            thread a { while x == 0 { label "a polls"; } }
            repeat 6 { thread b { label "b"; label "b"; } }
            always x == 0;
            }""";
    private static final String TWO = """
            scenario "One of two livelocks"; process p at 0:0 { turn = 0;
            thread a {
                turn = 1;
                if turn == 1 {
                    while 1 { label "one"; }
                }
                while 1 { label "two"; }
            }
            thread b { turn = 2; }
            }""";

    static Stream<Named<Path>> files() throws Exception {
        try (Stream<Path> files = Files.list(Path.of(LivelockTest.class.getResource("/livelock").toURI()))) {
            return files.filter(file -> file.toString().endsWith(".ptl")).sorted().map(file -> Named.of(file.getFileName().toString(), file)).toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldTellWhoPollsForWhat(Path file) throws IOException, ScenarioException {
        List<String> lines = Files.readAllLines(file);
        ExplorationResult result = explore(Scenario.read(file, Library.protocols()), EnumSet.allOf(Finding.Kind.class), 1, MEMORY, WorkerPool.ALONE);
        if (lines.get(0).equals("// finds nothing")) {
            assertTrue(result.isComplete(), result::toString);
            assertEquals(Optional.empty(), result.unsought());
        } else {
            assertEquals("// finds LIVELOCK", lines.get(0));
            assertEquals(Finding.Kind.LIVELOCK, result.finding().orElseThrow().kind());
            String words = result.finding().get().words();
            assertTrue(words.startsWith("no end can be reached any more: " + lines.get(1).substring("// ".length())), words);
        }
    }

    @Test
    void shouldFindEachLivelockOnceAndTheSameWithAnyNumberOfWorkers() throws ScenarioException {
        ExplorationResult alone = explore(parse(TWO), EnumSet.allOf(Finding.Kind.class), MANY, MEMORY, WorkerPool.ALONE);
        assertEquals(List.of("p a at line 5 repeats while 1", "p a at line 7 repeats while 1"),
                alone.findings().stream().map(finding -> finding.words().replace("no end can be reached any more: ", "")).sorted().toList());
        for (int workers : List.of(2, 4)) {
            assertEquals(alone, explore(parse(TWO), EnumSet.allOf(Finding.Kind.class), MANY, MEMORY, new Threads(workers)));
        }
    }

    @Test
    void shouldNotLookForThemIfTheyAreNotWanted() throws ScenarioException {
        ExplorationResult result = explore(parse(TWO), EnumSet.complementOf(EnumSet.of(Finding.Kind.LIVELOCK)), 1, MEMORY, WorkerPool.ALONE);
        assertTrue(result.isComplete());
        assertEquals(Optional.empty(), result.unsought());
    }

    /** The memory that the states alone take is too little once moves between them are kept. */
    @Test
    void shouldCountTheMovesThatItKeepsAgainstTheBoundOfMemory() throws ScenarioException {
        Set<Finding.Kind> others = EnumSet.complementOf(EnumSet.of(Finding.Kind.LIVELOCK));
        long states = 0;
        for (long memory = 1 << 16; states == 0; memory += 1 << 13) {
            states = explore(parse(POLLS), others, 1, memory, WorkerPool.ALONE).isComplete() ? memory : 0;
        }
        assertEquals(Optional.of(Finding.Kind.LIVELOCK),
                explore(parse(POLLS), EnumSet.allOf(Finding.Kind.class), 1, MEMORY, WorkerPool.ALONE).finding().map(Finding::kind));
        ExplorationResult result = explore(parse(POLLS), EnumSet.allOf(Finding.Kind.class), 1, states, WorkerPool.ALONE);
        assertEquals(Optional.of(ExplorationResult.Limit.MEMORY), result.limit());
        assertEquals(Optional.of(ExplorationResult.Unsought.BOUND), result.unsought());
    }

    @Test
    void shouldSayWhyItDidNotLookForThem() throws ScenarioException {
        String timed = "scenario \"Late\"; channel { latency = 2us }; process p at 0:0 { wait 1us; }";
        ExplorationResult result = explore(parse(timed), EnumSet.allOf(Finding.Kind.class), 1, MEMORY, WorkerPool.ALONE);
        assertTrue(result.isComplete());
        assertEquals(Optional.of(ExplorationResult.Unsought.VIRTUAL_TIME), result.unsought());
    }

    private static Scenario parse(String text) throws ScenarioException {
        return ScenarioReader.parse("test.ptl", text).get();
    }

    private static ExplorationResult explore(Scenario scenario, Set<Finding.Kind> kinds, int findings, long memory, WorkerPool pool) {
        ExplorationOptions options = new ExplorationOptions(kinds, 0, Set.of(), MOST, memory, Integer.MAX_VALUE, findings);
        return new Explorer(scenario::world, options, pool, () -> false, progress -> { }).explore();
    }
}
