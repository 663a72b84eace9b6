package org.portalscope.engine.state;

/** Something that a handle names, Portals 3.2 §3.2.2. Once it has been released it may become another object, of another handle. */
public abstract class PortalsObject {

    private long handle;
    /** Whether its handle is valid; kept by the table of its handle. */
    boolean live;

    /** An object that has no handle yet. */
    PortalsObject() {
    }

    PortalsObject(long handle) {
        this.handle = handle;
    }

    /** Becomes another object, once its handle is valid no longer. */
    final void setHandle(long newHandle) {
        handle = newHandle;
    }

    public final long handle() {
        return handle;
    }
}
