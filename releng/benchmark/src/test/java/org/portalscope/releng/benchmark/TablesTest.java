package org.portalscope.releng.benchmark;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

class TablesTest {

    private static final String HEAD = """
            | entries | exact, ns | B/op | 10 % wildcards, ns | B/op | aim, ns | ratio to C |
            |---:|---:|---:|---:|---:|---:|---:|
            """;

    /** A benchmark that is renamed would have no table any more. */
    @Test
    void shouldNameBenchmarksThatExist() throws IOException {
        Set<String> existing = BenchmarkList.defaultList().getAll(OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT), List.of()).stream()
                .map(benchmark -> benchmark.getUsername().replaceFirst(".*\\.(\\w+\\.\\w+)", "$1")).collect(Collectors.toSet());
        Set<String> named = new TreeSet<>();
        Path folder = Path.of("src", "main", "java", "org", "portalscope", "releng", "benchmark");
        try (DirectoryStream<Path> sources = Files.newDirectoryStream(folder, "*Tables.java")) {
            for (Path source : sources) {
                Pattern.compile("\"([A-Z]\\w+\\.\\w+)\"").matcher(Files.readString(source)).results().map(name -> name.group(1)).forEach(named::add);
            }
        }
        assertTrue(named.contains("MpiMessages.run"), named.toString());
        named.removeAll(existing);
        assertEquals(Set.of(), named);
    }

    @Test
    void shouldCompareWithTheEmptyListAndWithC() {
        Tables tables = new Tables(List.of(put("10000", "WILDCARDS", 0.2, 21), put("10000", "EXACT", 0, 12),
                put("0", "EXACT", 0, 9, 11, 10), put("0", "WILDCARDS", 1_680, 30, 20), put("100", "EXACT", 0, 15), put("100000", "EXACT", 0, 1_234)));
        assertEquals(HEAD + """
                | 0 | 10.0 (9.0–11.0) | 0 | 25.0 (20.0–30.0) | 1,680 |  |  |
                | 100 | 15.0 (15.0–15.0) | 0 |  |  | 20.0, met | 0.11 |
                | 10,000 | 12.0 (12.0–12.0) | 0 | 21.0 (21.0–21.0) | 0 | 20.0, **missed** |  |
                | 100,000 | 1,234 (1,234–1,234) | 0 |  |  | 50.0, **missed** |  |
                """, tables.all().get("SelfPut"));
    }

    @Test
    void shouldNotJudgeWithoutAnAimOrTheEmptyList() {
        Measurement get = new Measurement("SelfGet.get", Map.of("entries", "1", "list", "EXACT"), List.of(40.0), Double.NaN);
        assertEquals(HEAD + "| 1 | 40.0 (40.0–40.0) | ? |  |  |  |  |\n", new Tables(List.of(get)).all().get("SelfGet"));
    }

    @Test
    void shouldTellWhatAnExplainedPutNeedsForAnEntry() {
        Tables tables = new Tables(List.of(explained("100", 7_800, 2_000, 2_600, 2_400), explained("0", 1_000, 400)));
        assertEquals("""
                | entries passed | whole put, ns | B/op | per entry, ns | aim, ns | per entry, B | aim, B |
                |---:|---:|---:|---:|---:|---:|---:|
                | 0 | 400 (400–400) | 1,000 |  |  |  |  |
                | 100 | 2,400 (2,000–2,600) | 7,800 | 20.0 | 40.0, met | 68 | 64.0, **missed** |
                """, tables.all().get("ExplainedPut"));
    }

    @Test
    void shouldNotTellOfEntriesWithoutThePutThatPassesNone() {
        assertTrue(new Tables(List.of(explained("100", 7_800, 2_400))).all().get("ExplainedPut")
                .endsWith("| 100 | 2,400 (2,400–2,400) | 7,800 |  |  |  |  |\n"));
    }

    @Test
    void shouldCompareNodesWithNettyAlone() {
        Tables tables = new Tables(List.of(
                new Measurement("NodeRate.message", Map.of(), List.of(10e3, 10e3, 10e3), Double.NaN, List.of(),
                        Map.of("nodes", List.of(2.0, 2.0, 8.0), "netty", List.of(1.6, 1.6, 1.6))),
                new Measurement("NodeLatency.half", Map.of(), List.of(40e3), Double.NaN, List.of(), Map.of("nodes", List.of(1.0), "netty", List.of(2.0)))));
        assertEquals("""
                | what | nodes, µs | Netty alone, µs | ratio | aim |
                |---:|---:|---:|---:|---:|
                | half round trip of 8 bytes, with the end event | 80.0 | 40.0 | 2.00 | 1.30, **missed** |
                | a message of 8 bytes, 64 on their way | 10.0 | 12.5 | 0.80 | 1.43, met |
                """, tables.all().get("Nodes"));
    }

    @Test
    void shouldCompareMpiWithEmptyQueuesAndWithPortals() {
        Tables tables = new Tables(List.of(new Measurement("MpiMessages.run", Map.of("queue", "POSTED"), List.of(5e3), 900),
                new Measurement("MpiMessages.run", Map.of("queue", "EMPTY"), List.of(4e3), 800),
                new Measurement("MpiLatency.half", Map.of("calls", "PORTALS"), List.of(50e3), Double.NaN),
                new Measurement("MpiLatency.half", Map.of("calls", "MPI"), List.of(80e3), Double.NaN)));
        assertEquals("""
                | the receiver has | a message, µs | messages a second | aim | ratio to nothing else | aim | B/op |
                |---:|---:|---:|---:|---:|---:|---:|
                | nothing else | 4.0 (4.0–4.0) | 250,000 | 500,000, **missed** |  |  | 800 |
                | 10,000 posted receives | 5.0 (5.0–5.0) | 200,000 |  | 1.25 | 3.0, met | 900 |
                """, tables.all().get("MpiMessages"));
        assertEquals("""
                | calls | half round trip of 8 bytes, µs | ratio to Portals | aim |
                |---:|---:|---:|---:|
                | PtlPut, PtlEQWait | 50.0 (50.0–50.0) |  |  |
                | MPI_Send, MPI_Recv | 80.0 (80.0–80.0) | 1.60 | 1.5, **missed** |
                """, tables.all().get("MpiLatency"));
    }

    @Test
    void shouldCompareStridedVectorsWithPutsOfAsManyBytes() {
        Tables tables = new Tables(List.of(lapi("LAPI_PUT", "1", 2e3), lapi("LAPI_PUTV", "1", 4e3), lapi("LAPI_PUT", "1000", 5e3),
                lapi("LAPI_PUTV", "1000", 61e3), send("EACH", 4e3), send("ALL", 2e3)));
        assertEquals("""
                | call | a put, µs | puts a second | aim | B/op |
                |---:|---:|---:|---:|---:|
                | LAPI_Put of 8 bytes | 2.0 (2.0–2.0) | 500,000 | 400,000, met | 600 |
                | LAPI_Putv of a block of 8 bytes | 4.0 (4.0–4.0) | 250,000 |  | 600 |
                | LAPI_Put of 8,000 bytes | 5.0 (5.0–5.0) | 200,000 |  | 600 |
                | LAPI_Putv of 1,000 blocks of 8 bytes | 61.0 (61.0–61.0) | 16,393 | 60.0, **missed** | 600 |
                """, tables.all().get("LapiPuts"));
        assertEquals("""
                | call | a Send, µs | Sends a second | aim | B/op |
                |---:|---:|---:|---:|---:|
                | dat_ep_post_send of 8 bytes, a wait for all completions of a round | 2.0 (2.0–2.0) | 500,000 | 400,000, met | 700 |
                | dat_ep_post_send of 8 bytes, a wait for each completion | 4.0 (4.0–4.0) | 250,000 |  | 700 |
                """, tables.all().get("SharedQueueSends"));
    }

    private static Measurement send(String wait, double time) {
        return new Measurement("SharedQueueSends.run", Map.of("wait", wait), List.of(time), 700);
    }

    private static Measurement lapi(String call, String blocks, double time) {
        return new Measurement("LapiPuts.run", Map.of("call", call, "blocks", blocks), List.of(time), 600);
    }

    @Test
    void shouldTellWhatAnOperationOfAScheduleTakes() {
        Tables tables = new Tables(List.of(
                new Measurement("GoalRuns.run", Map.of("simulation", "QUEUES", "operations", "4800"), List.of(9.6e6), 4800, List.of(2e3)),
                new Measurement("GoalRuns.run", Map.of("simulation", "WORLD", "operations", "4800"), List.of(480e6), 48_000, List.of(100e3))));
        assertEquals("""
                | simulated in | operations | whole, ms | an operation, µs | B per operation |
                |---:|---:|---:|---:|---:|
                | a world | 4,800 | 480 (480–480) | 100 | 10 |
                | plain queues | 4,800 | 9.6 (9.6–9.6) | 2.0 | 1 |
                """, tables.all().get("GoalRuns"));
    }

    @Test
    void shouldTellWhatReadersAndStatesCostANode() {
        Map<String, List<Double>> counters = Map.of("timeWithout", List.of(2.0, 2.0, 2.0), "timeWith", List.of(1.0, 1.0, 1.0),
                "processorTimeWithout", List.of(2.4, 2.0, 2.0), "processorTimeWith", List.of(2.0, 1.0, 2.0));
        Tables tables = new Tables(List.of(
                new Measurement("AttachedReader.message", Map.of(), List.of(10e3, 10e3, 10e3), Double.NaN, List.of(), counters),
                new Measurement("StateStop.state", Map.of(), List.of(1e6, 2e6, 6e6), Double.NaN)));
        assertEquals("""
                | reader | a message, µs | processor time of it, µs | more than without | aim |
                |---:|---:|---:|---:|---:|
                | none | 10.0 | 10.0 |  |  |
                | draining | 20.0 | 10.0 | 20.0 % | 10.0, **missed** |
                """, tables.all().get("AttachedReader"));
        assertEquals("""
                | a node stops for | median, ms | 99 of 100 are quicker, ms | worst, ms | aim of the worst |
                |---:|---:|---:|---:|---:|
                | its state | 2.0 | 6.0 | 6.0 | 5.0, **missed** |
                """, tables.all().get("StateStop"));
    }

    @Test
    void shouldTellWhatRecordingCosts() {
        Tables tables = new Tables(List.of(new Measurement("RecorderCost.target", Map.of(), List.of(160.0), 0.1),
                new Measurement("RecordingReading.open", Map.of(), List.of(2e6, 4e6, 9e6), Double.NaN)));
        assertEquals("""
                | what | time | B/op | aim |
                |---:|---:|---:|---:|
                | a message and its two events at the target, ns | 160 (160–160) | 0 | 150, **missed** |
                | opening ten million transitions, ms | 4.0 (2.0–9.0) |  | 2,000, met |
                """, tables.all().get("Recording"));
    }

    @Test
    void shouldTellHowLongSearchesTake() {
        Tables tables = new Tables(List.of(new Measurement("LongSearch.back", Map.of("searched", "RECORDING"), List.of(11e9), Double.NaN),
                new Measurement("LongSearch.back", Map.of("searched", "SESSION"), List.of(4e9), Double.NaN),
                new Measurement("SearchedChecks.reasons", Map.of(), List.of(9e8), Double.NaN)));
        assertEquals("""
                | search | session, ms | recording, ms | aim |
                |---:|---:|---:|---:|
                | for the same, from the end back | 4,000 (4,000–4,000) | 11,000 (11,000–11,000) | 10,000, **missed** |
                | thirty million checks, for a reason | 900 (900–900) |  | 1,000, met |
                """, tables.all().get("Searching"));
    }

    @Test
    void shouldTellTheMedianAndTheWorstOfJumps() {
        Tables tables = new Tables(List.of(new Measurement("FarJump.jump", Map.of("pass", "OVER"), List.of(20e6), Double.NaN),
                new Measurement("FarJump.jump", Map.of("pass", "RUNNING"), List.of(50e6, 350e6, 60e6, 40e6), Double.NaN),
                new Measurement("FarJump.jumpToNames", Map.of("pass", "OVER"), List.of(70e6, 90e6, 200e6), Double.NaN),
                new Measurement("FarJump.open", Map.of("pass", "RUNNING"), List.of(400e6, 900e6, 300e6), Double.NaN)));
        assertEquals("""
                | jump | while the background pass runs, ms | aim | behind it, ms | aim |
                |---:|---:|---:|---:|---:|
                | opening the recording | 400 | 2,000, met |  |  |
                | median | 50.0 | 100, met | 20.0 | 100, met |
                | 99 of 100 are quicker | 350 |  | 20.0 |  |
                | worst | 350 | 300, **missed** | 20.0 | 300, met |
                | with names, median |  |  | 90.0 |  |
                | with names, worst |  |  | 200 |  |
                """, tables.all().get("FarJump"));
    }

    @Test
    void shouldTellHowLongASessionWithALongRunTakes() {
        Tables tables = new Tables(List.of(new Measurement("LongSession.seek", Map.of(), List.of(101e6), Double.NaN),
                new Measurement("LongSession.run", Map.of(), List.of(8e9), Double.NaN)));
        assertEquals("""
                | what | time | B/op | aim |
                |---:|---:|---:|---:|
                | a million puts behind 10,000 entries, from the start to the end, ms | 8,000 (8,000–8,000) |  | 20,000, met |
                | to any transition of them, ms | 101 (101–101) |  | 100, **missed** |
                """, tables.all().get("LongSession"));
    }

    private static Measurement explained(String entries, double bytes, double... times) {
        return new Measurement("ExplainedPut.put", Map.of("entries", entries), Arrays.stream(times).boxed().toList(), bytes);
    }

    @Test
    void shouldGiveTheRatiosToCAndNoTimesOfIt() {
        Measurement put = new Measurement("EmptyList.eightBytes", Map.of(), List.of(60.0), 0);
        assertEquals("""
                | put | ns | B/op | ratio to C |
                |---:|---:|---:|---:|
                | 8 bytes, event queue at the target | 60.0 (60.0–60.0) | 0 | 0.39 |
                """, new Tables(List.of(put)).all().get("EmptyList"));
    }

    @Test
    void shouldShowBothKindsOfMemoryBesideEachOther() {
        Tables tables = new Tables(List.of(moved("8", "DIRECT", 70), moved("1024", "HEAP", 90), moved("8", "HEAP", 60)));
        assertEquals("""
                | bytes | on the heap, ns | B/op | in direct buffers, ns | B/op |
                |---:|---:|---:|---:|---:|
                | 8 | 60.0 (60.0–60.0) | 0 | 70.0 (70.0–70.0) | 0 |
                | 1,024 | 90.0 (90.0–90.0) | 0 |  |  |
                """, tables.all().get("MovedBytes"));
    }

    private static Measurement moved(String bytes, String memory, double time) {
        return new Measurement("MovedBytes.put", Map.of("bytes", bytes, "memory", memory), List.of(time), 0);
    }

    @Test
    void shouldTellHowManyPartsASecondHasAndWhatEachAllocates() {
        Measurement search = new Measurement("Exploration.explore", Map.of("scenario", "5.3-mpi-race"), List.of(3e6, 2e6, 4e6), 1.5e6,
                List.of(5_000.0, 2_500.0, 4_000.0));
        assertEquals("""
                | scenario | whole, ms | transitions a second | aim | B per transition |
                |---:|---:|---:|---:|---:|
                | 5.3-mpi-race | 3.0 (2.0–4.0) | 250,000 (200,000–400,000) | 300,000, **missed** | 2,000 |
                """, new Tables(List.of(search)).all().get("Exploration"));
    }

    @Test
    void shouldCompareManyProcessesWithFew() {
        Tables tables = new Tables(List.of(family("ALL_TO_ALL", "10", 500), family("RING", "1000", 800), family("RING", "10", 500)));
        assertEquals("""
                | pattern | processes | a put, ns | B/op | of the time with the fewest | aim |
                |---:|---:|---:|---:|---:|---:|
                | ring | 10 | 500 | 64 | 1.0 | 1.5, met |
                | ring | 1,000 | 800 | 64 | 1.6 | 1.5, **missed** |
                | all to all | 10 | 500 | 64 | 1.0 | 2.5, met |
                """, tables.all().get("ManyProcesses"));
    }

    private static Measurement family(String pattern, String processes, double time) {
        return new Measurement("ManyProcesses.run", Map.of("pattern", pattern, "processes", processes), List.of(100 * time), 6_400, List.of(time));
    }

    @Test
    void shouldLeaveOutWhatWasNotMeasured() {
        assertEquals(Map.of(), new Tables(List.of()).all());
    }

    @Test
    void shouldFindThePlaceOfEachTableOnThePage() throws IOException {
        Page page = new Page(Files.readString(Path.of("../docs/performance.md")));
        for (String name : List.of("machine", "EmptyList", "MovedBytes", "SelfPut", "SelfPutWithEvents", "SelfGet", "ExplainedPut", "ListChurn",
                "Exploration", "QuickRun", "ManyProcesses", "MpiMessages", "MpiLatency")) {
            assertDoesNotThrow(() -> page.with(name, ""));
        }
    }

    private static Measurement put(String entries, String list, double bytes, double... times) {
        return new Measurement("SelfPut.put", Map.of("entries", entries, "list", list),
                Arrays.stream(times).boxed().toList(), bytes);
    }
}
