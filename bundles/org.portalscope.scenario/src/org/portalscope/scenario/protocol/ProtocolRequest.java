package org.portalscope.scenario.protocol;

import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/**
 * A communication that has been begun and that a test or a wait completes.
 *
 * @param number   from 1 in the order of beginning, unique in its process; a natural {@code user_ptr} for the descriptors that serve it
 * @param kind     what was begun, as people read it, such as {@code receive}
 * @param complete whether it is done
 * @param result   what came of it, such as a length in bytes; 0 until it is complete
 */
public record ProtocolRequest(long number, String kind, boolean complete, long result) {

    /** What a scenario binds to a name. */
    public static final Type TYPE = Type.opaque("a request");

    /** The value that stands for it in a scenario. */
    public Value value() {
        return new Value(TYPE, number);
    }
}
