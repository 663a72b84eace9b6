package org.portalscope.world.waiting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.protocol.ProtocolWait.Mode;
import org.portalscope.world.program.SourceLocation;

/** Those wait for ever whom no order of releases frees, be it a cycle or not; words name them. */
class WaitForGraphTest {

    private static final int GRAPHS = 4_000;
    private static final SourceLocation PLACE = new SourceLocation("test", 1, 1, "wait");

    private static WaitForProcess process(int index, boolean active, ThreadWait... waits) {
        return new WaitForProcess(index, "rank " + index, new ProcessId(index, 0), active, false, List.of(waits));
    }

    private static ThreadWait wait(int process, Mode mode, AwaitedAct... acts) {
        return new ThreadWait(0, "rank " + process, PLACE, "wait", mode, List.of(acts), true, false);
    }

    private static AwaitedAct act(Integer... processes) {
        return AwaitedAct.of("no message of " + List.of(processes), List.of(processes));
    }

    private static List<String> deadlocked(WaitForGraph graph) {
        return graph.deadlocked().stream().map(WaitForProcess::name).toList();
    }

    @Test
    void shouldFindTwoThatWaitForEachOther() {
        WaitForGraph graph = new WaitForGraph(List.of(process(0, false, wait(0, Mode.ALL, act(1))), process(1, false, wait(1, Mode.ALL, act(0))),
                process(2, true)));
        assertEquals("Deadlock: rank 0 and rank 1 wait for each other", DeadlockWords.sentence(graph));
        assertEquals(List.of("rank 0 at line 1 is blocked in wait: no message of [1]", "rank 1 at line 1 is blocked in wait: no message of [0]"),
                DeadlockWords.details(graph));
    }

    @Test
    void shouldNotTakeACycleWithAWayOutForADeadlock() {
        WaitForGraph graph = new WaitForGraph(List.of(process(0, false, wait(0, Mode.ANY, act(1), act(2))), process(1, false, wait(1, Mode.ALL, act(0))),
                process(2, true)));
        assertEquals(List.of(), deadlocked(graph));
        assertEquals("no deadlock: every blocked process can still be released", DeadlockWords.sentence(graph));
    }

    @Test
    void shouldFindAKnotOfAlternatives() {
        WaitForGraph graph = new WaitForGraph(List.of(process(0, false, wait(0, Mode.ALL, act(1, 2))), process(1, false, wait(1, Mode.ALL, act(0, 2))),
                process(2, false, wait(2, Mode.ALL, act(0))), process(3, false, wait(3, Mode.ALL, act(2))), process(4, false)));
        assertEquals("Deadlock: rank 0, rank 1 and rank 2 wait for one another, and rank 3 waits for them", DeadlockWords.sentence(graph));
    }

    @Test
    void shouldKnowThatWhoHasEndedHelpsNobody() {
        WaitForGraph graph = new WaitForGraph(List.of(process(0, false, wait(0, Mode.ALL, act(1), act(2))), process(1, false), process(2, true)));
        assertEquals("rank 0 at line 1 is blocked in wait: no message of [1]; no message of [2]", DeadlockWords.sentence(graph));
        assertTrue(graph.processes().get(1).hasEnded());
        assertFalse(graph.canGoOn(0));
    }

    @Test
    void shouldLetAThreadReleaseAnotherOfItsProcess() {
        ThreadWait released = wait(0, Mode.ALL, act(1));
        WaitForGraph graph = new WaitForGraph(List.of(process(0, false, wait(0, Mode.ALL, act(0)), released), process(1, true)));
        assertTrue(graph.canGoOn(0));
        assertEquals(List.of(), deadlocked(graph));
    }

    @Test
    void shouldLeaveServicesOutThatWaitForEver() {
        WaitForProcess service = new WaitForProcess(0, "server", new ProcessId(0, 0), false, true, List.of(wait(0, Mode.ANY, act(0, 1))));
        assertEquals("no process is blocked", DeadlockWords.sentence(new WaitForGraph(List.of(service, process(1, false)))));
    }

    @Test
    void shouldNameTheFirstOfMany() {
        List<WaitForProcess> ring = IntStream.range(0, 9).mapToObj(i -> process(i, false, wait(i, Mode.ALL, act((i + 1) % 9)))).toList();
        assertEquals("Deadlock: rank 0, rank 1, rank 2, rank 3 and 5 others wait for one another",
                DeadlockWords.sentence(new WaitForGraph(ring)));
        assertEquals("4 more are blocked", DeadlockWords.details(new WaitForGraph(ring)).get(5));
    }

    @Test
    void shouldFindWhatNoOrderOfReleasesFrees() {
        for (int seed = 0; seed < GRAPHS; seed++) {
            List<WaitForProcess> processes = random(new Random(seed));
            WaitForGraph graph = new WaitForGraph(processes);
            Set<BitSet> ends = new HashSet<>();
            List<ThreadWait> threads = processes.stream().flatMap(process -> process.waits().stream()).toList();
            release(processes, threads, new BitSet(), new HashSet<>(), ends);
            BitSet expected = new BitSet();
            IntStream.range(0, threads.size()).filter(i -> graph.canBeReleased(threads.get(i))).forEach(expected::set);
            assertEquals(Set.of(expected), ends, "seed " + seed);
        }
    }

    /** Releases threads in all orders; notes where nobody else can be released. */
    private static void release(List<WaitForProcess> processes, List<ThreadWait> threads, BitSet released, Set<BitSet> seen, Set<BitSet> ends) {
        if (!seen.add((BitSet) released.clone())) {
            return;
        }
        boolean last = true;
        for (int i = 0; i < threads.size(); i++) {
            if (!released.get(i) && isReleased(threads.get(i), processes, threads, released)) {
                last = false;
                released.set(i);
                release(processes, threads, released, seen, ends);
                released.clear(i);
            }
        }
        if (last) {
            ends.add((BitSet) released.clone());
        }
    }

    private static boolean isReleased(ThreadWait wait, List<WaitForProcess> processes, List<ThreadWait> threads, BitSet released) {
        long met = wait.acts().stream().filter(act -> act.processes().stream().anyMatch(helper -> processes.get(helper).active()
                || processes.get(helper).waits().stream().anyMatch(thread -> released.get(threads.indexOf(thread))))).count();
        return wait.mode() == Mode.ALL ? met == wait.acts().size() : met > 0;
    }

    private static List<WaitForProcess> random(Random random) {
        int count = 1 + random.nextInt(6);
        List<WaitForProcess> processes = new ArrayList<>();
        int thread = 0;
        for (int i = 0; i < count; i++) {
            List<ThreadWait> waits = new ArrayList<>();
            for (int left = random.nextInt(3); left > 0; left--) {
                waits.add(new ThreadWait(thread++, "rank " + i, PLACE, "wait", random.nextBoolean() ? Mode.ALL : Mode.ANY, acts(random, count), true, false));
            }
            processes.add(process(i, random.nextInt(4) == 0, waits.toArray(ThreadWait[]::new)));
        }
        return processes;
    }

    private static List<AwaitedAct> acts(Random random, int count) {
        return IntStream.rangeClosed(0, random.nextInt(3)).mapToObj(i -> AwaitedAct.of("act " + i, random.ints(random.nextInt(3), 0, count).boxed().toList()))
                .toList();
    }
}
