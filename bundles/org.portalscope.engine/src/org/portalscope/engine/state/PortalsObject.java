package org.portalscope.engine.state;

/** Something that a handle names, Portals 3.2 §3.2.2. */
public abstract class PortalsObject {

    private final long handle;
    /** Whether its handle is valid; kept by the table of its handle. */
    boolean live;

    PortalsObject(long handle) {
        this.handle = handle;
    }

    public final long handle() {
        return handle;
    }
}
