package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.analysis.breakpoint.BreakpointReader;
import org.portalscope.analysis.breakpoint.HitCounts;
import org.portalscope.analysis.breakpoint.NumberedBreakpoint;
import org.portalscope.analysis.search.ParallelScan;
import org.portalscope.expression.value.Problems;
import org.portalscope.scenario.Scenario;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.world.explore.WorkerPool;
import org.portalscope.world.schedule.RoundRobinScheduler;

class HitCountsTest {

    private static final List<String> TEXTS = List.of("call PtlPut", "disabled call PtlInit", "log \"x\" when category == \"event\"", "hit 2 portal 4",
            "when kind == \"BitsCheck\"", "call PtlGet");

    private final ParallelScan scan = new ParallelScan(WorkerPool.ALONE);
    private LocalSession session;
    private List<NumberedBreakpoint> breakpoints;

    @BeforeEach
    void start() throws Exception {
        Scenario scenario = Scenario.read(Path.of("..", "org.portalscope.scenario", "library", "3.7-match-list.ptl"));
        session = new Launch(scenario.title(), "", scenario::world, RoundRobinScheduler::new).start();
        breakpoints = IntStream.range(0, TEXTS.size()).mapToObj(i -> new NumberedBreakpoint(i + 1,
                BreakpointReader.read(TEXTS.get(i), session, new Problems()).orElseThrow())).toList();
    }

    @Test
    void shouldCountEachStepOnceHoweverOftenItLooks() {
        HitCounts counts = HitCounts.NONE;
        try (SessionDriver driver = session.drive()) {
            while (driver.move(StepKind.OVER, Direction.FORWARD, Optional.empty(), () -> false)) {
                counts = counts(counts, Integer.MAX_VALUE);
                assertEquals(counts, counts(counts, Integer.MAX_VALUE));
            }
        }
        assertEquals(expected(), counts.hits());
        assertEquals(counts.hits(), counts(HitCounts.NONE, Integer.MAX_VALUE).hits());
        assertFalse(counts.hits().containsKey(2), "one that is switched off");
        assertTrue(counts.hits().get(3) > 4 && counts.hits().get(4) > 2, counts::toString);
        assertEquals("hit " + counts.hits().get(1) + " times", counts.words(1).orElseThrow());
        assertEquals(Optional.empty(), counts.words(6));
    }

    @Test
    void shouldSayThatThereAreMoreThanItHasLookedFor() {
        try (SessionDriver driver = session.drive()) {
            driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        }
        HitCounts counts = counts(HitCounts.NONE, 1);
        assertFalse(counts.isWhole());
        assertTrue(counts.words(counts.hits().keySet().iterator().next()).orElseThrow().startsWith("hit at least "));
        assertFalse(HitCounts.NONE.upToNow(scan, session.timeline(), breakpoints, Integer.MAX_VALUE, () -> true).isWhole());
        assertFalse(counts(HitCounts.NONE, Integer.MAX_VALUE).behind().isWhole());
    }

    private HitCounts counts(HitCounts before, int most) {
        return before.upToNow(scan, session.timeline(), breakpoints, most, () -> false);
    }

    private Map<Integer, Integer> expected() {
        Map<Integer, Integer> counted = new TreeMap<>();
        for (NumberedBreakpoint each : breakpoints) {
            int hits = IntStream.rangeClosed(1, session.timeline().size()).map(number -> (int) IntStream.range(0, session.timeline().steps(number))
                    .filter(index -> each.breakpoint().matches(session.timeline().transition(number), index)).count()).sum();
            if (hits > 0 && each.breakpoint().enabled()) {
                counted.put(each.number(), hits);
            }
        }
        return counted;
    }
}
