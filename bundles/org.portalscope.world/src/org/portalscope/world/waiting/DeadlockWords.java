package org.portalscope.world.waiting;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Says who waits for ever in a wait-for graph. */
public final class DeadlockWords {

    /** As many processes are named. */
    private static final int NAMED = 5;
    private static final String FOR_EVER = ": nobody can release ";

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

    /** {@code a and b wait for each other: nobody can release them}; on one line without a full stop. */
    public static String sentence(WaitForGraph graph) {
        return new DeadlockWords(graph).sentence();
    }

    /** The sentence with what the threads wait for, if a protocol or a barrier tells whom one of them waits for. */
    public static Optional<String> explanation(WaitForGraph graph) {
        return graph.explains() ? Optional.of(sentence(graph) + (graph.deadlocked().size() == 1 ? "" : " (" + String.join("; ", details(graph)) + ")"))
                : Optional.empty();
    }

    /** What the threads wait for that nobody can release, {@code a waits for a message of b}, one for each, the first few of them. */
    public static List<String> details(WaitForGraph graph) {
        List<ThreadWait> waits = graph.deadlocked().stream().flatMap(process -> graph.deadlocked(process).stream()).toList();
        List<String> lines = new ArrayList<>(waits.stream().limit(NAMED).map(wait -> wait.name() + " " + wait.words()).toList());
        if (waits.size() > NAMED) {
            lines.add(waits.size() - NAMED + " more wait");
        }
        return lines;
    }

    private String sentence() {
        if (deadlocked.isEmpty()) {
            boolean waits = graph.processes().stream().anyMatch(process -> !process.service() && !process.waits().isEmpty());
            return "nobody waits for ever" + (waits ? ": whoever waits can still be released" : "");
        }
        if (deadlocked.size() == 1) {
            ThreadWait wait = graph.deadlocked(deadlocked.get(0)).get(0);
            return wait.name() + " " + wait.words() + FOR_EVER + "it";
        }
        return several() + FOR_EVER + "them";
    }

    private String several() {
        BitSet core = core();
        List<String> within = names(core, true);
        List<String> others = names(core, false);
        if (within.size() < 2 || reach(core.nextSetBit(0), awaiting).cardinality() < deadlocked.size()) {
            return list(deadlocked.stream().map(WaitForProcess::name).toList()) + " wait";
        }
        String circle = list(within) + " wait for " + (within.size() == 2 ? "each other" : "one another");
        return others.isEmpty() ? circle : circle + ", and " + list(others) + (others.size() == 1 ? " waits" : " wait") + " for them";
    }

    private List<String> names(BitSet core, boolean within) {
        return deadlocked.stream().filter(process -> core.get(process.index()) == within).map(WaitForProcess::name).toList();
    }

    /** Processes that wait for one another and for none of the other deadlocked ones. */
    private BitSet core() {
        int start = deadlocked.get(0).index();
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
    private static String list(List<String> names) {
        if (names.size() == 1) {
            return names.get(0);
        }
        int named = names.size() > NAMED ? NAMED - 1 : names.size() - 1;
        String last = names.size() > NAMED ? names.size() - named + " others" : names.get(named);
        return String.join(", ", names.subList(0, named)) + " and " + last;
    }
}
