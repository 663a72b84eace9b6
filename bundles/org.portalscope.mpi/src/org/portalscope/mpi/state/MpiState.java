package org.portalscope.mpi.state;

import java.util.List;
import java.util.function.UnaryOperator;

import org.pcollections.PVector;
import org.pcollections.TreePMap;
import org.pcollections.TreePSet;
import org.pcollections.TreePVector;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.mpi.message.MessageBits;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.state.Ranks;
import org.portalscope.protocol.state.StateText;
import org.portalscope.protocol.value.Buffer;

/** What MPI knows of a process. Immutable: each change makes another state, which shares with this one what is the same in both. */
public final class MpiState implements ProtocolState {

    /** Before {@code MPI_Init}. */
    public static final MpiState START = new MpiState(new Fields());

    private final Fields fields;

    /** The fields of a state; nobody changes those of a state that others can see. */
    private static final class Fields implements Cloneable {

        private Phase phase = Phase.BEFORE_INIT;
        private Ranks ranks;
        private Endpoint endpoint;
        private boolean posting;
        private long begun;
        private TreePMap<Long, MpiRequest> requests = TreePMap.empty();
        private TreePMap<Long, PersistentRequest> persistent = TreePMap.empty();
        private UnexpectedQueue unexpected = UnexpectedQueue.EMPTY;
        private PVector<ShortBuffer> buffers = TreePVector.empty();
        private int credits;
        private int telling;
        private PVector<PeerCredits> peers = TreePVector.empty();
        /** Ranks that are owed enough credits to tell them, or to which a send can start. */
        private TreePSet<Integer> due = TreePSet.empty();
        private TreePMap<Long, Communicator> communicators = TreePMap.empty();
        private int contexts;
        private TreePMap<Long, Datatype> datatypes = TreePMap.empty();
        private long derived;
        private AttachedBuffer attached;

