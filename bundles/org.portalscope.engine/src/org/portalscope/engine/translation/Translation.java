package org.portalscope.engine.translation;

import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.effect.Mutator;
import org.portalscope.engine.event.EventLog;
import org.portalscope.engine.event.Unlinking;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MatchList;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.engine.step.Scope;

/** The address translation of a put or get request, Portals 3.2 §2.2 and §4.2. */
final class Translation {

    private final Mutator mutator;
    private final AccessControl accessControl;
    private final EventLog events;
    private final Unlinking unlinking;

    Translation(Mutator mutator, EventLog events, Unlinking unlinking) {
        this.mutator = mutator;
        this.events = events;
        this.unlinking = unlinking;
        accessControl = new AccessControl(mutator);
    }

    /** Starts the operation that the request asks for on the descriptor that accepts it, or drops the request; the operation, or null. */
    PendingOperation translate(NetworkInterface ni, Header request) {
        mutator.enter(Scope.Kind.TRANSLATION, "translation");
        MemoryDescriptor descriptor = accepting(ni, request);
        PendingOperation started = descriptor == null ? null : start(ni, descriptor, request);
        mutator.leave();
        return started;
    }

    /** Finds the descriptor that accepts the request; drops the request and returns null if there is none. */
    MemoryDescriptor accepting(NetworkInterface ni, Header request) {
        DropReason refusal = accessControl.refusal(ni, request);
        if (refusal != null) {
            mutator.drop(ni, request, refusal);
            return null;
        }
        MatchList list = ni.list(request.portal());
        MemoryDescriptor descriptor = mutator.explains() ? walk(ni, list, request) : search(ni, list, request);
        if (descriptor == null) {
            mutator.drop(ni, request, DropReason.NO_MATCH);
        }
        return descriptor;
    }

    /** Finds the descriptor that accepts the request among the entries that match; none explains itself. */
    private MemoryDescriptor search(NetworkInterface ni, MatchList list, Header request) {
        MatchEntry entry = list.firstMatch(request.initiator(), request.matchBits());
        while (entry != null) {
            MemoryDescriptor descriptor = entry.attached();
            MatchEntry next = entry.next();
            Acceptance.Verdict verdict = Acceptance.examineDescriptor(descriptor, request);
            if (verdict == Acceptance.Verdict.ACCEPTED) {
                return descriptor;
            }
            if (verdict == Acceptance.Verdict.NO_ROOM) {
                unlinkNofit(ni, descriptor, request);
            }
            entry = list.nextMatch(entry, next, request.initiator(), request.matchBits());
        }
        return null;
    }

    /** Finds the descriptor that accepts the request by examining every entry up to it; each explains itself. */
    private MemoryDescriptor walk(NetworkInterface ni, MatchList list, Header request) {
        int position = 0;
        MatchEntry entry = list.first();
        while (entry != null) {
            position++;
            MatchEntry next = entry.next();
            Acceptance.Verdict verdict = Acceptance.examine(entry, request);
            if (verdict.isMatch()) {
                explain(ni, entry, position, request, verdict);
            } else {
                mutator.note(new UnmatchedEntry(entry.handle(), position, request.message(), entry.values()));
            }
            if (verdict == Acceptance.Verdict.ACCEPTED) {
                return entry.attached();
            }
            entry = next;
        }
        mutator.note(new MoreEntriesCheck(request.portal(), position));
        return null;
    }

    /** Explains the examination of an entry whose match criteria are met. */
    private void explain(NetworkInterface ni, MatchEntry entry, int position, Header request, Acceptance.Verdict verdict) {
        EntryRef ref = new EntryRef(entry.handle(), request.portal(), position);
        mutator.enter(Scope.Kind.ENTRY, ref);
        Acceptance.explain(mutator, ref, entry, request, verdict);
        if (verdict == Acceptance.Verdict.NO_ROOM) {
            unlinkNofit(ni, entry.attached(), request);
        }
        mutator.leave();
    }

    private void unlinkNofit(NetworkInterface ni, MemoryDescriptor descriptor, Header request) { // R17
        if (descriptor.unlinkNofit() == Unlink.PTL_UNLINK && descriptor.pending() == 0) {
            unlinking.automatic(ni, descriptor, request, ni.nextSequence()); // R22
        }
    }

    private PendingOperation start(NetworkInterface ni, MemoryDescriptor descriptor, Header request) {
        boolean put = request.is(Message.Kind.PUT);
        long offset = Acceptance.offset(descriptor, request);
        long length = Acceptance.length(descriptor, request, offset);
        PendingOperation operation = mutator.place(ni);
        operation.header().set(request);
        mutator.startOperation(operation, put ? Operation.Kind.PUT : Operation.Kind.GET, descriptor, descriptor.start() + offset, offset,
                length, false);
        mutator.takeThreshold(descriptor, operation.link());
        if (!descriptor.managesRemote()) {
            mutator.moveOffset(descriptor, length, operation.link()); // R14, R36
        }
        events.started(operation, put ? EventKind.PTL_EVENT_PUT_START : EventKind.PTL_EVENT_GET_START);
        return operation;
    }
}
