package org.portalscope.protocol.repeat;

import java.util.List;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.state.ProtocolState;

/**
 * A protocol that adds numbers up.
 *
 * @param procedure its one call
 */
record SumProtocol(String name, Procedure procedure) implements Protocol {

    /** What has been added up so far. */
    record Sum(long value) implements ProtocolState {

        @Override
        public void write(FieldWriter out) {
            out.number(value);
        }

        @Override
        public List<ProtocolTable> tables() {
            return List.of(new ProtocolTable("sum of " + value, List.of(), List.of()));
        }
    }

    /** Adds a number, in a step of the call. */
    static void add(CallContext call, long amount) {
        call.setState(new Sum(((Sum) call.state()).value + amount), "plus " + amount);
    }

    @Override
    public String about() {
        return "Adds numbers up.";
    }

    @Override
    public List<ProtocolOperation> operations() {
        return List.of(new ProtocolOperation(procedure, null, "Adds a number."));
    }

    @Override
    public ProtocolState start() {
        return new Sum(0);
    }

    @Override
    public ProtocolState read(FieldReader in) {
        return new Sum(in.number());
    }
}
