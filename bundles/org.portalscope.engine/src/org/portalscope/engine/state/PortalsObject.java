package org.portalscope.engine.state;

/** Something that a handle names, Portals 3.2 §3.2.2. */
public abstract class PortalsObject {

    final long handle;

    PortalsObject(long handle) {
        this.handle = handle;
    }

    public final long handle() {
        return handle;
    }
}
