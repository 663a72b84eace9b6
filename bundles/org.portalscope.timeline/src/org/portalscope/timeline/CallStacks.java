package org.portalscope.timeline;

import java.util.HashMap;
import java.util.Map;

import org.portalscope.world.Choice;

/** The calls that each thread is in at a moment, with the transition that made each of them: that tells one call of a function from the next. */
final class CallStacks {

    private final Map<Choice.RunThread, Call> innermost;

    /**
     * A call and the calls around it. Immutable.
     *
     * @param depth      how many calls it lies in, the thread and itself included
     * @param transition number of the one that made it; 0 for the thread itself
     * @param caller     the call around it; null for the thread itself
     */
    record Call(int depth, int transition, Call caller) {

        static final Call THREAD = new Call(1, 0, null);

        /** The innermost call around it, itself included, that lies no deeper. */
        Call atMost(int most) {
            Call call = this;
            while (call.depth > Math.max(1, most)) {
                call = call.caller;
            }
            return call;
        }
    }

    /** Those before the first transition. */
    CallStacks() {
        this(new HashMap<>());
    }

    private CallStacks(Map<Choice.RunThread, Call> innermost) {
        this.innermost = innermost;
    }

    CallStacks copy() {
        return new CallStacks(new HashMap<>(innermost));
    }

    /** A copy as it was before the last transition that it followed. */
    CallStacks copyBefore(ExplainedTransition last) {
        CallStacks copy = copy();
        if (last.transition().choice() instanceof Choice.RunThread thread) {
            if (last.first()) {
                copy.innermost.remove(thread);
            } else {
                copy.innermost.put(thread, last.before());
            }
        }
        return copy;
    }

    /** Whether a thread has made a transition. */
    boolean knows(Choice.RunThread thread) {
        return innermost.containsKey(thread);
    }

    /** The innermost call that a thread is in. */
    Call of(Choice.RunThread thread) {
        return innermost.getOrDefault(thread, Call.THREAD);
    }

    /**
     * A thread has made a transition.
     *
     * @param depth how many calls it is in behind it, itself included; 0 if it has ended
     */
    void follow(int transition, Choice.RunThread thread, int depth) {
        Call before = innermost.get(thread);
        if (before == null || before.depth != depth) {
            Call after = before == null ? Call.THREAD : before.atMost(depth);
            while (after.depth < depth) {
                after = new Call(after.depth + 1, transition, after);
            }
            innermost.put(thread, after);
        }
    }
}
