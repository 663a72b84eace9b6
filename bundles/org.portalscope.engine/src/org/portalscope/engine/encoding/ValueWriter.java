package org.portalscope.engine.encoding;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.description.Described;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.PutRequest;
import org.portalscope.engine.message.Request;
import org.portalscope.engine.message.Response;
import org.portalscope.engine.state.Operation;

/** Writes values of the API and messages field by field; {@link ValueReader} reads them. */
public final class ValueWriter {

    private final FieldWriter out;
    private final MemberWriter members;

    public ValueWriter(FieldWriter out) {
        this.out = out;
        members = new MemberWriter(out);
    }

    /** Takes the fields that are no values of the API. */
    public FieldWriter fields() {
        return out;
    }

    public void truth(boolean value) {
        out.number(value ? 1 : 0);
    }

    /** Writes which of the constants of its type it is. */
    public void constant(Enum<?> constant) {
        out.number(constant.ordinal());
    }

    public void process(ProcessId id) {
        out.number(id.packed());
    }

    /** Writes the members of a structure that lists them. */
    public void structure(Described<?> structure) {
        structure.map(members);
    }

    /** Writes a message, Tables 6 to 9 of Portals 3.2 §4.1. */
    public void message(Message message) {
        constant(message.kind());
        out.operation(message.operation());
        process(message.initiator());
        process(message.target());
        out.number(message.portal());
        out.number(message.matchBits());
        out.number(message.offset());
        out.handle(message.memoryDescriptor());
        out.number(message.length());
        if (message instanceof Request request) {
            out.number(request.user());
            out.number(request.cookie());
        }
        if (message instanceof PutRequest put) {
            out.number(put.hdrData());
        }
        if (message instanceof Response response) {
            out.number(response.manipulatedLength());
        }
    }

    public void pendingOperation(Operation operation) {
        out.number(operation.networkInterface());
        out.number(operation.link());
        constant(operation.kind());
        message(operation.message());
        out.handle(operation.descriptor());
        out.handle(operation.eventq());
        out.number(operation.address());
        out.number(operation.offset());
        out.number(operation.length());
    }

    public void key(Message.Key key) {
        constant(key.kind());
        out.operation(key.operation());
    }
}
