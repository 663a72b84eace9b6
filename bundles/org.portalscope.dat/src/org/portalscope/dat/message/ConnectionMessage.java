package org.portalscope.dat.message;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;

/** A message about a connection that has to be sent: a put without data. */
public record ConnectionMessage(ProcessId target, long matchBits, long hdrData) {

    /** Writes it field by field. */
    public void write(FieldWriter out) {
        out.number(target.packed());
        out.number(matchBits);
        out.number(hdrData);
    }

    /** Reads what {@link #write} has written. */
    public static ConnectionMessage read(FieldReader in) {
        return new ConnectionMessage(new ValueReader(in).process(), in.number(), in.number());
    }
}
