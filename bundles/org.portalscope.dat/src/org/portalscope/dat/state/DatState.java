package org.portalscope.dat.state;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.pcollections.PVector;
import org.pcollections.TreePMap;
import org.pcollections.TreePVector;
import org.portalscope.dat.message.ConnectionMessage;
import org.portalscope.dat.object.DatEndpoint;
import org.portalscope.dat.object.DatObject;
import org.portalscope.dat.object.InterfaceAdapter;
import org.portalscope.dat.object.LocalMemoryRegion;
import org.portalscope.dat.transfer.ReceiveDto;
import org.portalscope.dat.transfer.RequestDto;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.protocol.state.LongTrie;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.state.Ranks;
import org.portalscope.protocol.state.StateText;

/** What uDAPL knows of a process. Immutable: each change makes another state, which shares with this one what is the same in both. */
public final class DatState implements ProtocolState {

    /** Before {@code dat_ia_open}. */
    public static final DatState START = new DatState(new Fields());

    private final Fields fields;

    /** The fields of a state; nobody changes those of a state that others can see. */
    private static final class Fields implements Cloneable {

        private Ranks ranks;
        private long adapter;
        private long lastHandle;
        private long lastNumber;
        private long lastContext;
        private long ignored;
        private LongTrie<DatObject> objects = LongTrie.empty();
        /** Those of the objects that are registered memory, by their contexts. */
        private LongTrie<LocalMemoryRegion> regions = LongTrie.empty();
        private TreePMap<Integer, DatConnection> connections = TreePMap.empty();
        private OutstandingReceives receives = OutstandingReceives.NONE;
        private PendingRequests requests = PendingRequests.NONE;
        private PVector<ConnectionMessage> outbox = TreePVector.empty();

        private void plus(DatObject object) {
            objects = objects.plus(object.handle(), object);
            if (object instanceof LocalMemoryRegion region) {
                regions = regions.plus(region.context(), region);
            }
        }

        private void minus(DatObject object) {
            objects = objects.minus(object.handle());
            if (object instanceof LocalMemoryRegion region) {
                regions = regions.minus(region.context());
            }
        }

        private Fields copy() {
            try {
                return (Fields) clone();
            } catch (CloneNotSupportedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private DatState(Fields fields) {
        this.fields = fields;
    }

    private interface Change {
        void apply(Fields fields);
    }

    private DatState with(Change change) {
        Fields changed = fields.copy();
        change.apply(changed);
        return new DatState(changed);
    }

    /** How many messages of others belonged to no connection, and were ignored. */
    public long ignored() {
        return fields.ignored;
    }

    /** With one more message ignored. */
    public DatState ignoringOne() {
        return with(next -> next.ignored++);
    }

    /** The processes of the run; null before {@code dat_ia_open}. */
    public Ranks ranks() {
        return fields.ranks;
    }

    /** The interface adapter, or null if it is not open. */
    public InterfaceAdapter adapter() {
        return object(fields.adapter, InterfaceAdapter.class);
    }

    /** The object of a handle, or null if there is none, or it is another kind of object. */
    public <T extends DatObject> T object(long handle, Class<T> kind) {
        DatObject object = fields.objects.get(handle);
        return kind.isInstance(object) ? kind.cast(object) : null;
    }

    /** The registered memory of a context, or null. */
    public LocalMemoryRegion region(long context) {
        return fields.regions.get(context);
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

    /** The lowest index of the access control table that no connection has, or 0 if there is none. */
    public int freeCookie() {
        int index = 1;
        while (fields.connections.containsKey(index)) {
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

    /** The first receive whose match entry has to go, or that has to be posted again. */
    Optional<ReceiveDto> dueReceive() {
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

    /** The operations that have not started, in the order of posting. */
    Collection<RequestDto> queued() {
        return fields.requests.queued();
    }

    /** The RDMA Reads and Writes that have not ended, in the order of posting. */
    Collection<RequestDto> accesses() {
        return fields.requests.accesses();
    }

    /** The first operation that is over and still has its descriptor. */
    Optional<RequestDto> over() {
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
        return with(next -> {
            next.lastHandle = Math.max(next.lastHandle, object.handle());
            next.plus(object);
        });
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
        return with(next -> next.connections = next.connections.plus(connection.number(), connection));
    }

    DatState without(DatConnection connection) {
        return with(next -> next.connections = next.connections.minus(connection.number()));
    }

    /** With a receive, in its present state. */
    public DatState with(ReceiveDto receive) {
        return with(next -> {
            next.lastNumber = Math.max(next.lastNumber, receive.number());
            next.receives = next.receives.with(receive);
        });
    }

    public DatState without(ReceiveDto receive) {
        return with(next -> next.receives = next.receives.without(receive));
    }

    /** With an operation, in its present state. */
    public DatState with(RequestDto request) {
        return with(next -> {
            next.lastNumber = Math.max(next.lastNumber, request.number());
            next.requests = next.requests.with(request);
        });
    }

    DatState without(RequestDto request) {
        return with(next -> next.requests = next.requests.without(request));
    }

    /** With one more operation of its endpoint. */
    public DatState posted(RequestDto request) {
        return with(request).with(object(request.posting().endpoint(), DatEndpoint.class).posted(request.number()));
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
        return DatTables.of(this);
    }

    @Override
    public void write(FieldWriter out) {
        out.number(fields.ranks == null ? 0 : 1);
        if (fields.ranks != null) {
            fields.ranks.write(out);
        }
        out.number(fields.adapter);
        out.number(fields.lastHandle);
        out.number(fields.lastNumber);
        out.number(fields.lastContext);
        out.number(fields.ignored);
        out.number(fields.objects.size());
        fields.objects.values().forEach(object -> object.write(out));
        out.number(fields.connections.size());
        fields.connections.values().forEach(connection -> connection.write(out));
        out.number(fields.receives.all().size());
        fields.receives.all().forEach(receive -> receive.write(out));
        out.number(fields.requests.all().size());
        fields.requests.all().forEach(request -> request.write(out));
        out.number(fields.outbox.size());
        fields.outbox.forEach(message -> message.write(out));
    }

    /** Reads what {@link #write} has written. */
    public static DatState read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        Fields read = new Fields();
        read.ranks = values.truth() ? Ranks.read(in) : null;
        read.adapter = in.number();
        read.lastHandle = in.number();
        read.lastNumber = in.number();
        read.lastContext = in.number();
        read.ignored = in.number();
        for (int left = values.count(); left > 0; left--) {
            DatObject object = DatObject.read(in);
            read.plus(object);
        }
        for (int left = values.count(); left > 0; left--) {
            DatConnection connection = DatConnection.read(in);
            read.connections = read.connections.plus(connection.number(), connection);
        }
        for (int left = values.count(); left > 0; left--) {
            read.receives = read.receives.with(ReceiveDto.read(in));
        }
        for (int left = values.count(); left > 0; left--) {
            read.requests = read.requests.with(RequestDto.read(in));
        }
        for (int left = values.count(); left > 0; left--) {
            read.outbox = read.outbox.plus(ConnectionMessage.read(in));
        }
        return new DatState(read);
    }

    @Override
    public String toString() {
        StateText text = new StateText();
        write(text);
        return text.toString();
    }
}
