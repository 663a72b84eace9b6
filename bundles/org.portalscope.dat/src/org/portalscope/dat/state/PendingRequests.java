package org.portalscope.dat.state;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.pcollections.TreePMap;
import org.portalscope.dat.transfer.RequestDto;
import org.portalscope.protocol.state.LongTrie;
import org.portalscope.protocol.state.Ownership;

/** The operations of a process other than receives that are not complete. Immutable. Which of them have to start or to end is known without looking at each. */
final class PendingRequests {

    static final PendingRequests NONE = new PendingRequests(LongTrie.empty(), TreePMap.empty(), TreePMap.empty(), TreePMap.empty());

    private final LongTrie<RequestDto> all;
    private final TreePMap<Long, RequestDto> queued;
    private final TreePMap<Long, RequestDto> over;
    private final TreePMap<Long, RequestDto> accesses;

    private PendingRequests(LongTrie<RequestDto> all, TreePMap<Long, RequestDto> queued, TreePMap<Long, RequestDto> over,
            TreePMap<Long, RequestDto> accesses) {
        this.all = all;
        this.queued = queued;
        this.over = over;
        this.accesses = accesses;
    }

    /** The same, of which the operations change in place. */
    PendingRequests ownedBy(Ownership ownership) {
        return new PendingRequests(all.ownedBy(ownership), queued, over, accesses);
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
        Map.Entry<Long, RequestDto> next = queued.higherEntry(number);
        return next == null ? null : next.getValue();
    }

    /** The first one that is over and still has its descriptor. */
    Optional<RequestDto> over() {
        return over.isEmpty() ? Optional.empty() : Optional.of(over.firstEntry().getValue());
    }

    /** The RDMA Reads and Writes that have not ended, in the order of posting. */
    Collection<RequestDto> accesses() {
        return accesses.isEmpty() ? List.of() : accesses.values();
    }

    /** With an operation, in its present state. */
    PendingRequests with(RequestDto request) {
        boolean isQueued = request.is(RequestDto.Phase.QUEUED);
        boolean ends = request.isOver() && (isQueued || request.is(RequestDto.Phase.ACTIVE));
        boolean isAccess = request.kind() == RequestDto.Kind.RDMA_READ || request.kind() == RequestDto.Kind.RDMA_WRITE;
        return new PendingRequests(all.plus(request.number(), request), put(queued, request, isQueued), put(over, request, ends),
                put(accesses, request, isAccess && !request.is(RequestDto.Phase.ENDED)));
    }

    private static TreePMap<Long, RequestDto> put(TreePMap<Long, RequestDto> some, RequestDto request, boolean belongs) {
        return belongs ? some.plus(request.number(), request) : without(some, request);
    }

    private static TreePMap<Long, RequestDto> without(TreePMap<Long, RequestDto> some, RequestDto request) {
        return some.isEmpty() ? some : some.minus(request.number());
    }

    PendingRequests without(RequestDto request) {
        return new PendingRequests(all.minus(request.number()), without(queued, request), without(over, request), without(accesses, request));
    }
}
