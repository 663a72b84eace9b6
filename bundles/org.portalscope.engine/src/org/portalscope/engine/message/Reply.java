package org.portalscope.engine.message;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;

/** A reply to a get, Portals 3.2 §4.1 Table 9. */
public record Reply(OperationId operation, ProcessId initiator, ProcessId target, int portal, long matchBits, long offset,
        long memoryDescriptor, long length, long manipulatedLength) implements Response {

    // Written out, as the interface tells.
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Reply that && matchBits == that.matchBits && offset == that.offset && length == that.length
                && manipulatedLength == that.manipulatedLength && memoryDescriptor == that.memoryDescriptor && portal == that.portal
                && operation.equals(that.operation) && target.equals(that.target) && initiator.equals(that.initiator);
    }

    @Override
    public int hashCode() {
        return operation.hashCode();
    }

    @Override
    public Kind kind() {
        return Kind.REPLY;
    }
}
