package org.portalscope.timeline;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.world.Choice;

/** Transitions that follow one another, with their steps. */
final class ExplainedBlock {

    private final int first;
    private final CallStacks calls;
    private final List<ExplainedTransition> transitions = new ArrayList<>();
    private long bytes;

    /**
     * A block without transitions.
     *
     * @param first number of its first transition
     * @param calls what threads were in before it; not changed from now on
     */
    ExplainedBlock(int first, CallStacks calls) {
        this.first = first;
        this.calls = calls;
    }

    void add(ExplainedTransition transition) {
        transitions.add(transition);
        bytes += transition.bytes();
    }

    int first() {
        return first;
    }

    /** Number of its last transition; less than that of the first if it has none. */
    int last() {
        return first + transitions.size() - 1;
    }

    int size() {
        return transitions.size();
    }

    /** About how many bytes it takes. */
    long bytes() {
        return bytes;
    }

    boolean holds(int number) {
        return first <= number && number <= last();
    }

    ExplainedTransition transition(int number) {
        return transitions.get(number - first);
    }

    /**
     * The number of the transition that made a call; 0 for the thread itself.
     *
     * @param depth      of the call, which the thread is in at the cursor
     * @param transition the one that the cursor is in or behind, one of the block
     */
    int begun(Choice.RunThread thread, int depth, int transition) {
        CallStacks.Call known = known(thread, transition);
        if (depth == 1) {
            return 0;
        }
        return depth <= known.depth() ? known.atMost(depth).transition() : transition;
    }

    /** The innermost call that a thread was in before a transition if that is its own, else behind it. */
    private CallStacks.Call known(Choice.RunThread thread, int transition) {
        for (int number = transition; number >= first; number--) {
            ExplainedTransition visit = transition(number);
            if (visit.isOf(thread)) {
                return number == transition ? visit.before() : visit.after();
            }
        }
        return calls.of(thread);
    }
}
