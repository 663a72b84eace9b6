package org.portalscope.dat.state;

import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.portalscope.dat.message.ConnectionMessage;
import org.portalscope.dat.message.DatMessageFault;
import org.portalscope.dat.object.DatEndpoint;
import org.portalscope.dat.object.DatObject;
import org.portalscope.dat.object.InterfaceAdapter;
import org.portalscope.dat.object.LocalMemoryRegion;
import org.portalscope.dat.object.SharedReceiveQueue;
import org.portalscope.dat.transfer.IoVector;
import org.portalscope.dat.transfer.ReceiveDto;
import org.portalscope.dat.transfer.RequestDto;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.protocol.state.CopyOnWriteState;
import org.portalscope.protocol.state.MalformedMessages;
import org.portalscope.protocol.state.Ranks;

/** What uDAPL knows of a process. Immutable: each change makes another state, which shares with this one what is the same in both. */
public final class DatState extends CopyOnWriteState<DatState, DatFields> {

    /** Before {@code dat_ia_open}. */
    public static final DatState START = new DatState(new DatFields());

    private DatState(DatFields fields) {
        super(fields);
    }

    @Override
    protected DatState of(DatFields itsFields) {
        return new DatState(itsFields);
    }

    /** The messages that were ignored because they do not fit. */
    public MalformedMessages malformed() {
        return fields.malformed;
    }

    /** With one more message ignored; its sender is a packed process id. */
    public DatState ignoring(long sender, DatMessageFault fault) {
        return with(next -> next.malformed = next.malformed.with(sender, fault.words()));
    }

    /** The processes of the run; null before {@code dat_ia_open}. */
    public Ranks ranks() {
        return fields.ranks;
    }

    /** The interface adapter, or null if it is not open. */
    public InterfaceAdapter adapter() {
        return fields.opened != null && fields.opened.handle() == fields.adapter ? fields.opened : null;
    }

    /** The object of a handle, or null if there is none, or it is another kind of object. */
    public <T extends DatObject> T object(long handle, Class<T> kind) {
        DatObject object = fields.objects.get(handle);
        return kind.isInstance(object) ? kind.cast(object) : null;
    }

    /** The registered memory of a context, or null. */
    public LocalMemoryRegion region(long context) {
        RegisteredMemory memory = fields.regions.get(context);
        return memory == null ? null : memory.region();
    }

    /** Bytes of the registered memory of a context, which holds them, as the only segment of an operation. */
    public IoVector segment(long context, long address, long length) {
        return fields.regions.get(context).segment(address, length);
    }

    /** All objects of a kind, in the order of their making. */
    public <T extends DatObject> Stream<T> objects(Class<T> kind) {
        return fields.objects.values().stream().filter(kind::isInstance).map(kind::cast);
    }

    /** The handle of the next object. */
    public long nextHandle() {
        return fields.lastHandle + 1;
    }

    /** The number of the next operation that is posted. */
    public long nextNumber() {
        return fields.lastNumber + 1;
    }

    /** The context of the memory that is registered or bound next: no other memory of any process of the run has the same. */
    public long nextContext() {
        return (fields.lastContext + 1) * ranks().size() + ranks().own();
    }

    /** The connection of a number, or null. */
    public DatConnection connection(int number) {
        return fields.connections.get(number);
    }

    public Iterable<DatConnection> connections() {
        return fields.connections.values();
    }

    /** Whether some connection ends. */
    boolean isEnding() {
        return !fields.ending.isEmpty();
    }

    /** The connections that end. */
    List<DatConnection> ending() {
        return fields.ending.values();
    }

    /** The lowest index of the access control table that no connection has, or 0 if there is none. */
    public int freeCookie() {
        int index = 1;
        while (fields.connections.get(index) != null) {
            index++;
        }
        return index <= adapter().lastCookie() ? index : 0;
    }

    /** The receive of a number, or null. */
    public ReceiveDto receive(long number) {
        return fields.receives.get(number);
    }

    /** The receives that are outstanding, in the order of posting. */
    public Iterable<ReceiveDto> receives() {
        return fields.receives.all();
    }

    /** Those of a shared receive queue or an endpoint that fulfil a condition. */
    public List<ReceiveDto> receives(long queue, Predicate<ReceiveDto> which) {
        return fields.receives.all().stream().filter(receive -> receive.queue() == queue && which.test(receive)).toList();
    }

    /** How many receives of a queue wait for a message. */
    public long posted(long queue) {
        return fields.receives.posted(queue);
    }

