package org.portalscope.goal.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.portalscope.goal.parser.GoalReader;

/** When operations start and what searches find, worked out by hand. */
class LogGopsSimulationTest {

    @Test
    void shouldDoAsLogGopsimWithABusyProcessor() throws LogGopsException {
        QueueStatistics queues = host("""
                num_ranks 2
                rank 0 {
                    busy: calc 20000
                    first: recv 11b from 1 tag 5
                    second: recv 11b from 1 tag 5
                    first requires busy
                    second requires first
                }
                rank 1 { send 11b to 0 tag 5; send 11b to 0 tag 5 }
                """).queues().get(0);
        assertEquals(searches(1, 20_000), queues.rqHit());
        assertEquals(searches(0, 21_560), queues.rqMiss());
        assertEquals(searches(1, 21_560), queues.uqHit());
        assertEquals(searches(0, 20_000), queues.uqMiss());
        assertEquals(1, queues.rqMax());
        assertEquals(1, queues.uqMax());
    }

    @Test
    void shouldMatchAtArrivalWhatTheProcessorLeavesLying() throws LogGopsException {
        SimulationResult result = nic("""
                num_ranks 2
                rank 0 {
                    busy: calc 20000
                    first: recv 11b from 1
                    second: recv 11b from 1
                    after: send 1b to 1
                    first irequires busy
                    second requires first
                    after requires second
                }
                rank 1 { send 11b to 0; send 11b to 0; recv 1b from 0 }
                """);
        QueueStatistics queues = result.queues().get(0);
        assertEquals(List.of(), queues.rqHit());
        assertEquals(List.of(new QueueSearch(0, 4_000), new QueueSearch(0, 5_500)), queues.rqMiss());
        assertEquals(List.of(new QueueSearch(1, 20_000), new QueueSearch(1, 21_560)), queues.uqHit());
        assertEquals(2, queues.uqMax());
        assertEquals(searches(1, 23_120 + 4_000), result.queues().get(1).rqHit());
        assertEquals(List.of(), result.pending());
    }

    @ParameterizedTest
    @EnumSource
    void shouldHaveTheLongestPostedQueueOfThoseWhoArePostedBefore(MatchingPlace matching) throws LogGopsException {
        String receives = IntStream.range(1, 16).mapToObj(source -> "recv 8b from " + source + "\n").collect(Collectors.joining());
        String senders = IntStream.range(1, 16).mapToObj(rank -> "rank " + rank + " { send 8b to 0 }\n").collect(Collectors.joining());
        QueueStatistics queues = simulate("num_ranks 16\nrank 0 {\n" + receives + "}\n" + senders, matching).queues().get(0);
        assertEquals(15, queues.rqMax());
        assertEquals(0, queues.uqMax());
        assertEquals(IntStream.range(0, 15).mapToObj(i -> 1).toList(), queues.rqHit().stream().map(QueueSearch::count).toList());
    }

    @Test
    void shouldFindByWildcards() throws LogGopsException {
        QueueStatistics queues = host("""
                num_ranks 3
                rank 0 { recv 1b from 1 tag 9; recv 1b from -1 tag 7; recv 1b from 2 tag -1 }
                rank 1 { send 1b to 0 tag 7; a: calc 9000; b: send 1b to 0 tag 9; b requires a }
                rank 2 { a: calc 90000; b: send 1b to 0 tag 123; b requires a }
                """).queues().get(0);
        assertEquals(List.of(2, 1, 1), queues.rqHit().stream().map(QueueSearch::count).toList());
    }

