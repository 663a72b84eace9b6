package org.portalscope.scenario.snapshot;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.engine.encoding.ValueWriter;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.SourceId;
import org.portalscope.world.program.SourceLocation;

/** Writes what ended the run of a program field by field, and reads it back. */
public final class FailureFields {

    private FailureFields() {
    }

    /** Writes a failure, or that there is none if it is null. */
    public static void write(Failure failure, FieldWriter out) {
        ValueWriter values = new ValueWriter(out);
        values.truth(failure != null);
        if (failure != null) {
            SourceLocation place = failure.place();
            out.text(failure.process());
            values.constant(place.source().kind());
            out.text(place.source().name());
            out.text(place.file());
            out.number(place.line());
            out.number(place.column());
            out.text(place.text());
            out.text(failure.message());
        }
    }

    /** The failure, or null if there is none. */
    public static Failure read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        if (!values.truth()) {
            return null;
        }
        String process = in.text();
        SourceId source = new SourceId(values.constant(SourceId.Kind.class), in.text());
        SourceLocation place = new SourceLocation(source, in.text(), values.integer(), values.integer(), in.text());
        return new Failure(process, place, in.text());
    }
}
