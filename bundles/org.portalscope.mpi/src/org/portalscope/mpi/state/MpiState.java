package org.portalscope.mpi.state;

import java.util.List;
import java.util.function.UnaryOperator;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.mpi.collective.CollectiveKind;
import org.portalscope.mpi.message.MpiMessageFault;
import org.portalscope.mpi.message.ReceiveCriteria;
import org.portalscope.protocol.state.CopyOnWriteState;
import org.portalscope.protocol.state.MalformedMessages;
import org.portalscope.protocol.state.Ranks;
import org.portalscope.protocol.value.Buffer;

/** What MPI knows of a process. Immutable: each change makes another state, which shares with this one what is the same in both. */
public final class MpiState extends CopyOnWriteState<MpiState, MpiFields> {

    /** Before {@code MPI_Init}. */
    public static final MpiState START = new MpiState(new MpiFields());

    /** Where a process is in its use of MPI. */
    public enum Phase {
        BEFORE_INIT, INITIALIZED, FINALIZED
    }

    private MpiState(MpiFields fields) {
        super(fields);
    }

    @Override
    protected MpiState of(MpiFields itsFields) {
        return new MpiState(itsFields);
    }

    public Phase phase() {
        return fields.phase;
    }

    /** The ranks of {@code MPI_COMM_WORLD}; null before {@code MPI_Init}. */
    public Ranks ranks() {
        return fields.ranks;
    }

