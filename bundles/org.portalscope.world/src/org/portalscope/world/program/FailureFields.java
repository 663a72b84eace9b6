package org.portalscope.world.program;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.engine.encoding.ValueWriter;

/** Writes what ended the run of a program, and places in its source, field by field, and reads them back. */
public final class FailureFields {

    private FailureFields() {
    }

    /** Writes a failure, or that there is none if it is null. */
    public static void write(Failure failure, FieldWriter out) {
        ValueWriter values = new ValueWriter(out);
        values.truth(failure != null);
        if (failure != null) {
            out.text(failure.process());
            write(failure.place(), out);
            out.text(failure.message());
        }
    }

    /** Writes a place in a source. */
    public static void write(SourceLocation place, FieldWriter out) {
        new ValueWriter(out).constant(place.source().kind());
        out.text(place.source().name());
        out.text(place.file());
        out.number(place.line());
        out.number(place.column());
        out.text(place.text());
    }

    /** The failure, or null if there is none. */
    public static Failure read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        if (!values.truth()) {
            return null;
        }
        return new Failure(in.text(), readPlace(in), in.text());
    }

    /** The place that {@link #write(SourceLocation, FieldWriter)} has written. */
    public static SourceLocation readPlace(FieldReader in) {
        ValueReader values = new ValueReader(in);
        SourceId source = new SourceId(values.constant(SourceId.Kind.class), in.text());
        return new SourceLocation(source, in.text(), values.integer(), values.integer(), in.text());
    }
}
