package org.portalscope.dat.object;

import java.util.List;

import org.portalscope.dat.error.DtoStatus;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.StructureValue;
import org.portalscope.protocol.value.ValueType;

/**
 * An event of uDAPL, {@code DAT_EVENT}; which members mean something depends on its number, the others are 0.
 *
 * @param object       the endpoint, connection request, RMR, or object of an asynchronous event
 * @param servicePoint handle of the one that got a connection request, or 0
 * @param detail       the user's cookie, the connection qualifier, or the reason of an asynchronous event
 * @param status       of a completed operation
 * @param length       bytes transferred
 * @param notification whether it lets a waiting thread go on
 * @param receive      number of a receive of a shared queue that is outstanding until the event is taken, or 0
 */
public record DatEvent(EventNumber number, long object, long servicePoint, long detail, DtoStatus status, long length, boolean notification,
        long receive) {

    /** {@code DAT_SRQ_LOW_WATERMARK_EVENT}. */
    public static final long LOW_WATERMARK = 2;

    /** As users see it: the members of the document's structures, side by side. */
    public static final ValueType TYPE = ValueType.structure("an event of uDAPL", List.of(member("event_number"), handle("evd_handle"),
            handle("ep_handle"), member("user_cookie"), member("status"), member("transfered_length"), handle("rmr_handle"), handle("cr_handle"),
            handle("sp_handle"), member("conn_qual"), handle("dat_handle"), member("reason")));

    /** A member that means nothing. */
    private static final Long NONE = 0L;

    private static CallVariable handle(String name) {
        return new CallVariable(name, DatObject.TYPE);
    }

    private static CallVariable member(String name) {
        return new CallVariable(name, ValueType.INTEGER);
    }

    /** What has become of a connection. */
    public static DatEvent connection(EventNumber number, long endpoint) {
        return new DatEvent(number, endpoint, 0, 0, DtoStatus.DAT_DTO_SUCCESS, 0, true, 0);
    }

    /** Another process asks for a connection. */
    public static DatEvent request(ConnectionRequest request, ServicePoint point) {
        return new DatEvent(EventNumber.DAT_CONNECTION_REQUEST_EVENT, request.handle(), point.handle(), point.connQual(), DtoStatus.DAT_DTO_SUCCESS, 0, true,
                0);
    }

    /** An operation is complete. */
    public static DatEvent completion(long endpoint, long cookie, DtoStatus status, long length, boolean notification, long receive) {
        return new DatEvent(EventNumber.DAT_DTO_COMPLETION_EVENT, endpoint, 0, cookie, status, length, notification, receive);
    }

    /** The binding of an RMR is complete. */
    public static DatEvent bound(long rmr, long cookie, DtoStatus status, boolean notification) {
        return new DatEvent(EventNumber.DAT_RMR_BIND_COMPLETION_EVENT, rmr, 0, cookie, status, 0, notification, 0);
    }

    /** Something that no call has asked for. */
    public static DatEvent async(EventNumber number, long object, long reason) {
        return new DatEvent(number, object, 0, reason, DtoStatus.DAT_DTO_SUCCESS, 0, true, 0);
    }

    private boolean is(EventNumber wanted) {
        return number == wanted;
    }

    private boolean isAsync() {
        return is(EventNumber.DAT_ASYNC_ERROR_EVD_OVERFLOW) || is(EventNumber.DAT_ASYNC_ERROR_PROVIDER_INTERNAL_ERROR);
    }

    private boolean isCompletion() {
        return is(EventNumber.DAT_DTO_COMPLETION_EVENT) || is(EventNumber.DAT_RMR_BIND_COMPLETION_EVENT);
    }

    private boolean isOfEndpoint() {
        return !isAsync() && !is(EventNumber.DAT_RMR_BIND_COMPLETION_EVENT) && !is(EventNumber.DAT_CONNECTION_REQUEST_EVENT);
    }

    /** The same as a value of calls, taken from an event dispatcher. */
    public StructureValue value(long evd) {
        if (is(EventNumber.DAT_DTO_COMPLETION_EVENT)) { // almost always
            return StructureValue.of(TYPE, number.number(), evd, object, detail, status.number(), length, NONE, NONE, NONE, NONE, NONE, NONE);
        }
        boolean isRequest = is(EventNumber.DAT_CONNECTION_REQUEST_EVENT);
        return new StructureValue(TYPE, List.of(number.number(), evd, isOfEndpoint() ? object : 0L, isCompletion() ? detail : 0L, status.number(), length,
                is(EventNumber.DAT_RMR_BIND_COMPLETION_EVENT) ? object : 0L, isRequest ? object : 0L, servicePoint, isRequest ? detail : 0L,
                isAsync() ? object : 0L, isAsync() ? detail : 0L));
    }

    /** {@code DAT_DTO_COMPLETION_EVENT, DAT_DTO_SUCCESS, cookie 7}. */
    public String words() {
        return number + (isCompletion() ? ", " + status + ", cookie " + detail : "");
    }

    void write(FieldWriter out) {
        out.number(number.ordinal());
        out.number(object);
        out.number(servicePoint);
        out.number(detail);
        DtoStatus.write(status, out);
        out.number(length);
        out.number(notification ? 1 : 0);
        out.number(receive);
    }

    static DatEvent read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        return new DatEvent(values.constant(EventNumber.class), in.number(), in.number(), in.number(), DtoStatus.read(in), in.number(), values.truth(),
                in.number());
    }
}
