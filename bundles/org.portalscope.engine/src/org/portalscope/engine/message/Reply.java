package org.portalscope.engine.message;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;

/** A reply to a get, Portals 3.2 §4.1 Table 9. */
public record Reply(OperationId operation, ProcessId initiator, ProcessId target, int portal, long matchBits, long offset,
        long memoryDescriptor, long length, long manipulatedLength) implements Response {

    @Override
    public Kind kind() {
        return Kind.REPLY;
    }
}