        private Fields copy() {
            try {
                return (Fields) clone();
            } catch (CloneNotSupportedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** Where a process is in its use of MPI. */
    public enum Phase {
        BEFORE_INIT, INITIALIZED, FINALIZED
    }

    private MpiState(Fields fields) {
        this.fields = fields;
    }

    private interface Change {
        void apply(Fields fields);
    }

    private MpiState with(Change change) {
        Fields changed = fields.copy();
        change.apply(changed);
        return new MpiState(changed);
    }

    public Phase phase() {
        return fields.phase;
    }

    /** The ranks of {@code MPI_COMM_WORLD}; null before {@code MPI_Init}. */
    public Ranks ranks() {
        return fields.ranks;
    }

    /** The Portals objects; null unless MPI is initialized. */
    public Endpoint endpoint() {
        return fields.endpoint;
    }

    /** Whether a thread is posting a receive, which keeps others from taking unexpected messages out of their queue. */
    public boolean isPosting() {
        return fields.posting;
    }

    /** The request of a number, or null if there is none. */
    public MpiRequest request(long number) {
        return fields.requests.get(number);
    }

    /** Requests that have been begun and not been given back, in their order. */
    public Iterable<MpiRequest> requests() {
        return fields.requests.values();
    }

    /** The number of the request that was begun last. */
    public long lastRequest() {
        return fields.begun;
    }

    /** The persistent request of a number, or null. */
    public PersistentRequest persistent(long number) {
        return fields.persistent.get(number);
    }

    public UnexpectedQueue unexpected() {
        return fields.unexpected;
    }

    public List<ShortBuffer> buffers() {
        return fields.buffers;
    }

    /** The flow control with each rank of {@code MPI_COMM_WORLD}. */
    public List<PeerCredits> peers() {
        return fields.peers;
    }

    /** The first rank that has to be told of credits, or to which a send can start; or -1. */
    public int due() {
        return fields.due.isEmpty() ? -1 : fields.due.first();
    }

    /** Index of a short buffer that is to be put back into the list, or -1. */
    public int emptied() {
        for (int i = 0; i < fields.buffers.size(); i++) {
            if (fields.buffers.get(i).phase() == ShortBuffer.Phase.UNLINKED) {
                return i;
            }
        }
        return -1;
    }

    /** How many credits each process has given each. */
    public int credits() {
        return fields.credits;
    }

    /** Whether nothing is on its way: all credits have come back, those that went to others have left, and every unexpected message has all arrived. */
    public boolean isSettled() {
        return fields.telling == 0 && fields.unexpected.hasEnded() && fields.peers.stream().allMatch(peer -> peer.left() == fields.credits);
    }

    /** The communicator of a handle, or null. */
    public Communicator communicator(long handle) {
        return fields.communicators.get(handle);
    }

    /** The name of the communicator whose messages have a context. */
    String communicatorOf(long matchBits) {
        long context = MessageBits.CONTEXT.in(matchBits);
        return fields.communicators.values().stream().filter(known -> known.context() == context || known.collectiveContext() == context)
                .map(known -> known.name() + (known.context() == context ? "" : ", collective")).findFirst().orElse("context " + context);
    }

    /** The handle of the communicator of a message, or {@link Communicator#NULL} if it has been freed. */
    public long communicatorOf(UnexpectedMessage message) {
        long context = MessageBits.CONTEXT.in(message.bits());
        return fields.communicators.values().stream().filter(known -> known.context() == context).mapToLong(Communicator::handle).findFirst()
                .orElse(Communicator.NULL);
    }

    /** How many contexts have been given away. */
    public int contexts() {
        return fields.contexts;
    }

    /** The buffer of buffered sends, or null. */
    public AttachedBuffer attachedBuffer() {
        return fields.attached;
    }

    /** The datatype of a handle, predefined or derived, or null. */
    public Datatype datatype(long handle) {
        Datatype predefined = Datatype.of(handle);
        return predefined == null ? fields.datatypes.get(handle) : predefined;
    }

    /** The derived datatype that the next call makes. */
    public Datatype nextDatatype(TypeMap map) {
        return Datatype.derived(fields.derived, map);
    }

    /** With the ranks, at the begin of {@code MPI_Init}. */
    public MpiState begin(Ranks ranks, int credits) {
        return with(next -> {
            next.ranks = ranks;
            next.credits = credits;
            for (int i = 0; i < ranks.size(); i++) {
                next.peers = next.peers.plus(PeerCredits.full(credits));
            }
            next.communicators = next.communicators.plus(Communicator.WORLD, Communicator.world(ranks))
                    .plus(Communicator.SELF, Communicator.self(ranks));
            next.contexts = 2 * Communicator.CONTEXTS;
        });
    }

    /** With its Portals objects: from now on it is initialized. */
    public MpiState initialized(Endpoint endpoint) {
        return with(next -> {
            next.endpoint = endpoint;
            next.phase = Phase.INITIALIZED;
        });
    }

    /** Without its Portals objects, at the end of {@code MPI_Finalize}. */
    public MpiState asFinalized() {
        return with(next -> {
            next.endpoint = null;
            next.phase = Phase.FINALIZED;
        });
    }

    public MpiState posting(boolean posting) {
        return with(next -> next.posting = posting);
    }

    /** With one more request, which is the {@link #lastRequest}. */
    public MpiState begin(Transfer transfer, MpiRequest.Phase phase) {
        return with(next -> {
            next.begun++;
            next.requests = next.requests.plus(next.begun, MpiRequest.begun(next.begun, transfer, phase));
        });
    }

    private MpiState requestChanged(long request, UnaryOperator<MpiRequest> change) {
        return with(next -> next.requests = next.requests.plus(request, change.apply(next.requests.get(request))));
    }

    /** With a request in another phase. */
    public MpiState phase(long request, MpiRequest.Phase phase) {
        return requestChanged(request, old -> old.in(phase));
    }

    /** With the Portals objects of a request, or 0 for each that it has not. */
    public MpiState served(long request, long entry, long descriptor) {
        return requestChanged(request, old -> old.served(entry, descriptor));
    }

    /** With a send that has left as a whole. */
    public MpiState sent(long request) {
        return requestChanged(request, MpiRequest::asSent);
    }

    /** With a long send that has been acknowledged or fetched. */
    public MpiState taken(long request) {
        return requestChanged(request, MpiRequest::asTaken);
    }

    /** With what is known of the message of a receive. */
    public MpiState known(long request, MpiStatus status) {
        return requestChanged(request, old -> old.with(status));
    }

    /** With a request that is complete, or without it if it has been freed; the place of a buffered send is free again. */
    public MpiState completed(long request, MpiStatus status) {
        MpiRequest known = fields.requests.get(request);
        MpiState completed = known.freed() ? without(request) : requestChanged(request, old -> old.done(status));
        return known.transfer().kind() != Transfer.Kind.BUFFERED_SEND || fields.attached == null ? completed
                : completed.with(next -> next.attached = next.attached.without(known.transfer().data()));
    }

    /** With a request that goes when it is complete. */
    public MpiState freed(long request) {
        return fields.requests.get(request).isComplete() ? without(request) : requestChanged(request, MpiRequest::asFreed);
    }

    public MpiState without(long request) {
        return with(next -> next.requests = next.requests.minus(request));
    }

    /** With a message that came before its receive; the link is that of its events. */
    public MpiState arrived(UnexpectedMessage message, long link) {
        return with(next -> next.unexpected = next.unexpected.with(message, link));
    }

    /** With the message whose events have a link arrived as a whole, if it is still here. */
    public MpiState ended(long link) {
        return with(next -> next.unexpected = next.unexpected.ended(link));
    }

    /** With an unexpected message that a request gets, or {@link UnexpectedMessage#TAKEN}. */
    public MpiState received(UnexpectedMessage message, long request) {
        return with(next -> next.unexpected = next.unexpected.replaced(message.receivedBy(request)));
    }

    /** With the data of an unexpected message in memory of its own. */
    public MpiState moved(UnexpectedMessage message, Buffer memory) {
        return with(next -> next.unexpected = next.unexpected.replaced(message.movedTo(memory)));
    }

    public MpiState without(UnexpectedMessage message) {
        return with(next -> next.unexpected = next.unexpected.without(message));
    }

    /** With one more short buffer, the last, which is on its way into the list. */
    public MpiState withBuffer(Buffer memory) {
        return with(next -> next.buffers = next.buffers.plus(ShortBuffer.beingLinked(memory)));
    }

    private MpiState bufferChanged(int buffer, UnaryOperator<ShortBuffer> change) {
        return with(next -> next.buffers = next.buffers.with(buffer, change.apply(next.buffers.get(buffer))));
    }

    /** With a short buffer that is on its way back into the list. */
    public MpiState beingLinked(int buffer) {
        return bufferChanged(buffer, old -> ShortBuffer.beingLinked(old.memory()));
    }

    public MpiState linked(int buffer, long entry) {
        return bufferChanged(buffer, old -> new ShortBuffer(old.memory(), ShortBuffer.Phase.LINKED, entry, old.messages()));
    }

    public MpiState unlinked(int buffer) {
        return bufferChanged(buffer, old -> new ShortBuffer(old.memory(), ShortBuffer.Phase.UNLINKED, 0, old.messages()));
    }

    /** With one more message in a short buffer. */
    public MpiState filled(int buffer) {
        return bufferChanged(buffer, old -> new ShortBuffer(old.memory(), old.phase(), old.entry(), old.messages() + 1));
    }

    /** With one more message on its way that returns credits; a negative number for those that have left. */
    public MpiState telling(int more) {
        return with(next -> next.telling += more);
    }

    /** With another flow control with a rank of {@code MPI_COMM_WORLD}. */
    public MpiState credits(int rank, UnaryOperator<PeerCredits> change) {
        return with(next -> {
            PeerCredits changed = change.apply(next.peers.get(rank));
            next.peers = next.peers.with(rank, changed);
            next.due = changed.isDue(next.credits) ? next.due.plus(rank) : next.due.minus(rank);
        });
    }

    /** With so many contexts given away. */
    public MpiState contexts(int contexts) {
        return with(next -> next.contexts = contexts);
    }

    public MpiState with(Communicator communicator) {
        return with(next -> next.communicators = next.communicators.plus(communicator.handle(), communicator));
    }

    public MpiState without(Communicator communicator) {
        return with(next -> next.communicators = next.communicators.minus(communicator.handle()));
    }

    /** With a persistent request, in its present state. */
    public MpiState with(PersistentRequest request) {
        return with(next -> {
            next.begun = Math.max(next.begun, request.number());
            next.persistent = next.persistent.plus(request.number(), request);
        });
    }

    public MpiState without(PersistentRequest request) {
        return with(next -> next.persistent = next.persistent.minus(request.number()));
    }

    /** @param buffer of buffered sends, or null */
    public MpiState attached(Buffer buffer) {
        return with(next -> next.attached = buffer == null ? null : AttachedBuffer.empty(buffer));
    }

    /** With a message in the attached buffer, where there is a place for it. */
    public MpiState buffered(Buffer message) {
        return with(next -> next.attached = next.attached.with(message));
    }

    /** With the {@link #nextDatatype}. */
    public MpiState withNext(Datatype datatype) {
        return with(next -> {
            next.derived++;
            next.datatypes = next.datatypes.plus(datatype.handle(), datatype);
        });
    }

    /** With a derived datatype of which messages can be made. */
    public MpiState committed(Datatype datatype) {
        return with(next -> next.datatypes = next.datatypes.plus(datatype.handle(), datatype.asCommitted()));
    }

    public MpiState without(Datatype datatype) {
        return with(next -> next.datatypes = next.datatypes.minus(datatype.handle()));
    }

    @Override
    public long unexpectedMessages() {
        return unexpected().messages().stream().filter(UnexpectedMessage::isFree).count();
    }

    @Override
    public List<ProtocolTable> tables() {
        return MpiTables.of(this);
    }

    @Override
    public void write(FieldWriter out) {
        out.number(fields.phase.ordinal());
        out.number(fields.ranks == null ? 0 : 1);
        if (fields.ranks != null) {
            fields.ranks.write(out);
        }
        out.number(fields.endpoint == null ? 0 : 1);
        if (fields.endpoint != null) {
            fields.endpoint.write(out);
        }
        out.number(fields.posting ? 1 : 0);
        out.number(fields.begun);
        out.number(fields.requests.size());
        fields.requests.values().forEach(request -> request.write(out));
        out.number(fields.persistent.size());
        fields.persistent.values().forEach(request -> request.write(out));
        fields.unexpected.write(out);
        out.number(fields.buffers.size());
        fields.buffers.forEach(buffer -> buffer.write(out));
        out.number(fields.credits);
        out.number(fields.telling);
        out.number(fields.peers.size());
        fields.peers.forEach(peer -> peer.write(out));
        out.number(fields.communicators.size());
        fields.communicators.values().forEach(communicator -> communicator.write(out));
        out.number(fields.contexts);
        out.number(fields.datatypes.size());
        fields.datatypes.values().forEach(datatype -> datatype.write(out));
        out.number(fields.derived);
        out.number(fields.attached == null ? 0 : 1);
        if (fields.attached != null) {
            fields.attached.write(out);
        }
    }

    @Override
    public String toString() {
        StateText text = new StateText();
        write(text);
        return text.toString();
    }

    /** Reads what {@link #write} has written. */
    public static MpiState read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        Fields read = new Fields();
        read.phase = values.constant(Phase.class);
        read.ranks = values.truth() ? Ranks.read(in) : null;
        read.endpoint = values.truth() ? Endpoint.read(in) : null;
        read.posting = values.truth();
        read.begun = in.number();
        for (int left = values.count(); left > 0; left--) {
            MpiRequest request = MpiRequest.read(in);
            read.requests = read.requests.plus(request.number(), request);
        }
        for (int left = values.count(); left > 0; left--) {
            PersistentRequest request = PersistentRequest.read(in);
            read.persistent = read.persistent.plus(request.number(), request);
        }
        read.unexpected = UnexpectedQueue.read(in);
        for (int left = values.count(); left > 0; left--) {
            read.buffers = read.buffers.plus(ShortBuffer.read(in));
        }
        read.credits = values.integer();
        read.telling = values.integer();
        for (int left = values.count(); left > 0; left--) {
            PeerCredits peer = PeerCredits.read(in);
            read.due = peer.isDue(read.credits) ? read.due.plus(read.peers.size()) : read.due;
            read.peers = read.peers.plus(peer);
        }
        for (int left = values.count(); left > 0; left--) {
            Communicator communicator = Communicator.read(in);
            read.communicators = read.communicators.plus(communicator.handle(), communicator);
        }
        read.contexts = values.integer();
        for (int left = values.count(); left > 0; left--) {
            Datatype datatype = Datatype.read(in);
            read.datatypes = read.datatypes.plus(datatype.handle(), datatype);
        }
        read.derived = in.number();
        read.attached = values.truth() ? AttachedBuffer.read(in) : null;
        return new MpiState(read);
    }
}
