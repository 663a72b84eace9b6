package org.portalscope.world.waiting;

import java.util.List;

import org.portalscope.engine.api.ProcessId;

/**
 * A process of a wait-for graph.
 *
 * @param index   its place among the processes, from 0
 * @param id      on its default interface
 * @param active  whether it can go on by itself: one of its threads can, or a message or an operation of it is under way
 * @param service whether its threads may wait for ever
 * @param waits   of the threads that wait, by number
 */
public record WaitForProcess(int index, String name, ProcessId id, boolean active, boolean service, List<ThreadWait> waits) {

    public WaitForProcess {
        waits = List.copyOf(waits);
    }

    /** Whether it neither goes on nor waits. */
    public boolean hasEnded() {
        return !active && waits.isEmpty();
    }
}
