package org.portalscope.engine.input;

import org.portalscope.engine.api.ProcessId;

/**
 * Nothing more will come from another process, Portals 3.2 §3.9.3: what waits for it fails with {@code PTL_NI_PEER_DEAD}.
 *
 * @param peer an exact id
 */
public record PeerLost(ProcessId peer) implements Input {

    @Override
    public <R> R accept(InputVisitor<R> visitor) {
        return visitor.peerLost(this);
    }
}
