package org.portalscope.engine.message;

import java.util.List;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;

/** A get request, Portals 3.2 §4.1 Table 8. */
public record GetRequest(OperationId operation, ProcessId initiator, int user, ProcessId target, int portal, int cookie, long matchBits,
        long offset, long memoryDescriptor, long length) implements Request {

    // Written out, as the interface tells.
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof GetRequest that && matchBits == that.matchBits && offset == that.offset && length == that.length
                && memoryDescriptor == that.memoryDescriptor && portal == that.portal && cookie == that.cookie && user == that.user
                && operation.equals(that.operation) && target.equals(that.target) && initiator.equals(that.initiator);
    }

    @Override
    public int hashCode() {
        return operation.hashCode();
    }

    @Override
    public Kind kind() {
        return Kind.GET;
    }

    @Override
    public List<Field> members() {
        return new Fields().value("operation", kind().word()).value("id", operation).value("initiator", initiator).id("user", user)
                .value("target", target).index("portal_index", portal).index("cookie", cookie).matchBits("match_bits", matchBits)
                .bytes("offset", offset).handle("memory_desc", memoryDescriptor).bytes("length", length).list();
    }
}
