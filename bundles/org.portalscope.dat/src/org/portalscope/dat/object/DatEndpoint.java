package org.portalscope.dat.object;

import org.pcollections.AmortizedPQueue;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;

/**
 * {@code DAT_EP_HANDLE}: one end of a connection.
 *
 * @param setup      what it was made with
 * @param state      where it is in its life
 * @param connection number of its connection, or 0
 * @param failed     whether one of its operations has failed, so that all later ones are flushed
 * @param requests   numbers of its operations other than receives that are not complete, in the order of posting
 * @param taken      numbers of the receives that messages for it have taken and that are not complete, in the order of these messages
 */
public record DatEndpoint(long handle, Setup setup, EndpointState state, int connection, boolean failed, AmortizedPQueue<Long> requests,
        AmortizedPQueue<Long> taken) implements DatObject {

    /**
     * What an endpoint is made with.
     *
     * @param zone       handle of its protection zone
     * @param recvEvd    handle of the event dispatcher of receives, or 0
     * @param requestEvd handle of that of other operations, or 0
     * @param connectEvd handle of that of connections
     * @param srq        handle of its shared receive queue, or 0
     */
    public record Setup(long zone, long recvEvd, long requestEvd, long connectEvd, long srq, EndpointAttributes attributes) {
    }

    /** One that has never been connected. */
    public static DatEndpoint unconnected(long handle, Setup setup) {
        return new DatEndpoint(handle, setup, EndpointState.DAT_EP_STATE_UNCONNECTED, 0, false, AmortizedPQueue.empty(), AmortizedPQueue.empty());
    }

    /** Number of the receive queue that messages for it are sent to: the handle of the shared one, or its own. */
    public long queue() {
        return setup.srq == 0 ? handle : setup.srq;
    }

    public boolean is(EndpointState wanted) {
        return state == wanted;
    }

    public DatEndpoint in(EndpointState next, int itsConnection) {
        return new DatEndpoint(handle, setup, next, itsConnection, failed, requests, taken);
    }

    public DatEndpoint asFailed() {
        return new DatEndpoint(handle, setup, state, connection, true, requests, taken);
    }

    /** With one more operation, the last. */
    public DatEndpoint posted(long request) {
        return new DatEndpoint(handle, setup, state, connection, failed, requests.plus(request), taken);
    }

    /** Without its first operation, which is complete. */
    public DatEndpoint completed() {
        return new DatEndpoint(handle, setup, state, connection, failed, requests.minus(), taken);
    }

    /** With one more receive that a message has taken. */
    public DatEndpoint took(long receive) {
        return new DatEndpoint(handle, setup, state, connection, failed, requests, taken.plus(receive));
    }

    /** Without the first receive taken, which is complete. */
    public DatEndpoint received() {
        return new DatEndpoint(handle, setup, state, connection, failed, requests, taken.minus());
    }

    @Override
    public String words() {
        return "endpoint " + handle;
    }

    @Override
    public void writeFields(FieldWriter out) {
        out.number(setup.zone);
        out.number(setup.recvEvd);
        out.number(setup.requestEvd);
        out.number(setup.connectEvd);
        out.number(setup.srq);
        setup.attributes.write(out);
        out.number(state.ordinal());
        out.number(connection);
        out.number(failed ? 1 : 0);
        write(requests, out);
        write(taken, out);
    }

    private static void write(AmortizedPQueue<Long> numbers, FieldWriter out) {
        out.number(numbers.size());
        numbers.forEach(out::number);
    }

    private static AmortizedPQueue<Long> numbers(FieldReader in) {
        AmortizedPQueue<Long> numbers = AmortizedPQueue.empty();
        for (int left = new ValueReader(in).count(); left > 0; left--) {
            numbers = numbers.plus(in.number());
        }
        return numbers;
    }

    static DatEndpoint read(long handle, FieldReader in) {
        ValueReader values = new ValueReader(in);
        Setup setup = new Setup(in.number(), in.number(), in.number(), in.number(), in.number(), EndpointAttributes.read(in));
        return new DatEndpoint(handle, setup, values.constant(EndpointState.class), values.integer(), values.truth(), numbers(in), numbers(in));
    }
}
