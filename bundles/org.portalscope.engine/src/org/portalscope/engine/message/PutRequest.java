package org.portalscope.engine.message;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;

/**
 * A put request, Portals 3.2 §4.1 Table 6.
 *
 * @param memoryDescriptor {@code PTL_MD_NONE} if no acknowledgement is wanted
 * @param hdrData          64 bits of the user's
 */
public record PutRequest(OperationId operation, ProcessId initiator, int user, ProcessId target, int portal, int cookie, long matchBits,
        long offset, long memoryDescriptor, long length, long hdrData) implements Request { // R6

    @Override
    public Kind kind() {
        return Kind.PUT;
    }
}
