package org.portalscope.mpi.state;

import java.util.function.UnaryOperator;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.state.CountedFields;
import org.portalscope.protocol.state.LongTrie;
import org.portalscope.protocol.state.MalformedMessages;
import org.portalscope.protocol.state.OptionalFields;
import org.portalscope.protocol.state.Ownership;
import org.portalscope.protocol.state.Ranks;
import org.portalscope.protocol.state.StateFields;

/** The fields of a {@link MpiState}, written and read one by one; nobody changes those of a state that others can see. */
final class MpiFields extends StateFields<MpiFields> {

    private static final int POSTING = 1;
    /** That counts of malformed messages are written behind all else; without one, nothing is, as before there were such counts. */
    private static final int MALFORMED = 2;
    /** That a thread level is written behind that; without one, it is the lowest. */
    private static final int LEVEL = 4;
    /** That nonblocking collectives are written behind that; without one, none has been begun. */
    private static final int COLLECTIVES = 8;
    private static final int FLAGS = 16;

    MpiState.Phase phase = MpiState.Phase.BEFORE_INIT;
    /** Null before {@code MPI_Init}. */
    Ranks ranks;
    /** Null unless MPI is initialized. */
    Endpoint endpoint;
    boolean posting;
    /** The number of the request that was begun last. */
    long begun;
    LongTrie<MpiRequest> requests = LongTrie.empty();
    LongTrie<PersistentRequest> persistent = LongTrie.empty();
    UnexpectedQueue unexpected = UnexpectedQueue.EMPTY;
    ShortBuffers buffers = ShortBuffers.NONE;
    FlowControl flow = FlowControl.NONE;
    Communicators communicators = Communicators.NONE;
    Definitions definitions = Definitions.NONE;
    /** The buffer of buffered sends, or null. */
    AttachedBuffer attached;
    MalformedMessages malformed = MalformedMessages.NONE;
    ThreadLevel threadLevel = ThreadLevel.SINGLE;
    NonblockingCollectives collectives = NonblockingCollectives.NONE;
    /** With which requests are changed in place; null if they never are. */
    private Ownership owner;

    void begin(Transfer transfer, MpiRequest.Phase itsPhase) {
        begun++;
        requests = requests.plus(begun, MpiRequest.begun(begun, transfer, itsPhase, owner));
    }

    void change(long request, UnaryOperator<MpiRequest> change) {
        requests = requests.changed(request, change);
    }

    void credits(int rank, UnaryOperator<PeerCredits> change) {
        flow = flow.with(rank, change);
    }

    @Override
    protected void own(Ownership by) {
        owner = by;
        requests = requests.ownedBy(by);
        flow = flow.ownedBy(by);
    }

    @Override
    protected void write(FieldWriter out) {
        out.number(phase.ordinal());
        OptionalFields.write(ranks, Ranks::write, out);
        OptionalFields.write(endpoint, Endpoint::write, out);
        out.number(flags());
        out.number(begun);
        CountedFields.write(requests.values(), MpiRequest::write, out);
        CountedFields.write(persistent.values(), PersistentRequest::write, out);
        unexpected.write(out);
        buffers.write(out);
        flow.write(out);
        communicators.write(out);
        definitions.write(out);
        OptionalFields.write(attached, AttachedBuffer::write, out);
        if (!malformed.isEmpty()) {
            malformed.write(out);
        }
        if (threadLevel != ThreadLevel.SINGLE) {
            out.number(threadLevel.number());
        }
        if (!collectives.isEmpty()) {
            collectives.write(out);
        }
    }

    private int flags() {
        return (posting ? POSTING : 0) + (malformed.isEmpty() ? 0 : MALFORMED) + (threadLevel == ThreadLevel.SINGLE ? 0 : LEVEL)
                + (collectives.isEmpty() ? 0 : COLLECTIVES);
    }

    /** Reads what {@link #write} has written. */
    static MpiFields read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        MpiFields read = new MpiFields();
        read.phase = values.constant(MpiState.Phase.class);
        read.ranks = OptionalFields.read(in, Ranks::read);
        read.endpoint = OptionalFields.read(in, Endpoint::read);
        int flags = values.index(FLAGS);
        read.posting = (flags & POSTING) != 0;
        read.begun = in.number();
        CountedFields.read(in, MpiRequest::read, request -> read.requests = read.requests.plus(request.number(), request));
        CountedFields.read(in, PersistentRequest::read, request -> read.persistent = read.persistent.plus(request.number(), request));
        read.unexpected = UnexpectedQueue.read(in);
        read.buffers = ShortBuffers.read(in);
        read.flow = FlowControl.read(in);
        read.communicators = Communicators.read(in);
        read.definitions = Definitions.read(in);
        read.attached = OptionalFields.read(in, AttachedBuffer::read);
        read.malformed = (flags & MALFORMED) == 0 ? MalformedMessages.NONE : MalformedMessages.read(in);
        read.threadLevel = (flags & LEVEL) == 0 ? ThreadLevel.SINGLE : values.constant(ThreadLevel.class);
        read.collectives = (flags & COLLECTIVES) == 0 ? NonblockingCollectives.NONE : NonblockingCollectives.read(in);
        return read;
    }
}
