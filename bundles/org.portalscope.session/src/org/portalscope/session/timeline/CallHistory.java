package org.portalscope.session.timeline;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.portalscope.world.Choice;

/** Which transition made each call that a thread is or was in: that tells one call of a function from the next. */
public final class CallHistory {

    /** A call, the calls around it, and the transition that made it; 0 for the thread itself. */
    private record Call(int depth, int transition, Call caller) {

        private static final Call THREAD = new Call(1, 0, null);

        Call atMost(int most) {
            Call call = this;
            while (call.depth > Math.max(1, most)) {
                call = call.caller;
            }
            return call;
        }
    }

    /** A transition of a thread, with the innermost call that the thread was in before it, and the one that it is in behind it. */
    private record Visit(int transition, Call before, Call after) {
    }

    /** The transitions of each thread in their order. */
    private final Map<Choice.RunThread, List<Visit>> visits = new HashMap<>();

    /**
     * Adds a transition of a thread.
     *
     * @param depth how many calls the thread is in behind it, itself included; 0 if it has ended
     */
    void append(int transition, Choice.RunThread thread, int depth) {
        List<Visit> own = visits.computeIfAbsent(thread, none -> new ArrayList<>());
        Call before = own.isEmpty() ? Call.THREAD : own.get(own.size() - 1).after;
        Call after = before.atMost(depth);
        while (after.depth < depth) {
            after = new Call(after.depth + 1, transition, after);
        }
        own.add(new Visit(transition, before, after));
    }

    /**
     * Which call of a thread it is that lies so deep in it.
     *
     * @param depth      how many activations it lies in, the thread and itself included
     * @param transition number of the one that the cursor is in or behind
     */
    public FrameId call(int process, int thread, int depth, int transition) {
        return new FrameId.OfCall(process, thread, depth, begun(new Choice.RunThread(process, thread), depth, transition));
    }

    /**
     * The number of the transition that made a call; 0 for the thread itself.
     *
     * @param transition the one that the cursor is in or behind
     * @param depth      of the call, which the thread is in at the cursor
     */
    private int begun(Choice.RunThread thread, int depth, int transition) {
        Visit last = last(visits.getOrDefault(thread, List.of()), transition);
        if (depth == 1 || last == null) {
            return 0;
        }
        Call known = last.transition == transition ? last.before : last.after;
        return depth <= known.depth ? known.atMost(depth).transition : last.transition;
    }

    /** The last visit up to a transition, or null. */
    private static Visit last(List<Visit> own, int transition) {
        int low = 0;
        int high = own.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (own.get(middle).transition <= transition) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low == 0 ? null : own.get(low - 1);
    }
}
