package org.portalscope.world;

import org.portalscope.protocol.program.PortalsProgram;

/** One of two processes of which the first sends the second messages of 8 bytes, round after round and without end. */
public interface CountedRounds extends PortalsProgram {

    /** Messages of a round. */
    int ROUND = 64;

    int BYTES = 8;

    /** How many rounds are complete; -1 before the first. */
    int completed();
}
