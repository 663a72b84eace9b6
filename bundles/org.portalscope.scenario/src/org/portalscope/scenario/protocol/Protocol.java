package org.portalscope.scenario.protocol;

import java.util.List;
import java.util.Map;

import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/**
 * A protocol written against the Portals API, whose calls a scenario can make once it says {@code use NAME;}. It is found by
 * {@link Protocols}. A protocol has no state of its own: what it knows of a process is a {@link ProtocolState}.
 */
public interface Protocol {

    /** What scenarios call it: letters, digits and underlines. */
    String name();

    /** What it is, in a sentence. */
    String about();

    /** Its constants under their names. */
    default Map<String, Value> constants() {
        return Map.of();
    }

    /** The types of its own under the names that they have in the heads of functions. */
    default Map<String, Type> types() {
        return Map.of("request", ProtocolRequest.TYPE);
    }

    /** Its calls. */
    List<ProtocolOperation> operations();

    /** What it puts into match bits, so that views can show the parts by their names; none if it has no layout. */
    default List<MatchBitField> matchBits() {
        return List.of();
    }

    /** What it knows of a process before the first call. */
    ProtocolState start();
}
