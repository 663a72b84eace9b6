package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.protocol.Awaiting;
import org.portalscope.scenario.source.FolderImports;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.explore.ExplorationOptions;
import org.portalscope.world.explore.Explorer;
import org.portalscope.world.explore.Finding;
import org.portalscope.world.explore.WorkerPool;
import org.portalscope.world.program.SourceId;
import org.portalscope.world.schedule.Scheduler;
import org.portalscope.world.waiting.DeadlockWords;
import org.portalscope.world.waiting.WaitForGraph;
import org.portalscope.world.waiting.WaitForGraphs;

/** The wait-for graph of a scenario: calls of protocols, barriers, and events that anybody can cause. */
class WaitForGraphsTest {

    private static final Protocols PROTOCOLS = Protocols.of(List.of(new Awaiting()));
    private static final int SEEDS = 5;
    private static final int MOST = 10_000;
    private static final long MEMORY = 1L << 24;
    private static final String DEADLOCK = """
            scenario "deadlock"; use awaiting;
            process a at 0:0 { await_all(b, c); }
            process b at 1:0 { await_any(a, c); }
            process c at 2:0 { }
            """;
    private static final String OPENING = """
            PtlInit(&max); PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
            """;

    private static Scenario scenario(String text) {
        ParseResult result = ScenarioReader.parse(SourceId.text("test.ptl"), "test.ptl", text, new FolderImports(null), PROTOCOLS);
        return result.scenario().orElseThrow(() -> new AssertionError(result.report()));
    }

    private static Run run(String text) {
        return new Run(scenario(text));
    }

    private static WaitForGraph atEnd(String text) {
        Run run = run(text);
        run.toEnd();
        return WaitForGraphs.of(run.world);
    }

    @Test
    void shouldTakeWhatCallsOfProtocolsWaitFor() {
        WaitForGraph graph = atEnd(DEADLOCK);
        assertEquals("Deadlock: a and b wait for each other", DeadlockWords.sentence(graph));
        assertEquals(List.of("a at line 2 is blocked in await_all for all of: word of b; word of c",
                "b at line 3 is blocked in await_any for any of: word of a; word of c"),
                DeadlockWords.details(graph));
        assertTrue(graph.processes().get(2).hasEnded());
    }

    @Test
    void shouldSeeWhoCanStillRelease() {
        Run run = run(DEADLOCK.replace("process c at 2:0 { }", "process c at 2:0 { x = 1; y = 2; }"));
        for (int i = 0; i < 2; i++) {
            run.world.execute(run.world.enabled().get(i), i + 1);
        }
        WaitForGraph graph = WaitForGraphs.of(run.world);
        assertTrue(graph.canGoOn(2));
        assertEquals(List.of(), graph.deadlocked());
    }

    @Test
    void shouldKnowWhoIsMissingAtABarrier() {
        WaitForGraph graph = atEnd("scenario \"barrier\"; use awaiting; process a at 0:0 { barrier; } process b at 1:0 { await_all(a, a); barrier; }");
        assertEquals("Deadlock: a and b wait for each other", DeadlockWords.sentence(graph));
        assertEquals("a at line 1 is blocked in barrier: b has not reached it", DeadlockWords.details(graph).get(0));
    }

    @Test
    void shouldLetAnybodyCauseAnEventThatAThreadWaitsFor() {
        String waiting = "process a at 0:0 { " + OPENING + "PtlEQAlloc(ni, 8, &eq); PtlEQWait(eq, &event); }";
        WaitForGraph alone = atEnd("scenario \"event\"; " + waiting);
        assertEquals("a at line 2 is blocked in PtlEQWait(eq, &event): no event has come", DeadlockWords.sentence(alone));
        Run other = run("scenario \"event\"; " + waiting + " process b at 1:0 { x = 1; x = 2; x = 3; x = 4; x = 5; x = 6; x = 7; }");
        Optional<Choice> first = other.world.enabled().stream().findFirst();
        for (int i = 1; i <= 4 && first.isPresent(); i++) {
            other.world.execute(first.get(), i);
            first = other.world.enabled().stream().findFirst();
        }
        assertEquals("no deadlock: every blocked process can still be released", DeadlockWords.sentence(WaitForGraphs.of(other.world)));
    }

    static Stream<Named<Scenario>> scenarios() throws Exception {
        return Scenarios.all();
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void shouldNeverSayForEverOfAThreadThatGoesOn(Scenario scenario) {
        for (int seed = 0; seed < SEEDS; seed++) {
            World world = scenario.world();
            Scheduler scheduler = Run.random(seed);
            Set<Choice> stuck = new HashSet<>();
            for (Optional<Choice> next = scheduler.next(world); next.isPresent(); next = scheduler.next(world)) {
                Choice made = next.get();
                assertFalse(stuck.contains(made), () -> made + " at transition " + world.transitions());
                world.advance(made);
                WaitForGraph graph = WaitForGraphs.of(world);
                graph.deadlocked().forEach(process -> graph.deadlocked(process)
                        .forEach(wait -> stuck.add(new Choice.RunThread(process.index(), wait.thread()))));
            }
        }
    }

    @Test
    void shouldSayItWhereTheExplorerFindsAStuckProcess() {
        ExplorationOptions options = new ExplorationOptions(EnumSet.of(Finding.Kind.STUCK), 0, MOST, MEMORY, MOST);
        Finding finding = new Explorer(scenario(DEADLOCK)::world, options, WorkerPool.ALONE, () -> false, progress -> { }).explore().finding().orElseThrow();
        assertEquals("Deadlock: a and b wait for each other; a at line 2 is blocked in await_all for all of: word of b; word of c; "
                + "b at line 3 is blocked in await_any for any of: word of a; word of c", finding.words());
    }
}