    @Test
    void shouldOccupyProcessorAndInterfaceOfASendByItsSize() throws LogGopsException {
        QueueStatistics queues = host("num_ranks 2; rank 0 { send 101b to 1; send 1b to 1 }; rank 1 { recv 101b from 0; recv 1b from 0 }").queues().get(1);
        assertEquals(List.of(new QueueSearch(1, 4_000), new QueueSearch(1, 4_000 + 1_500 + 600)), queues.rqHit());
        SimulationResult byProcessor = simulate("num_ranks 2; rank 0 { send 101b to 1; send 0b to 1 }; rank 1 { recv 101b from 0; recv 0b from 0 }",
                MatchingPlace.NIC, "O=20,G=0");
        assertEquals(List.of(new QueueSearch(1, 4_000), new QueueSearch(1, 1_500 + 2_000 + 4_000)), byProcessor.queues().get(1).rqHit());
        assertEquals(List.of(5_000L, 7_500L + 1_500), byProcessor.finished());
    }

    @Test
    void shouldWaitForTheReceiverOfALongMessageOnly() throws LogGopsException {
        String text = """
                num_ranks 2
                rank 0 { s: send %db to 1; after: send 1b to 1 tag 1; after requires s }
                rank 1 { busy: calc 50000; r: recv 8b from 0; r requires busy; recv 1b from 0 tag 1 }
                """;
        assertEquals(searches(1, 50_000 + 1_500 + 60), host(text.formatted(11)).queues().get(1).rqHit());
        QueueStatistics longer = simulate(text.formatted(12), MatchingPlace.NIC, "S=11").queues().get(1);
        assertEquals(searches(1, 50_000), longer.uqHit());
        assertEquals(searches(1, 50_000 + 4_000), longer.rqHit());
    }

    @Test
    void shouldStartWhatWaitsForAStart() throws LogGopsException {
        SimulationResult result = host("num_ranks 1\nrank 0 { a: calc 100; b: calc 10 cpu 1; c: calc 10 cpu 2; b irequires a; c requires a }");
        assertEquals(List.of(110L), result.finished());
    }

    @Test
    void shouldBeginSendsBeforeReceivesBeforeCalculations() throws LogGopsException {
        String text = "num_ranks 2; rank 0 { calc 70000; recv 1b from 1; send 1b to 1 }; rank 1 { recv 1b from 0; send 1b to 0 }";
        QueueStatistics queues = host(text).queues().get(1);
        assertEquals(searches(1, 4_000), queues.rqHit());
    }

    @Test
    void shouldSayWhatIsNeverDone() throws LogGopsException {
        String text = "num_ranks 2; rank 0 { a: recv 1b from 1; b: calc 1; b requires a }; rank 1 { c: send 20b to 0 tag 1; d: send 1b to 0 tag 1 }";
        SimulationResult result = simulate(text, MatchingPlace.HOST, "S=9");
        assertEquals(List.of("a DONE", "b DONE", "c RECEIVED", "d RECEIVED"),
                result.pending().stream().map(each -> each.operation().label() + " " + each.end()).toList());
        assertEquals(2, result.queues().get(0).uqMax());
    }

    @Test
    void shouldRefuseMoreTimeThanThereIs() {
        LogGopsException refused = assertThrows(LogGopsException.class,
                () -> host("num_ranks 1; rank 0 { calc 9000000000000000; calc 1000000000000000 }"));
        assertEquals("with these parameters the schedule may take 10000000000000000 ns: there are at most 9007199254740991 ns of virtual time",
                refused.getMessage());
    }

    private static List<QueueSearch> searches(int count, long time) {
        return List.of(new QueueSearch(count, time));
    }

    private static SimulationResult host(String text) throws LogGopsException {
        return simulate(text, MatchingPlace.HOST);
    }

    private static SimulationResult nic(String text) throws LogGopsException {
        return simulate(text, MatchingPlace.NIC);
    }

    private static SimulationResult simulate(String text, MatchingPlace matching) throws LogGopsException {
        return simulate(text, matching, LogGopsParameters.DEFAULTS);
    }

    private static SimulationResult simulate(String text, MatchingPlace matching, String parameters) throws LogGopsException {
        return LogGopsSimulation.run(GoalReader.parse(text).schedule().orElseThrow(), LogGopsParameters.parse(parameters), matching);
    }
}
