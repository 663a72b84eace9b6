package org.portalscope.engine.translation;

import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.effect.Mutator;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MemoryDescriptor;

/** Decides whether one match entry and its descriptor accept a request, Portals 3.2 §2.2, §4.2, in the order of R47. */
final class Acceptance {

    /** What the examination of an entry comes to: it accepts, or the first thing that refuses. */
    enum Verdict {
        SOURCE, BITS, NO_DESCRIPTOR, INACTIVE, OPERATION,
        /** The descriptor has too little room: it may have to be unlinked before the next entry is examined. */
        NO_ROOM,
        /** The operation is performed here. */
        ACCEPTED;

        /** Whether the match criteria are met, so that the descriptor decides. */
        boolean isMatch() {
            return compareTo(NO_DESCRIPTOR) >= 0;
        }
    }

    private Acceptance() {
    }

    /** Looks at the match criteria of an entry and at its descriptor. */
    static Verdict examine(MatchEntry entry, Header request) { // R47
        if (!entry.admitsSource(request.initiator())) {
            return Verdict.SOURCE;
        }
        return entry.admitsBits(request.matchBits()) ? examineDescriptor(entry.attached(), request) : Verdict.BITS;
    }

    /** Looks at the descriptor of an entry whose match criteria are met; it has none if that is null. */
    static Verdict examineDescriptor(MemoryDescriptor descriptor, Header request) { // R47
        if (descriptor == null) {
            return Verdict.NO_DESCRIPTOR;
        }
        if (!descriptor.active()) {
            return Verdict.INACTIVE;
        }
        if (!descriptor.has(request.is(Message.Kind.PUT) ? Ptl.PTL_MD_OP_PUT : Ptl.PTL_MD_OP_GET)) {
            return Verdict.OPERATION;
        }
        return hasRoom(descriptor, request) ? Verdict.ACCEPTED : Verdict.NO_ROOM;
    }

    /** The displacement at which a request works on a descriptor. */
    static long offset(MemoryDescriptor descriptor, Header request) {
        return descriptor.managesRemote() ? request.offset() : descriptor.localOffset();
    }

    /** The bytes behind an offset; none if it lies beyond the region. */
    static long available(MemoryDescriptor descriptor, long offset) {
        return isAtMost(offset, descriptor.length()) ? descriptor.length() - offset : 0; // R24
    }

    /** The bytes behind an offset that a request works on. */
    static long length(MemoryDescriptor descriptor, Header request, long offset) {
        long available = available(descriptor, offset);
        return isAtMost(request.length(), available) ? request.length() : available;
    }

    private static boolean hasRoom(MemoryDescriptor descriptor, Header request) {
        return descriptor.has(Ptl.PTL_MD_TRUNCATE)
                || isAtMost(request.length(), available(descriptor, offset(descriptor, request)));
    }

    /** Compares two numbers without sign, at half the cost of {@link Long#compareUnsigned}. */
    private static boolean isAtMost(long number, long bound) {
        return number + Long.MIN_VALUE <= bound + Long.MIN_VALUE;
    }

    /** Notes the checks of an entry whose match criteria are met, up to the one that decided. */
    static void explain(Mutator mutator, EntryRef ref, MatchEntry entry, Header request, Verdict verdict) {
        MemoryDescriptor descriptor = entry.attached();
        mutator.note(new SourceCheck(ref, request.message().initiator(), entry.values().matchId(), true));
        mutator.note(new BitsCheck(ref, request.matchBits(), entry.values().matchBits(), entry.values().ignoreBits(), true));
        mutator.note(new DescriptorCheck(ref, entry.descriptor(), verdict != Verdict.NO_DESCRIPTOR));
        if (verdict.compareTo(Verdict.INACTIVE) >= 0) {
            mutator.note(new ActiveCheck(ref, descriptor.handle(), descriptor.threshold(), descriptor.localOffset(),
                    descriptor.maxOffset(), verdict != Verdict.INACTIVE));
        }
        if (verdict.compareTo(Verdict.OPERATION) >= 0) {
            mutator.note(new OperationCheck(ref, descriptor.handle(), request.kind(), verdict != Verdict.OPERATION));
        }
        if (verdict.compareTo(Verdict.NO_ROOM) >= 0) {
            long offset = offset(descriptor, request);
            mutator.note(new RoomCheck(ref, descriptor.handle(), request.length(), offset, available(descriptor, offset),
                    descriptor.has(Ptl.PTL_MD_TRUNCATE), verdict != Verdict.NO_ROOM));
        }
    }
}
