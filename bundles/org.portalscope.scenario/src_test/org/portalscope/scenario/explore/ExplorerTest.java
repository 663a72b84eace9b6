package org.portalscope.scenario.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.explore.ExplorationOptions;
import org.portalscope.world.explore.ExplorationProgress;
import org.portalscope.world.explore.ExplorationResult;
import org.portalscope.world.explore.Explorer;
import org.portalscope.world.explore.Finding;
import org.portalscope.world.explore.WorkerPool;

/**
 * Explores scenarios whose first line says what is to be found, and the same scenarios corrected: {@code // finds STUCK after 8}; behind that the
 * faults that there may be, {@code with 1 fault}, and the process that may die, {@code if sender may die}.
 */
class ExplorerTest {

    private static final int MOST = 20_000;
    /** States of one exploration of several that are compared. */
    private static final int SOME = 4_000;
    private static final int MANY = 50;
    private static final int THREADS = 20;
    private static final int STATEMENTS = 50;
    private static final long MEMORY = 1L << 30;
    private static final Pattern FORM = Pattern.compile("(// (?:finds nothing|finds \\w+ after \\d+|stops at \\w+))( with 1 fault)?(?: if (\\w+) may die)?");

    static Stream<Named<Path>> files() throws Exception {
        try (Stream<Path> files = Files.list(Path.of(ExplorerTest.class.getResource("/explore").toURI()))) {
            return files.filter(file -> file.toString().endsWith(".ptl")).sorted().map(file -> Named.of(file.getFileName().toString(), file)).toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldFindWhatTheFirstLineSays(Path file) throws Exception {
        String wanted = FORM.matcher(first(file)).replaceFirst("$1");
        assertEquals(wanted, "// " + words(new Explorer(Scenario.read(file)::world, options(file), WorkerPool.ALONE, () -> false, progress -> { }).explore()));
    }

    @Test
    void shouldShowWhatEachKindIsAndHowItIsCorrected() throws Exception {
        List<String> names = files().map(Named::getName).toList();
        Set<String> kinds = new TreeSet<>();
        for (Named<Path> file : files().toList()) {
            if (first(file.getPayload()).startsWith("// finds ") && !first(file.getPayload()).contains("nothing")) {
                assertTrue(names.contains(file.getName().replace(".ptl", "-corrected.ptl")), file.getName());
                kinds.add(first(file.getPayload()).split(" ")[2]);
            }
        }
        assertEquals(Arrays.stream(Finding.Kind.values()).map(Enum::name).collect(Collectors.toCollection(TreeSet::new)), kinds);
    }

    private static String first(Path file) throws IOException {
        return Files.readAllLines(file).get(0);
    }

    /** What the first line of a scenario asks for, with faults and the deaths that it names. */
    static ExplorationOptions options(Path file) throws IOException {
        return options(file, MOST);
    }

    private static ExplorationOptions options(Path file, int states) throws IOException {
        Matcher matcher = FORM.matcher(first(file));
        assertTrue(matcher.matches(), first(file));
        int faults = matcher.group(2) == null ? 0 : 1;
        Set<String> deaths = matcher.group(3) == null ? Set.of() : Set.of(matcher.group(3));
        return new ExplorationOptions(EnumSet.allOf(Finding.Kind.class), faults, deaths, states, MEMORY, Integer.MAX_VALUE);
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldFindTheSameWithAnyNumberOfWorkers(Path file) throws Exception {
        ExplorationResult alone = explore(file, 1, WorkerPool.ALONE);
        for (int workers : List.of(1, 2, 4)) {
            assertEquals(alone, explore(file, 1, new Threads(workers)), workers + " workers");
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldGiveAScheduleThatEndsInWhatItFound(Path file) throws Exception {
        ExplorationResult result = explore(file, 1, WorkerPool.ALONE);
        if (result.finding().isPresent()) {
            Finding finding = result.finding().get();
            World world = Scenario.read(file).world();
            finding.schedule().forEach(world::advance);
            switch (finding.kind()) {
                case ASSERT -> assertEquals(finding.words(), world.failure().orElseThrow().toString());
                case STUCK -> {
                    String blocked = world.waiting().get(0).replaceFirst(" waits in (line \\d+).*", " at $1 is blocked in ");
                    assertTrue(world.enabled().isEmpty() && finding.words().contains(blocked), blocked);
                }
                case DROP -> assertTrue(world.processes().stream().anyMatch(process -> process.program().unexpectedDrops() > 0));
                case VOLATILE -> assertTrue(finding.words().contains("before"));
                case LIVELOCK -> assertTrue(!world.enabled().isEmpty() && finding.words().startsWith("no end can be reached any more: "));
                case LEAK -> assertTrue(world.processes().stream().anyMatch(process -> !process.portals().state().interfaces().get(0).initialized()));
            }
        }
    }

    @Test
    void shouldFindOnlyWhatIsWanted() throws Exception {
        Scenario scenario = Scenario.read(Path.of(getClass().getResource("/explore/assert.ptl").toURI()));
        ExplorationOptions options = new ExplorationOptions(EnumSet.complementOf(EnumSet.of(Finding.Kind.ASSERT)), 0, MOST, 1L << 28, MOST);
        assertTrue(explore(scenario, options).isComplete());
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldFindFirstWhatItFindsAlone(Path file) throws Exception {
        ExplorationOptions one = options(file, SOME);
        ExplorationOptions many = new ExplorationOptions(one.kinds(), one.faults(), one.mayCrash(), one.states(), one.memory(), one.depth(), MANY);
        ExplorationResult alone = explore(Scenario.read(file), one);
        ExplorationResult all = explore(Scenario.read(file), many);
        assertEquals(alone.finding(), all.finding());
        assertEquals(all.findings().size(), all.findings().stream().map(Finding::violation).distinct().count());
        List<Integer> lengths = all.findings().stream().map(finding -> finding.schedule().size()).toList();
        assertEquals(lengths.stream().sorted().toList(), lengths);
        assertEquals(all.findings(), new Explorer(Scenario.read(file)::world, many, new Threads(2), () -> false, progress -> { }).explore().findings());
    }

    @Test
    void shouldFindEachThingThatIsWrongOnce() throws Exception {
        Scenario scenario = ScenarioReader.parse("two.ptl", """
                scenario "Two wrong assertions"; process p at 0:0 { x = 0;
                thread a { x = 1; assert x == 1; }
                thread b { x = 2; assert x == 2; }
                thread c { x = 0; } }""").get();
        ExplorationOptions options = new ExplorationOptions(EnumSet.allOf(Finding.Kind.class), 0, Set.of(), MOST, MEMORY, MOST, MANY);
        ExplorationResult result = explore(scenario, options);
        assertEquals(List.of("two.ptl:2:26: p: x == 1 does not hold: x is 2", "two.ptl:3:26: p: x == 2 does not hold: x is 1",
                "two.ptl:2:26: p: x == 1 does not hold: x is 0", "two.ptl:3:26: p: x == 2 does not hold: x is 0"),
                result.findings().stream().map(Finding::words).toList());
        assertEquals(Optional.empty(), result.limit());
        assertFalse(result.isComplete());
    }

    @Test
    void shouldNotTryAllOrdersOfWhatThreadsComputeForThemselves() {
        StringBuilder threads = new StringBuilder("scenario \"Threads\"; process p at 0:0 {\n");
        for (int thread = 0; thread < THREADS; thread++) {
            String name = "x" + thread;
            threads.append("thread t").append(thread).append(" {\n").append((name + " = 1;\n").repeat(STATEMENTS)).append("}\n");
        }
        Scenario scenario = ScenarioReader.parse("threads.ptl", threads.append("}\n").toString()).scenario().orElseThrow();
        ExplorationOptions options = new ExplorationOptions(EnumSet.allOf(Finding.Kind.class), 0, MOST, MEMORY, Integer.MAX_VALUE);
        ExplorationResult result = explore(scenario, options);
        assertTrue(result.isComplete());
        assertEquals(THREADS + 2, result.effort().states());
        assertEquals(THREADS * (STATEMENTS + 1), result.effort().depth() - 1);
    }

    @Test
    void shouldStopWhenItIsCancelled() throws Exception {
        Scenario scenario = Scenario.read(Path.of(getClass().getResource("/explore/counting.ptl").toURI()));
        List<ExplorationProgress> told = new ArrayList<>();
        ExplorationOptions options = new ExplorationOptions(EnumSet.allOf(Finding.Kind.class), 0, MOST, 1L << 28, MOST);
        ExplorationResult result = new Explorer(scenario::world, options, WorkerPool.ALONE, () -> told.size() == 100, told::add).explore();
        assertEquals(ExplorationResult.Limit.CANCELLED, result.limit().orElseThrow());
        assertFalse(result.isComplete());
        assertEquals(101, result.effort().states());
    }

    @Test
    void shouldStopAtTheBoundsOfMemoryAndDepth() throws Exception {
        Scenario scenario = Scenario.read(Path.of(getClass().getResource("/explore/counting.ptl").toURI()));
        EnumSet<Finding.Kind> all = EnumSet.allOf(Finding.Kind.class);
        ExplorationResult small = explore(scenario, new ExplorationOptions(all, 0, MOST, 1 << 18, MOST));
        assertEquals(ExplorationResult.Limit.MEMORY, small.limit().orElseThrow());
        assertTrue(small.bytes() <= 1 << 18);
        ExplorationResult shallow = explore(scenario, new ExplorationOptions(all, 0, MOST, 1L << 28, 7));
        assertEquals(ExplorationResult.Limit.DEPTH, shallow.limit().orElseThrow());
        assertEquals(8, shallow.effort().states());
    }

    @Test
    void shouldStopAtTheBoundOfMemoryWhereHistoriesHoldTheContentOfMemory() {
        Scenario scenario = ScenarioReader.parse("fills.ptl", """
                scenario "Fills"; process p at 0:0 { region buffer[65_536]; repeat 100 as i { buffer[..] = fill(i, 65_536); } }
                process q at 1:0 { region other[1]; repeat 100 { other[0] = 1; } }""").scenario().orElseThrow();
        ExplorationResult result = explore(scenario, new ExplorationOptions(EnumSet.allOf(Finding.Kind.class), 0, MOST, 1 << 22, Integer.MAX_VALUE));
        assertEquals(ExplorationResult.Limit.MEMORY, result.limit().orElseThrow());
        assertTrue(result.effort().states() < MOST);
    }

    private static ExplorationResult explore(Scenario scenario, ExplorationOptions options) {
        return new Explorer(scenario::world, options, WorkerPool.ALONE, () -> false, progress -> { }).explore();
    }

    private static ExplorationResult explore(Path file, int faults, WorkerPool pool) throws Exception {
        Scenario scenario = Scenario.read(file);
        ExplorationOptions options = new ExplorationOptions(EnumSet.allOf(Finding.Kind.class), faults, SOME, MEMORY, Integer.MAX_VALUE);
        return new Explorer(scenario::world, options, pool, () -> false, progress -> { }).explore();
    }

    private static String words(ExplorationResult result) {
        if (result.finding().isPresent()) {
            List<Choice> schedule = result.finding().get().schedule();
            return "finds " + result.finding().get().kind() + " after " + schedule.size();
        }
        return result.isComplete() ? "finds nothing" : "stops at " + result.limit().orElseThrow();
    }
}
