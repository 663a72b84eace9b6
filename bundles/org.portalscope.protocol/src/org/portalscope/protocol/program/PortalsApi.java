package org.portalscope.protocol.program;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.Location;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.CallOutcome;
import org.portalscope.protocol.call.PortalsCalls;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.FunctionResult;

/**
 * Portals as a thread of a program in Java calls it: the functions, protocols above them, and the memory of the process. All block until they are
 * answered.
 */
public interface PortalsApi extends PortalsCalls {

    /**
     * Makes a call of a protocol above Portals. Its state belongs to the process.
     *
     * @param operation its name
     * @param arguments what it takes, in the order of its parameters: a {@link Long} for numbers and handles, a {@link ProcessId}, a {@link Buffer}, a
     *                  {@link java.util.List} of the same, or a {@link org.portalscope.protocol.value.StructureValue}. What it stores is in the outcome
     * @throws IllegalArgumentException if the protocol has no such operation, or it takes other arguments
     */
    CallOutcome call(Protocol protocol, String operation, Object... arguments);

    /**
     * The number by which calls of protocols take a function of the program, from 1; another one each time.
     *
     * @param function run whenever a protocol calls it back
     */
    long function(ProgramFunction function);

    /** The region of a name. */
    Buffer region(String name);

    /** Reads memory within one region. */
    byte[] read(long address, long length);

    /** Writes memory within one region. */
    void write(long address, byte[] bytes);

    /**
     * Waits until the programs of all nodes of the run have come to as many barriers as this one. That is no function of Portals, and nothing of it passes
     * through Portals.
     *
     * @throws UnsupportedOperationException if the program does not run on a node
     */
    default void barrier() {
        throw new UnsupportedOperationException("only the programs of nodes have barriers");
    }

    /** {@code PtlEQWait}, Portals 3.2 §3.9.8. */
    default FunctionResult eqWait(long eventq) {
        return call(Function.PTL_EQ_WAIT, eventq, Location.WANTED);
    }
}
