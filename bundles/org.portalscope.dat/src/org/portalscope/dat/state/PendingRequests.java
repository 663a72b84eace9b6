package org.portalscope.dat.state;

import java.util.Collection;

import org.portalscope.dat.transfer.RequestDto;
import org.portalscope.protocol.state.LongTrie;
import org.portalscope.protocol.state.Ownership;

/**
 * The operations of a process other than receives that are not complete. Which of them have to start or to end is known without looking at each. Immutable,
 * unless a run {@linkplain #ownedBy owns} them.
 */
final class PendingRequests {

    static final PendingRequests NONE = new PendingRequests(LongTrie.empty(), null);

    private LongTrie<RequestDto> all;
    private OrderedValues<RequestDto> queued = OrderedValues.empty();
    private OrderedValues<RequestDto> over = OrderedValues.empty();
    private OrderedValues<RequestDto> accesses = OrderedValues.empty();
    /** With which they are changed in place; null if they never are. */
    private final Ownership owner;

    private PendingRequests(LongTrie<RequestDto> all, Ownership owner) {
        this.all = all;
        this.owner = owner;
    }

    /** The same. Until the ownership ends, each change of what this returns is made in place, and returns that again. */
    PendingRequests ownedBy(Ownership ownership) {
        return new PendingRequests(null, ownership).set(all.ownedBy(ownership), queued, over, accesses);
    }

    private PendingRequests set(LongTrie<RequestDto> itsAll, OrderedValues<RequestDto> itsQueued, OrderedValues<RequestDto> itsOver,
            OrderedValues<RequestDto> itsAccesses) {
        all = itsAll;
        queued = itsQueued;
        over = itsOver;
        accesses = itsAccesses;
        return this;
    }

    /** What takes the next change. */
    private PendingRequests next() {
        return owner == null || owner.hasEnded() ? new PendingRequests(all, null) : this;
    }

    /** The operation of a number, or null. */
    RequestDto get(long number) {
        return all.get(number);
    }

    /** In the order of posting. */
    Collection<RequestDto> all() {
        return all.values();
    }

    /** The first one behind a number that has not started, in the order of posting, or null; this makes no iterator each time that an event is dealt with. */
    RequestDto queuedBehind(long number) {
        return queued.behind(number);
    }

    /** The first one that is over and still has its descriptor, or null. */
    RequestDto over() {
        return over.first();
    }

    /** The RDMA Reads and Writes that have not ended, in the order of posting. */
    Collection<RequestDto> accesses() {
        return accesses.values();
    }

    /** With an operation, in its present state. */
    PendingRequests with(RequestDto request) {
        boolean isQueued = request.is(RequestDto.Phase.QUEUED);
        boolean ends = request.isOver() && (isQueued || request.is(RequestDto.Phase.ACTIVE));
        boolean isAccess = request.kind() == RequestDto.Kind.RDMA_READ || request.kind() == RequestDto.Kind.RDMA_WRITE;
        return next().set(all.plus(request.number(), request), put(queued, request, isQueued), put(over, request, ends),
                put(accesses, request, isAccess && !request.is(RequestDto.Phase.ENDED)));
    }

    private static OrderedValues<RequestDto> put(OrderedValues<RequestDto> some, RequestDto request, boolean belongs) {
        return belongs ? some.plus(request.number(), request) : without(some, request);
    }

    private static OrderedValues<RequestDto> without(OrderedValues<RequestDto> some, RequestDto request) {
        return some.isEmpty() ? some : some.minus(request.number());
    }

    PendingRequests without(RequestDto request) {
        return next().set(all.minus(request.number()), without(queued, request), without(over, request), without(accesses, request));
    }
}