    /** How many receives of a queue are posted, taken, or complete and not reaped. */
    public long outstanding(long queue) {
        return fields.receives.outstanding(queue);
    }

    /** The first receive whose match entry has to go, or that has to be posted again; null if there is none. */
    ReceiveDto dueReceive() {
        return fields.receives.due();
    }

    /** The operation of a number, or null. */
    public RequestDto request(long number) {
        return fields.requests.get(number);
    }

    /** The operations other than receives that are not complete, in the order of posting. */
    public Iterable<RequestDto> requests() {
        return fields.requests.all();
    }

    /** The first operation behind a number that has not started, in the order of posting, or null. */
    RequestDto queuedBehind(long number) {
        return fields.requests.queuedBehind(number);
    }

    /** The RDMA Reads and Writes that have not ended, in the order of posting. */
    Collection<RequestDto> accesses() {
        return fields.requests.accesses();
    }

    /** The first operation that is over and still has its descriptor, or null. */
    RequestDto over() {
        return fields.requests.over();
    }

    /** Messages about connections that are to be sent, in their order. */
    public List<ConnectionMessage> outbox() {
        return fields.outbox;
    }

    /** With the processes of the run. */
    public DatState begin(Ranks ranks) {
        return with(next -> next.ranks = ranks);
    }

    /** With the interface adapter, which is open from now on. */
    public DatState opened(InterfaceAdapter adapter) {
        return with(adapter).with(next -> next.adapter = adapter.handle());
    }

    /** After {@code dat_ia_close}: nothing is left, and it cannot be opened again. */
    public DatState closed() {
        return START.begin(ranks());
    }

    /** With an object, in its present state. */
    public DatState with(DatObject object) {
        DatFields next = changing();
        next.lastHandle = Math.max(next.lastHandle, object.handle());
        next.plus(object);
        return after(next);
    }

    /** With the next context given away. */
    public DatState contextTaken() {
        return with(next -> next.lastContext++);
    }

    public DatState without(DatObject object) {
        return with(next -> next.minus(object));
    }

    /** With a connection, in its present state. */
    DatState with(DatConnection connection) {
        return with(next -> next.plus(connection));
    }

    DatState without(DatConnection connection) {
        return with(next -> next.minus(connection));
    }

    /** With a receive, in its present state. */
    public DatState with(ReceiveDto receive) {
        DatFields next = changing();
        next.plus(receive);
        return after(next);
    }

    /** With a receive and an endpoint that takes it or completes it, in their present states. */
    public DatState with(ReceiveDto receive, DatEndpoint endpoint) {
        DatFields next = changing();
        next.plus(receive);
        next.plus(endpoint);
        return after(next);
    }

    public DatState without(ReceiveDto receive) {
        return with(next -> next.receives = next.receives.without(receive));
    }

    /** Without a receive, and with its queue in its present state. */
    DatState reaped(ReceiveDto receive, SharedReceiveQueue queue) {
        DatFields next = changing();
        next.receives = next.receives.without(receive);
        next.plus(queue);
        return after(next);
    }

    /** With an operation, in its present state. */
    public DatState with(RequestDto request) {
        DatFields next = changing();
        next.plus(request);
        return after(next);
    }

    /** With an operation and its connection, in their present states. */
    DatState with(RequestDto request, DatConnection connection) {
        DatFields next = changing();
        next.plus(request);
        next.plus(connection);
        return after(next);
    }

    /** Without an operation, which is complete, and with its endpoint in its present state. */
    DatState completed(RequestDto request, DatEndpoint endpoint) {
        DatFields next = changing();
        next.requests = next.requests.without(request);
        next.plus(endpoint);
        return after(next);
    }

    /** With one more operation of its endpoint. */
    public DatState posted(RequestDto request) {
        DatEndpoint endpoint = object(request.posting().endpoint(), DatEndpoint.class).posted(request.number());
        DatFields next = changing();
        next.plus(request);
        next.plus(endpoint);
        return after(next);
    }

    /** With one more message to send. */
    public DatState sending(ConnectionMessage message) {
        return with(next -> next.outbox = next.outbox.plus(message));
    }

    /** Without the first message to send. */
    public DatState sent() {
        return with(next -> next.outbox = next.outbox.minus(0));
    }

    @Override
    public List<ProtocolTable> tables() {
        return fields.malformed.behind(DatTables.of(this));
    }

    /** Reads what {@link #write} has written. */
    public static DatState read(FieldReader in) {
        return new DatState(DatFields.read(in));
    }
}
