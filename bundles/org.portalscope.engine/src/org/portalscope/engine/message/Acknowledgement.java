package org.portalscope.engine.message;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;

/** An acknowledgement of a put, Portals 3.2 §4.1 Table 7. */
public record Acknowledgement(OperationId operation, ProcessId initiator, ProcessId target, int portal, long matchBits, long offset,
        long memoryDescriptor, long length, long manipulatedLength) implements Response {

    @Override
    public Kind kind() {
        return Kind.ACK;
    }
}
