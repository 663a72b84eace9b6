package org.portalscope.cli.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.cli.Main;
import org.portalscope.cli.ScenarioFiles;
import org.portalscope.cli.argument.ScenarioArgument;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.run.ForwardRun;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.state.ProcessState;

/** What {@code export} writes of a run for Perfetto. */
class ChromeTraceTest {

    private static final String LIST = "3.7-match-list";

    /** The members that the Trace Event Format asks of each phase beside those that it asks of all. */
    private static final Map<String, Set<String>> REQUIRED = Map.of("X", Set.of("dur", "args"), "i", Set.of("s"), "s", Set.of("id"), "f", Set.of("id", "bp"),
            "C", Set.of("args"), "M", Set.of("args"));
    private static final Set<String> OF_ALL = Set.of("ph", "cat", "name", "ts", "pid", "tid");

    private final StringWriter err = new StringWriter();

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.ending();
    }

    private TraceFile trace(String... arguments) throws IOException {
        StringWriter out = new StringWriter();
        List<String> words = new ArrayList<>(List.of("export"));
        words.addAll(List.of(arguments));
        assertEquals(0, Main.run(new PrintWriter(out), new PrintWriter(err, true), words.toArray(String[]::new)), err::toString);
        return TraceFile.parse(out.toString());
    }

    private static List<Object> track(Map<String, Object> event) {
        return List.of(event.get("pid"), event.get("tid"));
    }

    private static BigDecimal time(Map<String, Object> event) {
        return (BigDecimal) event.get("ts");
    }

    private static BigDecimal end(Map<String, Object> slice) {
        return time(slice).add((BigDecimal) slice.get("dur"));
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldGiveEveryEventTheMembersThatItsPhaseRequires(Path scenario) throws IOException {
        for (Map<String, Object> event : trace(scenario.toString()).events()) {
            Set<String> members = new HashSet<>(OF_ALL);
            members.addAll(REQUIRED.get(event.get("ph")));
            assertEquals(members, event.keySet(), event::toString);
            assertTrue(time(event).signum() >= 0, event::toString);
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldNestTheSlicesOfATrack(Path scenario) throws IOException {
        Map<List<Object>, Deque<Map<String, Object>>> open = new HashMap<>();
        for (Map<String, Object> slice : trace(scenario.toString()).events("X")) {
            Deque<Map<String, Object>> stack = open.computeIfAbsent(track(slice), track -> new ArrayDeque<>());
            while (!stack.isEmpty() && end(stack.peek()).compareTo(time(slice)) <= 0) {
                stack.pop();
            }
            assertTrue(stack.isEmpty() || end(slice).compareTo(end(stack.peek())) <= 0, () -> slice + " reaches out of " + stack.peek());
            stack.push(slice);
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldPointEveryArrowFromASliceToALaterOne(Path scenario) throws IOException {
        TraceFile trace = trace(scenario.toString());
        Map<List<Object>, Map<String, Object>> tails = new HashMap<>();
        Map<List<Object>, NavigableMap<BigDecimal, Map<String, Object>>> slices = transitions(trace);
        trace.events("s").forEach(tail -> assertEquals(null, tails.put(arrow(tail), tail), () -> tail + " is not the only one"));
        for (Map<String, Object> head : trace.events("f")) {
            Map<String, Object> tail = tails.remove(arrow(head));
            assertTrue(time(tail).compareTo(time(head)) <= 0, () -> tail + " " + head);
            assertTrue(isInside(slices, tail) && isInside(slices, head), () -> tail + " " + head);
        }
    }

    private static List<Object> arrow(Map<String, Object> end) {
        return List.of(end.get("cat"), end.get("name"), end.get("id"));
    }

    /** The slices of transitions by their beginnings. */
    private static Map<List<Object>, NavigableMap<BigDecimal, Map<String, Object>>> transitions(TraceFile trace) {
        Map<List<Object>, NavigableMap<BigDecimal, Map<String, Object>>> slices = new HashMap<>();
        trace.events("X").stream().filter(slice -> TraceFile.member(slice, "args", "transition") != null)
                .forEach(slice -> slices.computeIfAbsent(track(slice), track -> new TreeMap<>()).put(time(slice), slice));
        return slices;
    }

    private static boolean isInside(Map<List<Object>, NavigableMap<BigDecimal, Map<String, Object>>> slices, Map<String, Object> event) {
        return time(event).compareTo(end(slices.get(track(event)).floorEntry(time(event)).getValue())) < 0;
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldCountWhatListsAndQueuesHoldAtTheEnd(Path scenario) throws IOException, ScenarioException {
        Map<List<Object>, Object> counted = new HashMap<>();
        for (Map<String, Object> count : trace(scenario.toString()).events("C")) {
            counted.put(List.of(count.get("pid"), count.get("name")), TraceFile.member(count, "args", "count"));
        }
        counted.values().removeIf(BigDecimal.ZERO::equals);
        ForwardRun run = ScenarioArgument.launch(ScenarioFiles.read(scenario), List.of()).forwardRun(LocalSession.LONGEST);
        run.follow(transition -> { }, () -> false);
        Map<List<Object>, Object> held = new HashMap<>();
        run.state().processes().forEach(process -> process.portals().interfaces().forEach(each -> count(process, each, held)));
        assertEquals(held, counted);
    }

    private static void count(ProcessState process, NetworkInterface networkInterface, Map<List<Object>, Object> counts) {
        BigDecimal number = BigDecimal.valueOf(process.index() + 1L);
        String of = networkInterface.number() == 0 ? "" : " of ni " + networkInterface.number();
        for (int portal = 0; portal < networkInterface.portalTable().size(); portal++) {
            put(counts, number, "entries of portal " + portal + of, networkInterface.list(portal).size());
        }
        for (EventQueue queue : networkInterface.queues().all()) {
            put(counts, number, "events of " + Handle.text(queue.handle()), queue.events().size());
        }
        put(counts, number, "messages dropped" + of, networkInterface.dropCount());
    }

    private static void put(Map<List<Object>, Object> counts, BigDecimal process, String name, long value) {
        if (value != 0) {
            counts.put(List.of(process, name), BigDecimal.valueOf(value));
        }
    }

    @Test
    void shouldShowTranslationsAndEntriesWithinTheArrivalOfTheirMessage() throws IOException {
        TraceFile trace = trace(LIST);
        assertEquals("no virtual time: every step of the run takes a microsecond", trace.metadata("time"));
        List<String> slices = trace.events("X").stream().map(slice -> slice.get("cat") + " " + slice.get("name")).toList();
        int arrival = slices.indexOf("message put #1 from 0:0 arrives");
        assertTrue(arrival >= 0, slices::toString);
        assertEquals("translation", trace.events("X").get(arrival + 1).get("cat"));
        assertEquals("entry entry 1", slices.get(arrival + 2));
    }

    @Test
    void shouldTellEveryStepOnce() throws IOException {
        List<Object> words = new ArrayList<>();
        trace(LIST).events("X").forEach(slice -> words.addAll((List<?>) TraceFile.member(slice, "args", "steps")));
        StringWriter out = new StringWriter();
        assertEquals(0, Main.run(new PrintWriter(out), new PrintWriter(err, true), "run", "--format", "json", LIST));
        long steps = out.toString().lines().mapToLong(line -> line.split("\\{\"step\":").length - 1).sum();
        long transitions = out.toString().lines().filter(line -> line.contains("\"record\":\"transition\"")).count();
        assertEquals(steps + transitions, words.size());
    }

    @Test
    void shouldDrawVirtualTimeWhereThereIsOne() throws IOException {
        TraceFile trace = trace(Path.of("..", "org.portalscope.scenario", "src_test", "language", "virtual-time.ptl").toString());
        assertTrue(((String) trace.metadata("time")).startsWith("virtual time; "));
        Map<String, Object> sent = slice(trace, "send #1 from 0:0 completes");
        assertEquals(new BigDecimal("0.3"), time(sent));
        Map<String, Object> waits = slice(trace, "thread 0 waits until 10 us");
        assertEquals(0, end(waits).compareTo(BigDecimal.TEN));
    }

    private static Map<String, Object> slice(TraceFile trace, String name) {
        return trace.events("X").stream().filter(slice -> slice.get("name").equals(name)).findFirst().orElseThrow();
    }
}
