package org.portalscope.mpi.state;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.protocol.value.Buffer;

/** Writes values of the state field by field, and reads them back. */
final class MpiFields {

    private MpiFields() {
    }

    /** @param buffer or null */
    static void write(Buffer buffer, FieldWriter out) {
        out.number(buffer == null ? 0 : 1);
        if (buffer != null) {
            out.text(buffer.name());
            out.number(buffer.address());
            out.number(buffer.length());
        }
    }

    static Buffer readBuffer(FieldReader in) {
        return in.number() == 0 ? null : new Buffer(in.text(), in.number(), in.number());
    }

    /** @param handle or 0 if there is none */
    static void writeHandle(long handle, FieldWriter out) {
        out.number(handle == 0 ? 0 : 1);
        if (handle != 0) {
            out.handle(handle);
        }
    }

    static long readHandle(FieldReader in) {
        return in.number() == 0 ? 0 : in.handle();
    }
}
