package org.portalscope.engine.reference;

import static org.portalscope.engine.api.ReturnCode.PTL_INV_MD;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_PROC;
import static org.portalscope.engine.api.ReturnCode.PTL_OK;

import java.util.function.Consumer;

import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;

/** The functions that move data, Portals 3.2 §3.11. */
final class ReferenceMovementCalls {

    private final ReferenceState state;
    private final Consumer<Message> network;
    private int operations;

    ReferenceMovementCalls(ReferenceState state, Consumer<Message> network) {
        this.state = state;
        this.network = network;
    }

    ReturnCode move(Header.Kind kind, long handle, boolean answer, ProcessId target, int portal, int cookie, long matchBits,
            long offset, long hdrData) {
        Interface ni = state.ownerOf(handle);
        if (ni == null || !ni.descriptor(handle).active()) {
            return PTL_INV_MD; // R13
        }
        if (target.nid() < 0 || target.pid() < 0) {
            return PTL_INV_PROC;
        }
        Descriptor descriptor = ni.descriptor(handle);
        boolean put = kind == Header.Kind.PUT;
        boolean answered = !put || answer && ni.queue(descriptor.md.eventq()) != null; // R26
        Message message = new Message(new Header(kind, ++operations, ni.id, ni.uid, target, portal, cookie, matchBits, offset,
                answered ? handle : Ptl.PTL_MD_NONE, descriptor.md.length(), 0, hdrData)); // R6
        Operation operation = state.messages.begin(ni, put ? Operation.Kind.SEND : Operation.Kind.FETCH, message, descriptor, 0,
                descriptor.md.length()); // R38
        if (put) {
            descriptor.count(operation.link(), 0); // R11
            state.messages.log(ni, operation, EventKind.PTL_EVENT_SEND_START, operation.link());
        }
        network.accept(message);
        return PTL_OK;
    }
}
