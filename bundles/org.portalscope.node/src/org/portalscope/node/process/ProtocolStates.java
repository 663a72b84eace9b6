package org.portalscope.node.process;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.state.ProtocolState;

/** What protocols know of the process of a node, whose threads have that in common. */
final class ProtocolStates {

    private final List<ProcessId> processes;
    private final Map<String, ProtocolState> states = new HashMap<>();

    /** @param processes those of the run, with their ids on their default interfaces, by rank */
    ProtocolStates(List<ProcessId> processes) {
        this.processes = processes;
    }

    /** The processes of the run, by rank. */
    List<ProcessId> processes() {
        return processes;
    }

    ProtocolState get(Protocol protocol) {
        ProtocolState state = states.get(protocol.name());
        return state == null ? protocol.start() : state;
    }

    void set(Protocol protocol, ProtocolState after) {
        states.put(protocol.name(), after);
    }
}
