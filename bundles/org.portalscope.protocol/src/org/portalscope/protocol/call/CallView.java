package org.portalscope.protocol.call;

import java.util.List;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;

/** What a step of a call sees: its variables, what the protocol knows of the process, and the Portals of the process. */
public interface CallView {

    /** What the protocol knows of the process. */
    ProtocolState state();

    /** The Portals of the process, to look at. */
    PortalsState portals();

    /** The regions of the memory of the process, in the order of their addresses. */
    default List<Region> regions() {
        return portals().memory().regions();
    }

    /** Whether bytes lie in one region. */
    default boolean isMemory(long address, long length) {
        return portals().memory().legal(address, length);
    }

    /** Looks at bytes of one region, which is no use of memory that operations change. */
    default byte[] look(long address, long length) {
        return portals().memory().read(address, length);
    }

    /** Looks at a number of eight bytes of one region, the least significant first, which is no use of memory that operations change. */
    default long lookAtLong(long address) {
        return portals().memory().longAt(address);
    }

    /** Whether an event queue of the process holds no event. */
    default boolean isEmpty(long queue) {
        return portals().queue(queue).size() == 0;
    }

    /** The value of a variable of the procedure, or null. */
    Object get(CallVariable variable);

    /** The value of a variable that is a number or a handle. */
    default long number(CallVariable variable) {
        return (Long) get(variable);
    }

    default ProcessId process(CallVariable variable) {
        return (ProcessId) get(variable);
    }

    /** The value of a variable that is a list. */
    @SuppressWarnings("unchecked")
    default <T> List<T> list(CallVariable variable) {
        return (List<T>) get(variable);
    }

    default Buffer buffer(CallVariable variable) {
        return (Buffer) get(variable);
    }
}
