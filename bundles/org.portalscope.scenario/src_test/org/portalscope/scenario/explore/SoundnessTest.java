package org.portalscope.scenario.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.step.Effect;
import org.portalscope.scenario.ParseResult;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.Scenarios;
import org.portalscope.world.Choice;
import org.portalscope.world.SearchableWorld;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.explore.ExplorationOptions;
import org.portalscope.world.explore.ExplorationResult;
import org.portalscope.world.explore.Explorer;
import org.portalscope.world.explore.Finding;
import org.portalscope.world.explore.WorkerPool;

/** Holds the explorer to a search of all states in all orders, on every scenario as far as that search gets. */
class SoundnessTest {

    /** States that the exhaustive search looks at. */
    private static final int MOST = 80;
    /** States that it looks at of the scenarios that are made to be explored. */
    static final int MANY = 600;
    /** Random scenarios. */
    private static final int SEEDS = 100;

    static Stream<Named<Scenario>> scenarios() throws Exception {
        List<Named<Scenario>> all = new ArrayList<>(Scenarios.all().toList());
        for (Named<Path> file : ExplorerTest.files().toList()) {
            all.add(Named.of(file.getName(), Scenario.read(file.getPayload())));
        }
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void shouldFindWhatAnExhaustiveSearchFinds(Scenario scenario) {
        compare(scenario, 0, Set.of(), MOST);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldFindWhatAnExhaustiveSearchFindsWithRandomThreads(long seed) {
        String source = RandomThreads.scenario(new SplittableRandom(seed));
        ParseResult read = ScenarioReader.parse("random.ptl", source);
        Scenario scenario = read.scenario().orElseThrow(() -> new AssertionError(read.report() + source));
        try {
            compare(scenario, 0, Set.of(), MANY);
            compare(scenario, 0, Set.of("p"), MANY);
        } catch (AssertionError e) {
            throw new AssertionError("seed " + seed + ":\n" + source, e);
        }
    }

    static LongStream seeds() {
        return LongStream.rangeClosed(1, SEEDS);
    }

    static Stream<Named<Path>> files() throws Exception {
        return ExplorerTest.files();
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldFindWhatAnExhaustiveSearchFindsWithTheFaultsOfTheFirstLine(Path file) throws Exception {
        ExplorationOptions options = ExplorerTest.options(file);
        compare(Scenario.read(file), options.faults(), options.mayCrash(), MANY);
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldFindWhatAnExhaustiveSearchFindsIfTwoCompletionsMayFail(Path file) throws Exception {
        compare(Scenario.read(file), 2, Set.of(), MANY);
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldFindWhatAnExhaustiveSearchFindsIfAnyProcessMayDie(Path file) throws Exception {
        Scenario scenario = Scenario.read(file);
        compare(scenario, 0, scenario.world().processes().stream().map(WorldProcess::name).collect(Collectors.toSet()), MANY);
    }

    static void compare(Scenario scenario, int faults, Set<String> mayCrash, int most) {
        Exhaustive all = new Exhaustive(scenario::world, faults, mayCrash, most);
        all.search();
        ExplorationResult result = explore(scenario, faults, mayCrash, all.complete ? Integer.MAX_VALUE : all.depth);
        boolean livelock = result.finding().filter(finding -> finding.kind() == Finding.Kind.LIVELOCK).isPresent();
        if (all.complete && (livelock || !all.withoutEnd().isEmpty() && result.unsought().isEmpty())) {
            assertTrue(livelock);
            compareLivelock(scenario, all, result.finding().get().schedule());
            return;
        }
        if (livelock) {
            return;
        }
        assertEquals(all.kind != null, result.finding().isPresent());
        result.finding().ifPresent(finding -> compare(all, finding));
        if (all.complete) {
            assertTrue(result.isComplete());
        }
    }

    /**
     * What the schedule leads to has no end, and is the first of what comes again and again. Local statements count once their thread goes on: before, their
     * number keeps states apart that are one here, so where there are some the schedule may be a round longer.
     */
    private static void compareLivelock(Scenario scenario, Exhaustive all, List<Choice> schedule) {
        World world = scenario.world();
        schedule.forEach(world::advance);
        Exhaustive.Node end = all.at(world, (int) schedule.stream().filter(SoundnessTest::isFault).count());
        Set<Exhaustive.Node> withoutEnd = all.withoutEnd();
        assertTrue(withoutEnd.contains(end), () -> "an end can be reached after " + schedule);
        if (scenario.source().startsWith(RandomPollers.NO_LOCAL_STATEMENTS)) {
            int first = withoutEnd.stream().filter(all::comesAgain).mapToInt(node -> node.path.size()).min().orElseThrow();
            assertTrue(all.comesAgain(end), () -> "nothing comes again after " + schedule);
            assertEquals(first, schedule.size());
        }
    }

    private static boolean isFault(Choice choice) {
        return choice instanceof Choice.Complete complete && complete.niFailType() != NiFailType.PTL_NI_OK;
    }

    /** Local statements may stand elsewhere in the schedule, and another of several that are equally short may be found. */
    private static void compare(Exhaustive all, Finding finding) {
        assertEquals(all.shortest.size(), finding.schedule().size());
        assertTrue(all.kinds.contains(finding.kind()), () -> finding.kind() + " and " + all.kinds);
        assertEquals(finding.kind(), all.outcome(finding.schedule()));
    }

    static ExplorationResult explore(Scenario scenario, int faults, Set<String> mayCrash, int depth) {
        ExplorationOptions options = new ExplorationOptions(EnumSet.allOf(Finding.Kind.class), faults, mayCrash, 1_000_000, 1L << 28, depth);
        return new Explorer(scenario::world, options, WorkerPool.ALONE, () -> false, progress -> { }).explore();
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void shouldGiveOneDigestOnlyToStatesWithTheSameFuture(Scenario scenario) {
        Exhaustive all = new Exhaustive(scenario::world, MOST);
        all.search();
        Map<String, List<String>> futures = new HashMap<>();
        for (Exhaustive.Node node : all.nodes.values()) {
            if (node.edges != null) {
                List<String> future = all.future(node);
                assertEquals(futures.getOrDefault(node.digest, future), future);
                futures.put(node.digest, future);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void shouldCallTransitionsIndependentOnlyIfTheirOrderMakesNoDifference(Scenario scenario) {
        Exhaustive all = new Exhaustive(scenario::world, MOST / 4);
        all.search();
        for (Exhaustive.Node node : all.nodes.values()) {
            if (node.choices != null) {
                World world = all.at(node.path);
                for (Choice one : node.choices) {
                    node.choices.stream().filter(other -> one.process() < other.process()).forEach(other -> commute(world, one, other));
                }
            }
        }
    }

    private static void commute(World world, Choice one, Choice other) {
        String oneFirst = after(world, one, other);
        String otherFirst = after(world, other, one);
        assertTrue(oneFirst.equals(otherFirst) || oneFirst.equals("failed") || otherFirst.equals("failed"), () -> one + " and " + other);
    }

    /** The digest after two choices, both of which are possible already. */
    private static String after(World world, Choice first, Choice second) {
        List<Effect> effects = new ArrayList<>();
        new SearchableWorld(world).execute(first, effects);
        int between = effects.size();
        String result = "failed";
        if (!world.hasFailed()) {
            assertTrue(world.enabled().contains(second), () -> second + " after " + first);
            new SearchableWorld(world).execute(second, effects);
            result = world.hasFailed() ? "failed" : Exhaustive.digest(world, 0);
            Exhaustive.revert(world, second, effects, between);
        }
        Exhaustive.revert(world, first, effects, 0);
        return result;
    }
}
