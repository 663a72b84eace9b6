package org.portalscope.cli.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.analysis.statistics.LevelSample;
import org.portalscope.analysis.statistics.RunStatistics;
import org.portalscope.analysis.statistics.Statistic;
import org.portalscope.analysis.statistics.StatisticKey;
import org.portalscope.analysis.statistics.StatisticRow;
import org.portalscope.cli.ScenarioFiles;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.step.Subject;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.run.ForwardRun;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.world.schedule.RandomScheduler;

class RunStatisticsTest {

    private static final int SEED = 3;
    private static final int LIMIT = 2000;

    private final List<LevelSample> samples = new ArrayList<>();
    private ForwardRun run;
    private Map<StatisticKey, StatisticRow> rows;

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.all();
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldAgreeWithTheStateTheirSumAndTheirSamples(Path file) throws ScenarioException {
        run(ScenarioFiles.read(file));
        requireWhatTheStateHas();
        requireTheSumOfTheProcessesForTheRun();
        requireThatEverySampleOfALevelWasTold();
    }

    private void requireWhatTheStateHas() {
        for (ProcessState process : run.state().processes()) {
            for (NetworkInterface ni : process.portals().interfaces()) {
                for (int portal = 0; portal < ni.portalTable().size(); portal++) {
                    assertEquals(ni.portalTable().get(portal).size(), value(list(process.index(), ni.number(), portal, Statistic.MATCH_LIST_LENGTH)));
                }
                for (EventQueue queue : ni.queues().all()) {
                    assertEquals(queue.events().size(), value(queue(process.index(), queue.handle())));
                }
            }
            for (DropReason reason : DropReason.values()) {
                assertEquals(process.portals().interfaces().stream().mapToLong(ni -> ni.dropCount(reason)).sum(),
                        value(new StatisticKey(process.index(), Optional.empty(), Statistic.DROPS, reason.name())));
            }
        }
    }

    private void requireTheSumOfTheProcessesForTheRun() {
        Map<StatisticKey, Long> sums = new HashMap<>();
        rows.values().stream().filter(row -> row.key().process() != StatisticKey.RUN).forEach(row -> sums.merge(
                new StatisticKey(StatisticKey.RUN, Optional.empty(), row.key().statistic(), row.key().detail()), row.value(), Long::sum));
        sums.forEach((key, sum) -> assertEquals(sum, value(key), key::toString));
        for (StatisticRow row : rows.values()) {
            assertTrue(row.minimum() <= row.mean() && row.mean() <= row.maximum(), row::toString);
            assertTrue(row.key().statistic().kind() == Statistic.Kind.COUNTER == (row.samples() == 0), row::toString);
        }
    }

    private void requireThatEverySampleOfALevelWasTold() {
        for (StatisticRow row : rows.values()) {
            List<Long> told = samples.stream().filter(sample -> sample.key().equals(row.key())).map(LevelSample::value).toList();
            if (row.key().statistic().kind() == Statistic.Kind.LEVEL) {
                assertEquals(List.of(row.samples(), row.value()), List.of((long) told.size(), told.get(told.size() - 1)), row::toString);
                assertEquals(row.maximum(), told.stream().mapToLong(Long::longValue).max().orElseThrow(), row::toString);
            } else {
                assertEquals(List.of(), told, row::toString);
            }
        }
    }

    @Test
    void shouldMeasureHowLongRequestsAreSearchedFor() throws ScenarioException {
        run(Library.open("3.7-match-list"));
        StatisticRow attempts = rows.get(list(0, 0, 4, Statistic.MATCH_ATTEMPTS));
        StatisticRow depth = rows.get(list(0, 0, 4, Statistic.SEARCH_DEPTH));
        // entries 8, 2 and 3 accept, and the last request is refused by all 8
        assertEquals(List.of(4L, 8 + 2 + 3 + 8L, 2L, 8L), List.of(attempts.samples(), attempts.value(), attempts.minimum(), attempts.maximum()));
        assertEquals(List.of(3L, 8 + 2 + 3L, 2L, 8L), List.of(depth.samples(), depth.value(), depth.minimum(), depth.maximum()));
    }

    @Test
    void shouldCountTheEntriesExaminedInVainAsAttemptsOnly() throws ScenarioException {
        run(Library.open("5.2-dropped-requests"));
        long dropped = value(new StatisticKey(StatisticKey.RUN, Optional.empty(), Statistic.DROPS, DropReason.NO_MATCH.name()));
        assertTrue(dropped > 0);
        StatisticKey attempts = new StatisticKey(StatisticKey.RUN, Optional.empty(), Statistic.MATCH_ATTEMPTS, "");
        StatisticKey depth = new StatisticKey(StatisticKey.RUN, Optional.empty(), Statistic.SEARCH_DEPTH, "");
        assertEquals(dropped, rows.get(attempts).samples() - (rows.containsKey(depth) ? rows.get(depth).samples() : 0));
    }

    private void run(Scenario scenario) {
        run = new Launch("", "", scenario::world, () -> new RandomScheduler(SEED)).forwardRun(LIMIT);
        RunStatistics statistics = new RunStatistics(run.state(), samples::add);
        run.follow(statistics, () -> false);
        rows = new HashMap<>();
        statistics.rows().forEach(row -> rows.put(row.key(), row));
    }

    private long value(StatisticKey key) {
        return rows.containsKey(key) ? rows.get(key).value() : 0;
    }

    private static StatisticKey list(int process, int networkInterface, int portal, Statistic statistic) {
        return new StatisticKey(process, Optional.of(new Subject.OfPortal(networkInterface, portal)), statistic, "");
    }

    private static StatisticKey queue(int process, long queue) {
        long place = Handle.of(Handle.Kind.EQ, Handle.networkInterface(queue), 0, Handle.index(queue));
        return new StatisticKey(process, Optional.of(new Subject.OfObject(place)), Statistic.EVENT_QUEUE_LENGTH, "");
    }
}
