package org.portalscope.protocol.program;

import java.util.Map;

/**
 * A program in Java that uses Portals. In a world it runs in lockstep, one thread at a time, so it may block in its calls as it would anywhere. It is a
 * function of their answers: it reads no clock, draws no random numbers and shares nothing with other programs, since it is run again from its start
 * where another course is tried. On a node it runs as any program does, and all of its threads may call.
 */
@FunctionalInterface
public interface PortalsProgram {

    /**
     * Runs to its end. What it throws is what is wrong: the run ends there.
     *
     * @param portals bound to the thread that runs it
     */
    void run(PortalsApi portals);

    /** The regions of memory that a node gives its process before the program starts: bytes by name. */
    default Map<String, Integer> regions() {
        return Map.of();
    }
}
