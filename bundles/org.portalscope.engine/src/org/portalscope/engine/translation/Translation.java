package org.portalscope.engine.translation;

import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.event.EventLog;
import org.portalscope.engine.event.Unlinking;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.Request;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.Mutator;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Scope;

/** The address translation of a put or get request, Portals 3.2 §2.2 and §4.2. */
final class Translation {

    private final Mutator mutator;
    private final AccessControl accessControl;
    private final Acceptance acceptance;
    private final EventLog events;
    private final Unlinking unlinking;

    Translation(Mutator mutator, EventLog events, Unlinking unlinking) {
        this.mutator = mutator;
        this.events = events;
        this.unlinking = unlinking;
        accessControl = new AccessControl(mutator);
        acceptance = new Acceptance(mutator);
    }

    /** Starts the operation that the request asks for on the descriptor that accepts it, or drops the request. */
    void translate(NetworkInterface ni, Request request) {
        mutator.enter(Scope.Kind.TRANSLATION, "translation");
        DropReason refusal = accessControl.refusal(ni, request);
        if (refusal == null && !search(ni, request)) {
            refusal = DropReason.NO_MATCH;
        }
        if (refusal != null) {
            mutator.drop(ni, request, refusal);
        }
        mutator.leave();
    }

    private boolean search(NetworkInterface ni, Request request) {
        MatchEntry entry = ni.portalTable().get(request.portal()).first();
        int position = 0;
        while (entry != null) {
            position++;
            MatchEntry next = entry.next();
            MemoryDescriptor descriptor = ni.descriptors().get(entry.descriptor());
            if (examine(ni, entry, descriptor, position, request)) {
                start(ni, descriptor, request);
                return true;
            }
            entry = next;
        }
        if (mutator.explains()) {
            mutator.note(new MoreEntriesCheck(request.portal(), position));
        }
        return false;
    }

    private boolean examine(NetworkInterface ni, MatchEntry entry, MemoryDescriptor descriptor, int position, Request request) {
        EntryRef ref = mutator.explains() ? new EntryRef(entry.handle(), request.portal(), position) : null;
        if (ref != null) {
            mutator.enter(Scope.Kind.ENTRY, ref.toString());
        }
        Acceptance.Verdict verdict = acceptance.examine(ref, entry, descriptor, request);
        if (verdict == Acceptance.Verdict.NO_ROOM) {
            unlinkNofit(ni, descriptor, request);
        }
        if (ref != null) {
            mutator.leave();
        }
        return verdict == Acceptance.Verdict.ACCEPTED;
    }

    private void unlinkNofit(NetworkInterface ni, MemoryDescriptor descriptor, Request request) { // R17
        if (descriptor.unlinkNofit() == Unlink.PTL_UNLINK && descriptor.pending() == 0) {
            unlinking.automatic(ni, descriptor, request, ni.nextSequence()); // R22
        }
    }

    private void start(NetworkInterface ni, MemoryDescriptor descriptor, Request request) {
        boolean put = request.kind() == Message.Kind.PUT;
        long offset = Acceptance.offset(descriptor, request);
        long available = Acceptance.available(descriptor, offset);
        long length = Long.compareUnsigned(request.length(), available) > 0 ? available : request.length();
        long link = ni.nextSequence();
        Operation operation = new Operation(ni.number(), link, put ? Operation.Kind.PUT : Operation.Kind.GET, request,
                descriptor.handle(), descriptor.eventq(), descriptor.start() + offset, offset, length);
        mutator.startOperation(operation, false);
        mutator.takeThreshold(descriptor, link);
        if (!descriptor.managesRemote()) {
            mutator.moveOffset(descriptor, length, link); // R14, R36
        }
        events.started(operation, put ? EventKind.PTL_EVENT_PUT_START : EventKind.PTL_EVENT_GET_START);
    }
}
