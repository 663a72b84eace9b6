package org.portalscope.dat.object;

/** Where an endpoint is in its life, {@code DAT_EP_STATE}: those states that it can come to. */
public enum EndpointState {
    DAT_EP_STATE_UNCONNECTED(0),
    DAT_EP_STATE_ACTIVE_CONNECTION_PENDING(6),
    DAT_EP_STATE_CONNECTED(9),
    DAT_EP_STATE_DISCONNECT_PENDING(10),
    DAT_EP_STATE_DISCONNECTED(11);

    private final long number;

    EndpointState(long number) {
        this.number = number;
    }

    /** As queries answer it. */
    public long number() {
        return number;
    }
}
