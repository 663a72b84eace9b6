package org.portalscope.protocol.state;

import java.util.Collection;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;

/** Writes values behind their number, and reads them back. */
public final class CountedFields {

    private CountedFields() {
    }

    /** @param write writes one of them */
    public static <T> void write(Collection<T> values, BiConsumer<T, FieldWriter> write, FieldWriter out) {
        out.number(values.size());
        values.forEach(value -> write.accept(value, out));
    }

    /**
     * Reads what {@link #write} has written.
     *
     * @param read reads one of them
     * @param each takes them, in the order in which they were written
     * @throws FieldException if something else was written
     */
    public static <T> void read(FieldReader in, Function<FieldReader, T> read, Consumer<T> each) {
        for (int left = new ValueReader(in).count(); left > 0; left--) {
            each.accept(read.apply(in));
        }
    }
}
