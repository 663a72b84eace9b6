package org.portalscope.scenario.protocol;

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

/**
 * A protocol that knows one thing, the handle of a queue.
 *
 * @param asHandle whether it writes it as what it is; else as a number, as a text would
 */
record Keeper(boolean asHandle) implements Protocol {

    private static final CallVariable NI = new CallVariable("interface", ValueType.NI);
    private static final CallVariable QUEUE = new CallVariable("queue", ValueType.EQ);

    /** The queue, or 0. */
    private record Kept(long queue, boolean asHandle) implements ProtocolState {

        @Override
        public void write(FieldWriter out) {
            if (asHandle && queue != 0) {
                out.handle(queue);
            } else {
                out.number(queue);
            }
        }

        @Override
        public List<ProtocolTable> tables() {
            return List.of();
        }
    }

    @Override
    public String name() {
        return "keeper";
    }

    @Override
    public String about() {
        return "Keeps a queue.";
    }

    @Override
    public List<ProtocolOperation> operations() {
        return List.of(new ProtocolOperation(Procedure.named("keeper_open", NI).variables(QUEUE)
                .thenMake(QUEUE, call -> call.eqAlloc(call.number(NI), 8))
                .thenDo(call -> call.setState(new Kept(call.number(QUEUE), asHandle), "open")).end(), null, "Allocates the queue."));
    }

    @Override
    public ProtocolState start() {
        return new Kept(0, asHandle);
    }

    @Override
    public ProtocolState read(FieldReader in) {
        throw new UnsupportedOperationException("nothing reads it");
    }
}
