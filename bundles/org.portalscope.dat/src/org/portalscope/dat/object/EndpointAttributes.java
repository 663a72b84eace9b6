package org.portalscope.dat.object;

import java.util.List;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.StructureValue;
import org.portalscope.protocol.value.ValueType;

/**
 * What an endpoint can do, {@code DAT_EP_ATTR}.
 *
 * @param recvFlags      how receives complete, {@link CompletionFlags}
 * @param requestFlags   how all other operations complete
 * @param maxRecvDtos    receives that may be outstanding
 * @param maxRequestDtos other operations that may be outstanding
 * @param maxRecvIov     segments of a receive at most
 * @param maxRequestIov  segments of another operation at most
 */
public record EndpointAttributes(long recvFlags, long requestFlags, long maxRecvDtos, long maxRequestDtos, long maxRecvIov, long maxRequestIov) {

    /** As users give and see it. */
    public static final ValueType TYPE = ValueType.structure("attributes of an endpoint", List.of(member("recv_completion_flags"),
            member("request_completion_flags"), member("max_recv_dtos"), member("max_request_dtos"), member("max_recv_iov"), member("max_request_iov")));

    private static CallVariable member(String name) {
        return new CallVariable(name, ValueType.INTEGER);
    }

    /**
     * Those that a user gives; a number that is 0 stands for what there is at most.
     *
     * @param most receives, and other operations, of an endpoint
     * @param iov  segments of an operation
     * @param srq  whether it uses a shared receive queue
     */
    public static EndpointAttributes of(StructureValue given, long most, long iov, boolean srq) {
        long recvFlags = given.number("recv_completion_flags");
        return new EndpointAttributes(srq && recvFlags == 0 ? CompletionFlags.UNSIGNALLED : recvFlags, given.number("request_completion_flags"),
                given(given, "max_recv_dtos", most), given(given, "max_request_dtos", most), given(given, "max_recv_iov", iov),
                given(given, "max_request_iov", iov));
    }

    private static long given(StructureValue given, String name, long otherwise) {
        long number = given.number(name);
        return number == 0 ? otherwise : number;
    }

    /** The same as a value of calls. */
    public StructureValue value() {
        return new StructureValue(TYPE, List.of(recvFlags, requestFlags, maxRecvDtos, maxRequestDtos, maxRecvIov, maxRequestIov));
    }

    void write(FieldWriter out) {
        out.number(recvFlags);
        out.number(requestFlags);
        out.number(maxRecvDtos);
        out.number(maxRequestDtos);
        out.number(maxRecvIov);
        out.number(maxRequestIov);
    }

    static EndpointAttributes read(FieldReader in) {
        return new EndpointAttributes(in.number(), in.number(), in.number(), in.number(), in.number(), in.number());
    }
}