    /** The thread level that is provided. */
    public ThreadLevel threadLevel() {
        return fields.threadLevel;
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
    public List<MpiRequest> requests() {
        return fields.requests.values();
    }

    /** Whether there are {@link #requests}. */
    public boolean hasRequests() {
        return !fields.requests.isEmpty();
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

    public ShortBuffers buffers() {
        return fields.buffers;
    }

    /** The flow control with a rank of {@code MPI_COMM_WORLD}. */
    public PeerCredits peer(int rank) {
        return fields.flow.peers().get(rank);
    }

    /** How many ranks {@code MPI_COMM_WORLD} has; 0 before {@code MPI_Init}. */
    public int peerCount() {
        return fields.flow.peers().size();
    }

    /** The first rank that has to be told of credits, or to which a send can start; or -1. */
    public int due() {
        return fields.flow.firstDue();
    }

    /** Whether some rank is owed credits that can be returned to it. */
    public boolean canReturnCredits() {
        return fields.flow.peers().values().stream().anyMatch(PeerCredits::canReturn);
    }

    /** How many credits each process has given each. */
    public int credits() {
        return fields.flow.credits();
    }

    /** Whether nothing is on its way: all credits have come back, those that went to others have left, and every unexpected message has all arrived. */
    public boolean isSettled() {
        return fields.flow.isSettled() && fields.unexpected.hasEnded();
    }

    /** The messages that were ignored because they do not fit. */
    public MalformedMessages malformed() {
        return fields.malformed;
    }

    /** With one more message ignored; its sender is a packed process id. */
    public MpiState ignoring(long sender, MpiMessageFault fault) {
        return with(next -> next.malformed = next.malformed.with(sender, fault.words()));
    }

    /** The communicator of a handle, or null. */
    public Communicator communicator(long handle) {
        return fields.communicators.get(handle);
    }

    public Communicators communicators() {
        return fields.communicators;
    }

    /** The nonblocking collectives. */
    public NonblockingCollectives collectives() {
        return fields.collectives;
    }

    /** The nonblocking collective whose messages have arrived and that no thread advances; null without one. */
    public ActiveCollective dueCollective() {
        for (ActiveCollective collective : fields.collectives.active()) {
            if (!collective.advancing() && hasMessages(collective)) {
                return collective;
            }
        }
        return null;
    }

    /** Whether a nonblocking collective has all messages of its round. */
    public boolean hasMessages(ActiveCollective collective) {
        return isComplete(collective.receive()) && isComplete(collective.send());
    }

    private boolean isComplete(long request) {
        MpiRequest known = fields.requests.get(request);
        return known == null || known.isComplete();
    }

    /** The buffer of buffered sends, or null. */
    public AttachedBuffer attachedBuffer() {
        return fields.attached;
    }

    /** The datatype of a handle, predefined or derived, or null; this too if it has been freed. */
    public Datatype datatype(long handle) {
        Datatype known = usedDatatype(handle);
        return known == null || known.freed() ? null : known;
    }

    /** The datatype of a handle that some communication has begun with; it may have been freed since. */
    public Datatype usedDatatype(long handle) {
        Datatype predefined = Datatype.of(handle);
        return predefined == null ? fields.definitions.datatype(handle) : predefined;
    }

    /** The datatypes and operators that users have made. */
    public Definitions definitions() {
        return fields.definitions;
    }

    /** With the ranks, at the begin of {@code MPI_Init}. */
    public MpiState begin(Ranks ranks, int credits, ThreadLevel level) {
        return with(next -> {
            next.ranks = ranks;
            next.threadLevel = level;
            next.flow = FlowControl.begin(ranks.size(), credits);
            next.communicators = next.communicators.begun(ranks);
            next.ownAgain();
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
        MpiFields next = changing();
        next.posting = posting;
        return after(next);
    }

    /** With one more request, which is the {@link #lastRequest}. */
    public MpiState begin(Transfer transfer, MpiRequest.Phase phase) {
        MpiFields next = changing();
        next.begin(transfer, phase);
        return after(next);
    }

    /**
     * With one more request, a send, which is the {@link #lastRequest}.
     *
     * @param rank   that it sends to, in {@code MPI_COMM_WORLD}
     * @param change of the flow control with that rank
     */
    public MpiState begin(Transfer transfer, MpiRequest.Phase phase, int rank, UnaryOperator<PeerCredits> change) {
        MpiFields next = changing();
        next.begin(transfer, phase);
        next.credits(rank, change);
        return after(next);
    }

    private MpiState requestChanged(long request, UnaryOperator<MpiRequest> change) {
        MpiFields next = changing();
        next.change(request, change);
        return after(next);
    }

    /** With a nonblocking collective, whose request is the {@link #lastRequest}. */
    public MpiState begin(CollectiveKind kind, Communicator communicator, long root, TypedBuffer elements) {
        long number = fields.collectives.next(communicator.handle());
        Transfer transfer = new Transfer(Transfer.Kind.COLLECTIVE, communicator.handle(), communicator.collectiveContext(), ReceiveCriteria.PROC_NULL,
                kind.tag(root, number), elements == null ? new Buffer("nothing", 0, 0) : elements.memory());
        MpiState begun = begin(transfer, MpiRequest.Phase.ACTIVE);
        ActiveCollective collective = ActiveCollective.begun(begun.lastRequest(), kind, communicator.handle(), root, number, elements);
        return begun.with(next -> next.collectives = next.collectives.begin(collective));
    }

    /** With a nonblocking collective in its present state. */
    public MpiState with(ActiveCollective collective) {
        return with(next -> next.collectives = next.collectives.with(collective));
    }

    /** With the request of a nonblocking collective complete. */
    public MpiState completed(ActiveCollective collective, MpiStatus status) {
        return with(next -> next.collectives = next.collectives.without(collective)).completed(collective.request(), status);
    }

    /** Without what is known of the nonblocking collectives of a communicator, which is given back. */
    public MpiState withoutCollectives(long communicator) {
        return fields.collectives.next(communicator) == 0 ? this : with(next -> next.collectives = next.collectives.withoutCommunicator(communicator));
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

    /** With a long send that has been acknowledged or fetched, and whose offer has gone. */
    public MpiState taken(long request) {
        return requestChanged(request, MpiRequest::asTaken);
    }

    /** With a receive that stands nowhere any more, and has no message: a malformed one had taken it. */
    public MpiState returned(long request) {
        return requestChanged(request, old -> old.served(0, 0).in(MpiRequest.Phase.ACTIVE));
    }

    /** With a ready send whose message was refused. */
    public MpiState refused(long request, MpiStatus failure) {
        return requestChanged(request, old -> old.with(failure).asTaken());
    }

    /** With a receive that has a message, of which something is known. */
    public MpiState matched(long request, MpiStatus status) {
        return requestChanged(request, old -> old.matched(status));
    }

    /**
     * With a posted receive that has all of its message.
     *
     * @param sender rank in {@code MPI_COMM_WORLD} that is owed a credit for it
     */
    public MpiState received(long request, MpiStatus status, int sender) {
        MpiFields next = changing();
        next.change(request, old -> old.with(status));
        next.credits(sender, peer -> peer.owing(1));
        return after(next);
    }

    /**
     * With a request that is complete, or without it if it has been freed; the place of a buffered send is free again. A ready send that has been refused stays
     * until MPI_Finalize names it.
     */
    public MpiState completed(long request, MpiStatus status) {
        MpiRequest known = fields.requests.get(request);
        boolean stays = !known.freed() || known.transfer().kind() == Transfer.Kind.READY_SEND && status.error() != null;
        MpiState completed = stays ? requestChanged(request, old -> old.done(status)) : without(request);
        return known.transfer().kind() != Transfer.Kind.BUFFERED_SEND || fields.attached == null ? completed
                : completed.with(next -> next.attached = next.attached.without(known.transfer().data()));
    }

    /** With a request that goes when it is complete. */
    public MpiState freed(long request) {
        return fields.requests.get(request).isComplete() ? without(request) : requestChanged(request, MpiRequest::asFreed);
    }

    /** With a send that {@code MPI_Cancel} has been called for, without effect. */
    public MpiState cancelRefused(long request) {
        return requestChanged(request, MpiRequest::asCancelRefused);
    }

    public MpiState without(long request) {
        MpiFields next = changing();
        next.requests = next.requests.minus(request);
        return after(next);
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

    /** With other short buffers. */
    public MpiState buffers(UnaryOperator<ShortBuffers> change) {
        return with(next -> next.buffers = change.apply(next.buffers));
    }

    /** With one more message on its way that returns credits; a negative number for those that have left. */
    public MpiState telling(int more) {
        return with(next -> next.flow = next.flow.telling(more));
    }

    /** With another flow control with a rank of {@code MPI_COMM_WORLD}. */
    public MpiState credits(int rank, UnaryOperator<PeerCredits> change) {
        return with(next -> next.credits(rank, change));
    }

    /** With other communicators. */
    public MpiState communicators(UnaryOperator<Communicators> change) {
        return with(next -> next.communicators = change.apply(next.communicators));
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

    /** With other datatypes and operators of users. */
    public MpiState define(UnaryOperator<Definitions> change) {
        return with(next -> next.definitions = change.apply(next.definitions));
    }

    /** What has not been freed, be it ended or not. */
    public List<Phrase> unfreed() {
        return Leftovers.of(this, fields);
    }

    @Override
    public List<Phrase> leftovers() {
        return fields.phase == Phase.FINALIZED ? unfreed() : List.of();
    }

    @Override
    public long unexpectedMessages() {
        return unexpected().messages().stream().filter(UnexpectedMessage::isFree).count();
    }

    @Override
    public List<Long> unexpectedQueue() {
        return unexpected().messages().stream().filter(UnexpectedMessage::isFree).map(UnexpectedMessage::number).toList();
    }

    @Override
    public List<ProtocolTable> tables() {
        return fields.malformed.behind(MpiTables.of(this));
    }

    /** Reads what {@link #write} has written. */
    public static MpiState read(FieldReader in) {
        return new MpiState(MpiFields.read(in));
    }
}
