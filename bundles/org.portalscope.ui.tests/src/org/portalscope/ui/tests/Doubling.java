package org.portalscope.ui.tests;

import java.util.List;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ValueType;

/** A protocol that knows nothing and doubles numbers. This bundle brings it, as another would bring a larger one. */
public final class Doubling implements Protocol {

    private static final CallVariable NUMBER = new CallVariable("number", ValueType.INTEGER);

    private static final Procedure DOUBLE = Procedure.named("doubling_double", NUMBER).thenReturn(call -> 2 * call.number(NUMBER));

    /** Nothing. */
    private record Nothing() implements ProtocolState {

        @Override
        public void write(FieldWriter out) {
            out.number(0);
        }

        @Override
        public List<ProtocolTable> tables() {
            return List.of();
        }
    }

    @Override
    public String name() {
        return "doubling";
    }

    @Override
    public String about() {
        return "Doubles numbers.";
    }

    @Override
    public List<ProtocolOperation> operations() {
        return List.of(new ProtocolOperation(DOUBLE, ValueType.INTEGER, "Doubles a number."));
    }

    @Override
    public ProtocolState start() {
        return new Nothing();
    }

    @Override
    public ProtocolState read(FieldReader in) {
        in.number();
        return new Nothing();
    }
}
