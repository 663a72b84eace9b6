package org.portalscope.engine.call;

import java.util.OptionalLong;

import org.portalscope.engine.api.ProcessId;

/**
 * The port through which whoever drives a process supplies what the process cannot know by itself. An answer depends on the arguments
 * alone and is the same at each call, so that the process stays a function of its inputs.
 */
public interface Environment {

    /**
     * The distance between two processes, Portals 3.2 §3.4.4.
     *
     * @param from the id of the calling process on the interface of the call
     * @param to   an exact id
     * @return a static measure, unsigned; nothing if there is no such process
     */
    OptionalLong distance(ProcessId from, ProcessId to);

    /** Whether the library cannot be initialized: PtlInit returns {@code PTL_FAIL}, Portals 3.2 §3.3.1. */
    default boolean failsToInitialize() {
        return false;
    }

    /** Whether there is too little memory for interfaces: PtlNIInit returns {@code PTL_NOSPACE}, Portals 3.2 §3.4.1. */
    default boolean lacksMemory() {
        return false;
    }
}
