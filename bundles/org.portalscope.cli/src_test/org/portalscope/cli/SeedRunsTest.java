package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.portalscope.analysis.branch.Alternative;
import org.portalscope.analysis.branch.BranchPoint;
import org.portalscope.analysis.exploration.SeedOutcome;
import org.portalscope.analysis.exploration.SeedRuns;
import org.portalscope.cli.explore.Workers;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.library.Library;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.run.SchedulerChoice;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.world.explore.ExplorationOptions;
import org.portalscope.world.explore.Explorer;
import org.portalscope.world.explore.Finding;
import org.portalscope.world.explore.WorkerPool;

/** Many runs of one scenario in other orders, and one of them in a session. */
class SeedRunsTest {

    private static final int LONGEST = 1_000;
    private static final String RACE = "scenario \"Race\"; process p at 0:0 { x = 0; thread a { x = 1; assert x == 1; } thread b { x = 2; } }";

    private static Launch race() throws Exception {
        return new Launch("Race", "race.ptl", ScenarioReader.parse("race.ptl", RACE).get()::world, SchedulerChoice.ROUND_ROBIN::scheduler);
    }

    @Test
    void shouldTellTheRunsFirstInWhichSomethingIsWrong() throws Exception {
        List<Long> progress = new ArrayList<>();
        List<SeedOutcome> outcomes = new SeedRuns(race(), 1, 40, LONGEST).outcomes(WorkerPool.ALONE, () -> false, progress::add);
        assertEquals(LongStream.rangeClosed(1, 40).boxed().toList(), progress);
        int wrong = (int) outcomes.stream().filter(SeedOutcome::isWrong).count();
        assertTrue(wrong > 0 && wrong < outcomes.size(), outcomes::toString);
        assertTrue(outcomes.subList(0, wrong).stream().allMatch(SeedOutcome::isWrong));
        for (List<SeedOutcome> part : List.of(outcomes.subList(0, wrong), outcomes.subList(wrong, outcomes.size()))) {
            assertEquals(part.stream().map(SeedOutcome::seed).sorted().toList(), part.stream().map(SeedOutcome::seed).toList());
        }
        assertEquals("all expectations met", outcomes.get(outcomes.size() - 1).words());
    }

    @Test
    void shouldEndInASessionAsItDidAmongTheOthers() throws Exception {
        for (SeedOutcome outcome : new SeedRuns(race(), 0, 20, LONGEST).outcomes(new Workers(2), () -> false, ended -> { })) {
            LocalSession session = atEnd(race().scheduled(SchedulerChoice.random(outcome.seed())));
            assertEquals(outcome.result(), session.result().orElseThrow());
            assertEquals(outcome.result().transitions(), session.timeline().size());
        }
    }

    @Test
    void shouldTellWhatHasEndedWhenItIsCancelled() throws Exception {
        List<Long> progress = new ArrayList<>();
        List<SeedOutcome> outcomes = new SeedRuns(race(), 0, Long.MAX_VALUE - 1, LONGEST).outcomes(WorkerPool.ALONE, () -> progress.size() == 3,
                progress::add);
        assertEquals(3, progress.size());
        assertTrue(outcomes.size() <= 3);
        assertTrue(outcomes.stream().noneMatch(outcome -> outcome.result().result() == RunResult.Result.BOUND));
    }

    @Test
    void shouldLeadToWhatAnExplorationFinds() throws Exception {
        Launch launch = new Launch("Mailbox", "", Library.open("5.3-mpi-race").worlds(List.of()), SchedulerChoice.ROUND_ROBIN::scheduler);
        ExplorationOptions options = new ExplorationOptions(EnumSet.allOf(Finding.Kind.class), 0, Set.of(), LONGEST * LONGEST, 1L << 28, LONGEST, 1);
        Finding finding = new Explorer(launch.worlds(), options, WorkerPool.ALONE, () -> false, progress -> { }).explore().finding().orElseThrow();
        LocalSession session = atEnd(launch.leadingTo(finding));
        assertEquals(finding.schedule().size(), session.timeline().size());
        RunResult end = session.result().orElseThrow();
        assertEquals(finding.words(), end.violation().map(found -> found.words()).orElseGet(() -> end.failure().map(Object::toString)
                .orElseGet(() -> end.words().get(0))));
    }

    @Test
    void shouldLeaveEveryChoiceToThoseWhoSteer() throws Exception {
        LocalSession session = race().scheduled(SchedulerChoice.ASK).start();
        try (SessionDriver driver = session.drive()) {
            assertFalse(driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false));
            assertEquals(RunResult.Result.CHOICE, session.result().orElseThrow().result());
            int made = 0;
            for (List<Alternative> enabled = enabled(session); !enabled.isEmpty(); enabled = enabled(session)) {
                String words = enabled.size() == 1 ? "1 transition is enabled" : enabled.size() + " transitions are enabled";
                assertEquals(List.of("choose what happens next: " + words), session.result().orElseThrow().words());
                enabled.get(enabled.size() - 1).happen(driver);
                driver.seek(session.timeline().end());
                assertEquals(++made, session.timeline().size());
            }
        }
        assertTrue(session.timeline().size() > 2);
        assertTrue(session.result().filter(end -> end.result() != RunResult.Result.CHOICE).isPresent());
    }

    private static List<Alternative> enabled(LocalSession session) {
        return session.result().filter(end -> end.result() == RunResult.Result.CHOICE).map(end -> BranchPoint.at(session).alternatives()).orElse(List.of());
    }

    @ParameterizedTest
    @EnumSource
    void shouldReadTheOptionsThatItWrites(SchedulerChoice.Kind kind) {
        SchedulerChoice choice = new SchedulerChoice(kind, kind == SchedulerChoice.Kind.RANDOM ? 7 : 0);
        assertEquals(choice, SchedulerChoice.of(choice.options()));
        assertEquals(SchedulerChoice.random(3), SchedulerChoice.of(List.of("--seed", "3")));
        assertEquals(SchedulerChoice.ROUND_ROBIN, SchedulerChoice.of(List.of("--scheduler", "dice", "--seed", "three")));
        assertEquals(SchedulerChoice.ROUND_ROBIN, SchedulerChoice.of(List.of("--seed")));
        assertEquals(Stream.concat(choice.options().stream(), Stream.of("--fault", "p:die 1")).toList(),
                choice.in(List.of("--scheduler", "random", "--fault", "p:die 1", "--seed", "3")));
    }

    private static LocalSession atEnd(Launch launch) {
        LocalSession session = launch.start();
        try (SessionDriver driver = session.drive()) {
            driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        }
        return session;
    }
}
