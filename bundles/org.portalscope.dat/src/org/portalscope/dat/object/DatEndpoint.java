package org.portalscope.dat.object;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.state.Ownership;

/** {@code DAT_EP_HANDLE}: one end of a connection. Immutable, unless a run {@linkplain #ownedBy owns} it. */
public final class DatEndpoint implements DatObject {

    private final long handle;
    private final Setup setup;
    private EndpointState state;
    private int connection;
    private boolean failed;
    private ValueQueue<Long> requests;
    private ValueQueue<Long> taken;
    /** With which it is changed in place; null if it never is. */
    private final Ownership owner;

    private DatEndpoint(long handle, Setup setup, Ownership owner) {
        this.handle = handle;
        this.setup = setup;
        this.owner = owner;
    }

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
        return new DatEndpoint(handle, setup, null).set(EndpointState.DAT_EP_STATE_UNCONNECTED, 0, false, ValueQueue.empty(), ValueQueue.empty());
    }

    private DatEndpoint set(EndpointState its, int itsConnection, boolean hasFailed, ValueQueue<Long> itsRequests, ValueQueue<Long> itsTaken) {
        state = its;
        connection = itsConnection;
        failed = hasFailed;
        requests = itsRequests;
        taken = itsTaken;
        return this;
    }

    @Override
    public DatEndpoint ownedBy(Ownership ownership) {
        return ownership == owner ? this
                : new DatEndpoint(handle, setup, ownership).set(state, connection, failed, requests.ownedBy(ownership), taken.ownedBy(ownership));
    }

    @Override
    public boolean isOwnedBy(Ownership ownership) {
        return ownership == owner;
    }

    /** What takes the next change: this, if a run owns it, else another one that is the same now. */
    private DatEndpoint next() {
        return owner != null && !owner.hasEnded() ? this : new DatEndpoint(handle, setup, null).set(state, connection, failed, requests, taken);
    }

    private DatEndpoint withRequests(ValueQueue<Long> its) {
        DatEndpoint next = next();
        if (next.requests != its) { // a queue that the run owns has changed in place itself
            next.requests = its;
        }
        return next;
    }

    private DatEndpoint withTaken(ValueQueue<Long> its) {
        DatEndpoint next = next();
        if (next.taken != its) {
            next.taken = its;
        }
        return next;
    }

    @Override
    public long handle() {
        return handle;
    }

    /** What it was made with. */
    public Setup setup() {
        return setup;
    }

    /** Where it is in its life. */
    public EndpointState state() {
        return state;
    }

    /** Number of its connection, or 0. */
    public int connection() {
        return connection;
    }

    /** Whether one of its operations has failed, so that all later ones are flushed. */
    public boolean failed() {
        return failed;
    }

    /** Numbers of its operations other than receives that are not complete, in the order of posting. */
    public ValueQueue<Long> requests() {
        return requests;
    }

    /** Numbers of the receives that messages for it have taken and that are not complete, in the order of these messages. */
    public ValueQueue<Long> taken() {
        return taken;
    }

    /** Number of the receive queue that messages for it are sent to: the handle of the shared one, or its own. */
    public long queue() {
        return setup.srq == 0 ? handle : setup.srq;
    }

    public boolean is(EndpointState wanted) {
        return state == wanted;
    }

    public DatEndpoint in(EndpointState its, int itsConnection) {
        return next().set(its, itsConnection, failed, requests, taken);
    }

    public DatEndpoint asFailed() {
        return next().set(state, connection, true, requests, taken);
    }

    /** With one more operation, the last. */
    public DatEndpoint posted(long request) {
        return withRequests(requests.plus(request));
    }

    /** Without its first operation, which is complete. */
    public DatEndpoint completed() {
        return withRequests(requests.minus());
    }

    /** With one more receive that a message has taken. */
    public DatEndpoint took(long receive) {
        return withTaken(taken.plus(receive));
    }

    /** Without the first receive taken, which is complete. */
    public DatEndpoint received() {
        return withTaken(taken.minus());
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

    private static void write(ValueQueue<Long> numbers, FieldWriter out) {
        out.number(numbers.size());
        numbers.forEach(out::number);
    }

    private static ValueQueue<Long> numbers(FieldReader in) {
        ValueQueue<Long> numbers = ValueQueue.empty();
        for (int left = new ValueReader(in).count(); left > 0; left--) {
            numbers = numbers.plus(in.number());
        }
        return numbers;
    }

    static DatEndpoint read(long handle, FieldReader in) {
        ValueReader values = new ValueReader(in);
        Setup setup = new Setup(in.number(), in.number(), in.number(), in.number(), in.number(), EndpointAttributes.read(in));
        return new DatEndpoint(handle, setup, null).set(values.constant(EndpointState.class), values.integer(), values.truth(), numbers(in), numbers(in));
    }
}
