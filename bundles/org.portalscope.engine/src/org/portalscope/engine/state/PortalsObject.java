package org.portalscope.engine.state;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;

/** Something that a handle names, Portals 3.2 §3.2.2. Once it has been released it may become another object, of another handle. */
public abstract class PortalsObject implements Structure {

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

    /** Its handle and what it holds now. */
    @Override
    public final List<Field> members() {
        Fields members = new Fields().handle("handle", handle);
        describe(members);
        return members.list();
    }

    /** Describes what it holds. */
    abstract void describe(Fields out);
}
