package org.portalscope.world.waiting;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.portalscope.world.program.ProgramNames;

/** Says which processes of a wait-for graph can never continue, and why. */
public final class DeadlockWords {

    /** As many processes are named. */
    private static final int NAMED = 5;

    private final WaitForGraph graph;
    private final List<WaitForProcess> deadlocked;
    /** By process: those of the deadlocked that it waits for, and those that wait for it. */
    private final Map<Integer, BitSet> awaited = new HashMap<>();
    private final Map<Integer, BitSet> awaiting = new HashMap<>();

    private DeadlockWords(WaitForGraph graph) {
        this.graph = graph;
        deadlocked = graph.deadlocked();
        deadlocked.forEach(process -> {
            awaited.put(process.index(), new BitSet());
            awaiting.put(process.index(), new BitSet());
        });
        for (WaitForProcess process : deadlocked) {
            graph.awaited(process).filter(awaited::containsKey).forEach(other -> {
                awaited.get(process.index()).set(other);
                awaiting.get(other).set(process.index());
            });
        }
    }

    /** {@code Deadlock: a and b wait for each other}, or what else keeps processes from continuing; on one line without a full stop. */
    public static String sentence(WaitForGraph graph) {
        return new DeadlockWords(graph).sentence();
    }

    /** {@code Deadlock: a and b wait for each other}; nothing if no processes wait for one another. */
    public static Optional<String> cycle(WaitForGraph graph) {
        return new DeadlockWords(graph).cycle();
    }

    /** How a run ends in which nothing more can happen: the deadlock, if there is one, and what the threads are blocked in, on one line without a full stop. */
    public static String outcome(WaitForGraph graph) {
        String details = String.join("; ", details(graph.blocked()));
        return cycle(graph).map(cycle -> cycle + "; " + details).orElse("nothing more can happen: " + details);
    }

    /** What the threads are blocked in that nobody can release, {@code a at line 3 is blocked in ...}, one for each, the first few of them. */
    public static List<String> details(WaitForGraph graph) {
        return details(graph.deadlocked().stream().flatMap(process -> graph.deadlocked(process).stream()).toList());
    }

    private static List<String> details(List<ThreadWait> waits) {
        List<String> lines = new ArrayList<>(waits.stream().limit(NAMED).map(ThreadWait::sentence).toList());
        int more = waits.size() - NAMED;
        if (more > 0) {
            lines.add(more + (more == 1 ? " more is blocked" : " more are blocked"));
        }
        return lines;
    }

    private String sentence() {
        if (deadlocked.isEmpty()) {
            return graph.blocked().isEmpty() ? "no process is blocked" : "no deadlock: every blocked process can still be released";
        }
        return cycle().orElseGet(() -> deadlocked.size() == 1 ? graph.deadlocked(deadlocked.get(0)).get(0).sentence()
                : list(deadlocked.stream().map(WaitForProcess::name).toList()) + " are blocked, and no process can release them");
    }

    /** The first processes that wait for one another, and those that wait for them; nothing if there is no cycle. */
    private Optional<String> cycle() {
        return deadlocked.stream().map(process -> core(process.index())).filter(core -> core.cardinality() > 1).findFirst().map(this::cycle);
    }

    private String cycle(BitSet core) {
        BitSet behind = reach(core.nextSetBit(0), awaiting);
        behind.andNot(core);
        List<String> within = names(core);
        String circle = "Deadlock: " + list(within) + " wait for " + (within.size() == 2 ? "each other" : "one another");
        return behind.isEmpty() ? circle : circle + ", and " + list(names(behind)) + (behind.cardinality() == 1 ? " waits" : " wait") + " for them";
    }

    private List<String> names(BitSet processes) {
        return deadlocked.stream().filter(process -> processes.get(process.index())).map(WaitForProcess::name).toList();
    }

    /** Processes that wait for one another and for none of the other deadlocked ones, reached from one of these. */
    private BitSet core(int first) {
        int start = first;
        while (true) {
            BitSet below = reach(start, awaited);
            BitSet outside = (BitSet) below.clone();
            outside.andNot(reach(start, awaiting));
            if (outside.isEmpty()) {
                return below;
            }
            start = outside.nextSetBit(0);
        }
    }

    /** A process and those that edges lead to from it. */
    private static BitSet reach(int start, Map<Integer, BitSet> edges) {
        BitSet reached = new BitSet();
        Deque<Integer> open = new ArrayDeque<>(List.of(start));
        reached.set(start);
        while (!open.isEmpty()) {
            BitSet next = (BitSet) edges.get(open.remove()).clone();
            next.andNot(reached);
            reached.or(next);
            next.stream().forEach(open::add);
        }
        return reached;
    }

    /** {@code a, b and c}; of many the first few, and how many others there are. */
    private static String list(List<String> all) {
        List<String> names = all.stream().map(ProgramNames::shortened).toList();
        if (names.size() == 1) {
            return names.get(0);
        }
        int named = names.size() > NAMED ? NAMED - 1 : names.size() - 1;
        String last = names.size() > NAMED ? names.size() - named + " others" : names.get(named);
        return String.join(", ", names.subList(0, named)) + " and " + last;
    }
}
