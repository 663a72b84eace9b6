package org.portalscope.presentation.control;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

import org.portalscope.world.ThreadScheduled;
import org.portalscope.world.Transition;
import org.portalscope.world.WaitingThread;
import org.portalscope.world.program.SourceLocation;

/** Counts how often the threads of a run executed some statements, and how many transitions its processes made. */
final class ExpectationCounts {

    private static final Count NONE = new Count();

    private final List<WaitingThread> waiting;
    private final Map<Key, Count> counts = new HashMap<>();
    /** The transitions of each process. */
    private final Map<Integer, Count> transitions = new HashMap<>();
    /** What each thread executes, or has executed last, if it is one of the statements. */
    private final Map<ThreadKey, Count> current = new HashMap<>();

    private record Key(int process, SourceLocation place) {
    }

    private record ThreadKey(int process, int thread) {
    }

    private static final class Count {

        private int begun;
        private int last;
    }

    /** @param waiting the threads that still wait in a statement at the end of the run */
    ExpectationCounts(List<WaitingThread> waiting) {
        this.waiting = waiting;
    }

    /** Counts a statement from now on. */
    void expect(int process, SourceLocation place) {
        counts.put(new Key(process, place), new Count());
    }

    /** Takes the next transition. */
    void count(Transition transition) {
        Count made = transitions.computeIfAbsent(transition.process(), process -> new Count());
        made.begun++;
        made.last = transition.number();
        if (transition.opening() instanceof ThreadScheduled scheduled) {
            ThreadKey thread = new ThreadKey(transition.process(), scheduled.thread());
            Count count = counts.get(new Key(transition.process(), scheduled.place()));
            if (count == null) {
                current.remove(thread);
            } else {
                current.put(thread, count);
                count.begun += scheduled.wakes() ? 0 : 1;
                count.last = transition.number();
            }
        }
    }

    /** How many transitions a process made. */
    int transitions(int process) {
        return transitions.getOrDefault(process, NONE).begun;
    }

    /** The last transition of a process, if it made one. */
    OptionalInt last(int process) {
        return last(transitions.getOrDefault(process, NONE));
    }

    /** How often a statement was executed to its end, or to that of the run. */
    int passed(int process, SourceLocation place) {
        Count count = counts.get(new Key(process, place));
        long open = waiting.stream().filter(thread -> isIn(thread, process, place) && current.get(new ThreadKey(process, thread.thread())) == count).count();
        return count.begun - (int) open;
    }

    /** Whether a thread waits in a statement at the end. */
    boolean waits(int process, SourceLocation place) {
        return waiting.stream().anyMatch(thread -> isIn(thread, process, place));
    }

    private static boolean isIn(WaitingThread thread, int process, SourceLocation place) {
        return thread.process() == process && thread.place().equals(place);
    }

    /** The transition in which a statement was executed last, if it was. */
    OptionalInt last(int process, SourceLocation place) {
        return last(counts.get(new Key(process, place)));
    }

    private static OptionalInt last(Count count) {
        int last = count.last;
        return last == 0 ? OptionalInt.empty() : OptionalInt.of(last);
    }
}
