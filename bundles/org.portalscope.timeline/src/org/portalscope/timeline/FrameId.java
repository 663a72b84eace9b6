package org.portalscope.timeline;

/** Which frame it is: the same wherever the cursor is while it lasts, and no other has it in one session. */
public sealed interface FrameId {

    /**
     * A thread, or one call of a function: another call of the same function is another frame.
     *
     * @param process index of the process
     * @param thread  number of the thread
     * @param depth   how many activations it lies in, the thread and itself included
     * @param begun   number of the transition that made the call; 0 for the thread itself
     */
    record OfCall(int process, int thread, int depth, int begun) implements FrameId {
    }

    /**
     * A scope of a transition, such as its statement or a match entry that it examines.
     *
     * @param transition its number
     * @param span       index among the scopes of the transition
     */
    record OfScope(int transition, int span) implements FrameId {
    }
}
