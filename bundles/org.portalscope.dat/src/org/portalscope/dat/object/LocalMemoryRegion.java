package org.portalscope.dat.object;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.protocol.state.OptionalFields;
import org.portalscope.protocol.value.Buffer;

/**
 * {@code DAT_LMR_HANDLE}: memory that is registered.
 *
 * @param zone       handle of its protection zone
 * @param privileges a bitwise or of {@link MemoryPrivileges}
 * @param context    by which triplets name it, here and, within its privileges, elsewhere: {@code lmr_context} and {@code rmr_context}
 * @param entry      match entry of the memory
 */
public record LocalMemoryRegion(long handle, long zone, Buffer memory, long privileges, long context, long entry) implements DatObject {

    @Override
    public String words() {
        return "LMR " + handle;
    }

    /** Whether it holds all of a segment. */
    public boolean holds(long address, long length) {
        return Long.compareUnsigned(address, memory.address()) >= 0 && Long.compareUnsigned(length, memory.length()) <= 0
                && Long.compareUnsigned(address - memory.address(), memory.length() - length) <= 0;
    }

    /** A part of it, which it holds. */
    public Buffer segment(long address, long length) {
        long begin = address - memory.address();
        return new Buffer(memory.name() + '[' + begin + ".." + (begin + length) + ']', address, length);
    }

    @Override
    public void writeFields(FieldWriter out) {
        out.number(zone);
        OptionalFields.write(memory, out);
        out.number(privileges);
        out.number(context);
        out.handle(entry);
    }

    static LocalMemoryRegion read(long handle, FieldReader in) {
        return new LocalMemoryRegion(handle, in.number(), OptionalFields.readBuffer(in), in.number(), in.number(), in.handle());
    }
}
