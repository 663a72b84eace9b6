package org.portalscope.protocol.call;

import org.portalscope.engine.call.Function;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.FunctionResult;

/** The process that a call runs on, as its driver provides it: a thread of a scenario, or of a program in Java. */
public interface CallEnvironment {

    /** What the protocol knows of the process. */
    ProtocolState state();

    /** The Portals of the process, to look at. */
    PortalsState portals();

    /** Replaces what the protocol knows, by an effect. */
    void setState(ProtocolState after, String words);

    /** Calls a function of Portals that does not block, with arguments as {@link PortalsCalls#call} takes them. */
    FunctionResult call(Function function, Object... arguments);

    byte[] read(long address, long length);

    void write(long address, byte[] bytes);
}
