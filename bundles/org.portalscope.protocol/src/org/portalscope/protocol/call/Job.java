package org.portalscope.protocol.call;

import java.util.List;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.state.PortalsState;

/**
 * The processes that run a program together.
 *
 * @param processes all of them, in the order of their ranks
 * @param rank      of this one, from 0
 */
public record Job(List<ProcessId> processes, int rank) {

    public Job {
        processes = List.copyOf(processes);
    }

    /**
     * The processes as one of them sees them.
     *
     * @param self its Portals; the id of its default interface is among the processes
     */
    public static Job of(List<ProcessId> processes, PortalsState self) {
        return new Job(processes, processes.indexOf(self.interfaces().get(0).id()));
    }

    /** This process. */
    public ProcessId self() {
        return processes.get(rank);
    }
}
