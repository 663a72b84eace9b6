package org.portalscope.engine.translation;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PortalsState;

/**
 * The loss of another process, Portals 3.2 §1.7 and §3.9.3: what waits for something that it would have sent fails. What this process sends it, or
 * answers it, ends as anything else does (R78).
 */
public final class PeerLoss { // R81

    private final PortalsState state;
    private final OperationFailure failing;

    public PeerLoss(PortalsState state, OperationFailure failing) {
        this.state = state;
        this.failing = failing;
    }

    /** Fails what waits for a process, interface by interface, the operation started first before the others. */
    public void lose(ProcessId peer) {
        for (NetworkInterface ni : state.interfaces()) {
            for (Operation operation : ni.operations()) {
                if (waitsFor(operation, peer)) {
                    failing.fail(ni.operation(operation.link()), NiFailType.PTL_NI_PEER_DEAD);
                }
            }
        }
    }

    private static boolean waitsFor(Operation operation, ProcessId peer) {
        Message message = operation.message();
        return operation.kind() == Operation.Kind.FETCH ? message.target().equals(peer) : operation.needsData() && message.initiator().equals(peer);
    }
}
