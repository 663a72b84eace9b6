package org.portalscope.engine.translation;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.message.Message;

/** Does the descriptor respond to the operation of the request? Portals 3.2 §3.8.1, §4.2. */
public record OperationCheck(EntryRef entry, long descriptor, Message.Kind operation, boolean passed) implements EntryCheck { // R32

    @Override
    public String words() {
        return Handle.text(descriptor) + (passed ? " responds to " : " does not respond to ") + operation.word() + " operations";
    }

    @Override
    public String section() {
        return "4.2";
    }

    @Override
    public String reason() {
        return "no " + operation.word();
    }

    @Override
    public boolean ofDescriptor() {
        return true;
    }
}
