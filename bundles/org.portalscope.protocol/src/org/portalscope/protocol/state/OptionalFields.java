package org.portalscope.protocol.state;

import java.util.function.BiConsumer;
import java.util.function.Function;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.value.Buffer;

/** Writes what a state may have or not have, and reads it back. */
public final class OptionalFields {

    private OptionalFields() {
    }

    /** @param value or null */
    public static <T> void write(T value, BiConsumer<T, FieldWriter> write, FieldWriter out) {
        out.number(value == null ? 0 : 1);
        if (value != null) {
            write.accept(value, out);
        }
    }

    /** A value, or null. */
    public static <T> T read(FieldReader in, Function<FieldReader, T> read) {
        return new ValueReader(in).truth() ? read.apply(in) : null;
    }

    /** @param buffer or null */
    public static void write(Buffer buffer, FieldWriter out) {
        out.number(buffer == null ? 0 : 1);
        if (buffer != null) {
            out.text(buffer.name());
            out.number(buffer.address());
            out.number(buffer.length());
        }
    }

    /** Memory, or null. */
    public static Buffer readBuffer(FieldReader in) {
        return in.number() == 0 ? null : new Buffer(in.text(), in.number(), in.number());
    }

    /** @param handle or 0 if there is none */
    public static void writeHandle(long handle, FieldWriter out) {
        out.number(handle == 0 ? 0 : 1);
        if (handle != 0) {
            out.handle(handle);
        }
    }

    /** A handle, or 0. */
    public static long readHandle(FieldReader in) {
        return in.number() == 0 ? 0 : in.handle();
    }
}
