package org.portalscope.dat.object;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.protocol.state.OptionalFields;

/**
 * {@code DAT_RMR_HANDLE}: a part of a registered region that others may use, as long as it is bound.
 *
 * @param zone       handle of its protection zone
 * @param lmr        handle of the region that it is bound to, or 0
 * @param privileges a bitwise or of {@link MemoryPrivileges}
 * @param length     bytes of the part
 * @param context    by which others name it, or 0
 * @param entry      match entry of the memory, or 0
 */
public record RemoteMemoryRegion(long handle, long zone, long lmr, long privileges, long length, long context, long entry) implements DatObject {

    /** One that is not bound. */
    public static RemoteMemoryRegion unbound(long handle, long zone) {
        return new RemoteMemoryRegion(handle, zone, 0, 0, 0, 0, 0);
    }

    /** Whether others may use memory by it. */
    public boolean isBound() {
        return entry != 0;
    }

    @Override
    public String words() {
        return "RMR " + handle;
    }

    @Override
    public void writeFields(FieldWriter out) {
        out.number(zone);
        out.number(lmr);
        out.number(privileges);
        out.number(length);
        out.number(context);
        OptionalFields.writeHandle(entry, out);
    }

    static RemoteMemoryRegion read(long handle, FieldReader in) {
        return new RemoteMemoryRegion(handle, in.number(), in.number(), in.number(), in.number(), in.number(), OptionalFields.readHandle(in));
    }
}
