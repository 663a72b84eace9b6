package org.portalscope.engine.message;

import java.util.List;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;

/**
 * A put request, Portals 3.2 §4.1 Table 6.
 *
 * @param memoryDescriptor {@code PTL_MD_NONE} if no acknowledgement is wanted
 * @param hdrData          64 bits of the user's
 */
public record PutRequest(OperationId operation, ProcessId initiator, int user, ProcessId target, int portal, int cookie, long matchBits,
        long offset, long memoryDescriptor, long length, long hdrData) implements Request { // R6

    // Written out, as the interface tells.
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof PutRequest that && matchBits == that.matchBits && offset == that.offset && length == that.length
                && hdrData == that.hdrData && memoryDescriptor == that.memoryDescriptor && portal == that.portal && cookie == that.cookie
                && user == that.user && operation.equals(that.operation) && target.equals(that.target) && initiator.equals(that.initiator);
    }

    @Override
    public int hashCode() {
        return operation.hashCode();
    }

    @Override
    public Kind kind() {
        return Kind.PUT;
    }

    @Override
    public List<Field> members() {
        return new Fields().value("operation", kind().word()).value("id", operation).value("initiator", initiator).id("user", user)
                .value("target", target).index("portal_index", portal).index("cookie", cookie).matchBits("match_bits", matchBits)
                .bytes("offset", offset).handle("memory_desc", memoryDescriptor).bytes("length", length).userBits("hdr_data", hdrData)
                .list();
    }
}
