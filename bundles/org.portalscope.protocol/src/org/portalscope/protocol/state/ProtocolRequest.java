package org.portalscope.protocol.state;

import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/**
 * A communication that has been begun and that a test or a wait completes.
 *
 * @param number   from 1 in the order of beginning, unique in its process; a natural {@code user_ptr} for the descriptors that serve it
 * @param kind     what was begun, as people read it, such as {@code receive}
 * @param complete whether it is done
 * @param result   what came of it, such as a length in bytes; 0 until it is complete
 * @param error    why it failed, or null
 */
public record ProtocolRequest(long number, String kind, boolean complete, long result, ProtocolError error) {

    public ProtocolRequest {
        kind = ControlCharacters.shown(kind);
    }

    /** Its number, as a value of calls. */
    public static final ValueType TYPE = ValueType.own("a request");

    /** A request that has just been begun. */
    static ProtocolRequest begun(long number, String kind) {
        return new ProtocolRequest(number, kind, false, 0, null);
    }

    /** The same, done. */
    ProtocolRequest done(long itsResult, ProtocolError itsError) {
        return new ProtocolRequest(number, kind, true, itsResult, itsError);
    }

    void write(FieldWriter out) {
        out.number(number);
        out.text(kind);
        out.number(complete ? 1 : 0);
        out.number(result);
        ProtocolError.write(error, out);
    }

    static ProtocolRequest read(FieldReader in) {
        long number = in.number();
        String kind = in.text();
        boolean complete = in.number() != 0;
        long result = in.number();
        return new ProtocolRequest(number, kind, complete, result, ProtocolError.read(in));
    }
}
