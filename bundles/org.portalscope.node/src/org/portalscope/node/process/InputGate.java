package org.portalscope.node.process;

import java.util.ArrayDeque;
import java.util.Deque;

/** What comes to a process from outside passes here; while it is paused, it waits here in its order. */
final class InputGate {

    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private boolean isClosed;

    /** Whether the process is paused. */
    boolean isClosed() {
        return isClosed;
    }

    /** Whether something has to wait behind others. */
    boolean holds() {
        return isClosed || !waiting.isEmpty();
    }

    /** Lets something wait. */
    void add(Runnable input) {
        waiting.add(input);
    }

    void close() {
        isClosed = true;
    }

    /**
     * Opens, and lets all pass that wait, unless it closes meanwhile.
     *
     * @param opened is run before anything passes
     */
    void open(Runnable opened) {
        isClosed = false;
        opened.run();
        while (!isClosed && passOne()) {
            continue;
        }
    }

    /** Lets one pass that waits; returns whether there was one. */
    boolean passOne() {
        Runnable next = waiting.poll();
        if (next != null) {
            next.run();
        }
        return next != null;
    }
}
