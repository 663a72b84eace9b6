package org.portalscope.scenario.snapshot;

import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.state.ProtocolState;

/** Writes what protocols know of a process field by field, and reads it back. */
public final class ProtocolStateFields {

    private ProtocolStateFields() {
    }

    /** Writes states by the names of their protocols. */
    public static void write(SortedMap<String, ProtocolState> states, FieldWriter out) {
        out.number(states.size());
        states.forEach((name, state) -> {
            out.text(name);
            state.write(out);
        });
    }

    /**
     * The states by the names of their protocols.
     *
     * @param protocols the protocol of a name; it throws a field exception if the program does not call that
     */
    public static SortedMap<String, ProtocolState> read(FieldReader in, Function<String, Protocol> protocols) {
        SortedMap<String, ProtocolState> states = new TreeMap<>();
        for (int left = new ValueReader(in).count(); left > 0; left--) {
            String name = in.text();
            states.put(name, protocols.apply(name).read(in));
        }
        return states;
    }
}
