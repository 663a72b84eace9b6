package org.portalscope.engine.message;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;

/** A get request, Portals 3.2 §4.1 Table 8. */
public record GetRequest(OperationId operation, ProcessId initiator, int user, ProcessId target, int portal, int cookie, long matchBits,
        long offset, long memoryDescriptor, long length) implements Request {

    @Override
    public Kind kind() {
        return Kind.GET;
    }
}
