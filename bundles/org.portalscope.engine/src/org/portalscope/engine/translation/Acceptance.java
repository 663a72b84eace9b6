package org.portalscope.engine.translation;

import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.Mutator;

/** Decides whether one match entry and its descriptor accept a request, Portals 3.2 §2.2, §4.2, in the order of R47. */
final class Acceptance {

    /** What the examination of an entry comes to. */
    enum Verdict {
        /** The match criteria are not met, or the descriptor rejects: the next entry is examined. */
        NEXT,
        /** The descriptor has too little room: it may have to be unlinked before the next entry is examined. */
        NO_ROOM,
        /** The operation is performed here. */
        ACCEPTED
    }

    private final Mutator mutator;

    Acceptance(Mutator mutator) {
        this.mutator = mutator;
    }

    /** Looks at the match criteria of an entry and at its descriptor. */
    Verdict examine(EntryRef ref, MatchEntry entry, Header request) { // R47
        return sourceMatches(ref, entry, request) && bitsMatch(ref, entry, request) ? examineDescriptor(ref, entry, request) : Verdict.NEXT;
    }

    /** Looks at the descriptor of an entry whose match criteria are met. */
    Verdict examineDescriptor(EntryRef ref, MatchEntry entry, Header request) { // R47
        MemoryDescriptor descriptor = entry.attached();
        if (!isPresent(ref, entry, descriptor) || !isActive(ref, descriptor) || !responds(ref, descriptor, request)) {
            return Verdict.NEXT;
        }
        return hasRoom(ref, descriptor, request) ? Verdict.ACCEPTED : Verdict.NO_ROOM;
    }

    /** The displacement at which a request works on a descriptor. */
    static long offset(MemoryDescriptor descriptor, Header request) {
        return descriptor.managesRemote() ? request.offset() : descriptor.localOffset();
    }

    /** The bytes behind an offset; none if it lies beyond the region. */
    static long available(MemoryDescriptor descriptor, long offset) {
        return Long.compareUnsigned(offset, descriptor.length()) > 0 ? 0 : descriptor.length() - offset; // R24
    }

    private boolean sourceMatches(EntryRef ref, MatchEntry entry, Header request) {
        boolean matches = entry.values().matchId().admits(request.initiator());
        if (mutator.explains()) {
            mutator.note(new SourceCheck(ref, request.message().initiator(), entry.values().matchId(), matches));
        }
        return matches;
    }

    private boolean bitsMatch(EntryRef ref, MatchEntry entry, Header request) {
        boolean matches = entry.values().matches(request.matchBits());
        if (mutator.explains()) {
            mutator.note(new BitsCheck(ref, request.matchBits(), entry.values().matchBits(), entry.values().ignoreBits(), matches));
        }
        return matches;
    }

    private boolean isPresent(EntryRef ref, MatchEntry entry, MemoryDescriptor descriptor) {
        if (mutator.explains()) {
            mutator.note(new DescriptorCheck(ref, entry.descriptor(), descriptor != null));
        }
        return descriptor != null;
    }

    private boolean isActive(EntryRef ref, MemoryDescriptor descriptor) {
        if (mutator.explains()) {
            mutator.note(new ActiveCheck(ref, descriptor.handle(), descriptor.threshold(), descriptor.localOffset(),
                    descriptor.maxOffset(), descriptor.active()));
        }
        return descriptor.active();
    }

    private boolean responds(EntryRef ref, MemoryDescriptor descriptor, Header request) {
        boolean responds = descriptor.has(request.is(Message.Kind.PUT) ? Ptl.PTL_MD_OP_PUT : Ptl.PTL_MD_OP_GET);
        if (mutator.explains()) {
            mutator.note(new OperationCheck(ref, descriptor.handle(), request.kind(), responds));
        }
        return responds;
    }

    private boolean hasRoom(EntryRef ref, MemoryDescriptor descriptor, Header request) {
        long offset = offset(descriptor, request);
        long available = available(descriptor, offset);
        boolean truncates = descriptor.has(Ptl.PTL_MD_TRUNCATE);
        boolean room = truncates || Long.compareUnsigned(request.length(), available) <= 0;
        if (mutator.explains()) {
            mutator.note(new RoomCheck(ref, descriptor.handle(), request.length(), offset, available, truncates, room));
        }
        return room;
    }
}
