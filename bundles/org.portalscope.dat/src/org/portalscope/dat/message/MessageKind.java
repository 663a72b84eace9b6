package org.portalscope.dat.message;

/** What a message is, in its match bits. */
public enum MessageKind {
    /** Asks a service point for a connection. */
    CONNECT,
    /** Accepts a connection. */
    ACCEPT,
    /** The consumer has rejected a connection. */
    REJECT,
    /** Nobody listens where a connection was wanted. */
    NO_LISTENER,
    /** The sender sends nothing more in the connection. */
    DISCONNECT,
    /** An operation has been refused; its number says which one, the header data why. */
    REFUSAL,
    /** The data of a Send. */
    SEND,
    /** The data of an RDMA Write. */
    RDMA_WRITE,
    /** Fetches the data of an RDMA Read. */
    RDMA_READ;

    /** Whether it arrives at the portal of connections. */
    public boolean isAboutConnection() {
        return ordinal() <= REFUSAL.ordinal();
    }

    /** The match bits that a message about a connection may have; all others are 0. */
    public long bits() {
        return DatBits.KIND.mask() | switch (this) {
            case CONNECT -> DatBits.NUMBER.mask();
            case REFUSAL -> DatBits.CONNECTION.mask() | DatBits.NUMBER.mask();
            default -> DatBits.CONNECTION.mask();
        };
    }
}
