package org.portalscope.engine.call;

import static org.portalscope.engine.api.ReturnCode.PTL_INV_MD;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_PROC;
import static org.portalscope.engine.api.ReturnCode.PTL_OK;

import java.util.function.Supplier;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.effect.Mutator;
import org.portalscope.engine.event.EventLog;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.translation.Completion;
import org.portalscope.engine.translation.FusedOperation;

/** Data movement operations, Portals 3.2 §3.11 and §4.1. */
public final class MovementCalls extends Calls {

    private final EventLog events;
    private final Completion completion;
    private boolean atOnce;
    private final FusedOperation fused;
    private final Header request = new Header();

    /** @param atOnce whether the data of a message are taken along with its header */
    public MovementCalls(PortalsState state, Mutator mutator, EventLog events, Completion completion, FusedOperation fused, boolean atOnce) {
        super(state, mutator);
        this.events = events;
        this.completion = completion;
        this.fused = fused;
        this.atOnce = atOnce;
    }

    /** Makes a call as it is made where the data of a message are taken along with its header. */
    public <T> T atOnce(Supplier<T> call) {
        boolean before = atOnce;
        atOnce = true;
        try {
            return call.get();
        } finally {
            atOnce = before;
        }
    }

    /**
     * PtlPut, Portals 3.2 §3.11.1: sends the whole region of a descriptor to a process. The data are read when the send completes.
     *
     * @param offset  into the target's descriptor, in bytes; counts only if that is managed remotely
     * @param hdrData 64 bits that the target's events show
     * @return {@code PTL_OK}, {@code PTL_NOINIT}, {@code PTL_INV_MD} also for an inactive descriptor, {@code PTL_INV_PROC}
     */
    public ReturnCode put(long memDesc, AckRequest ackRequest, ProcessId target, int portal, int cookie, long matchBits, long offset,
            long hdrData) {
        MemoryDescriptor descriptor = state.validDescriptor(memDesc);
        ReturnCode refusal = refusal(Function.PTL_PUT, descriptor, target);
        if (refusal != null) {
            return refusal;
        }
        NetworkInterface ni = descriptor.networkInterface();
        boolean ack = ackRequest == AckRequest.PTL_ACK_REQ && descriptor.queue() != null; // R26
        boolean passes = atOnce && fused.isOpen();
        PendingOperation place = passes ? null : mutator.place(ni);
        Header put = passes ? request : place.header();
        put.setPut(state.operationCount() + 1, ni.packedId(), ni.uid(), target.packed(), portal, cookie, matchBits, offset,
                ack ? memDesc : Ptl.PTL_MD_NONE, descriptor.length(), hdrData);
        if (passes) {
            fused.send(descriptor, put);
        } else {
            send(place, descriptor);
        }
        return PTL_OK;
    }

    private void send(PendingOperation send, MemoryDescriptor descriptor) {
        start(send, Operation.Kind.SEND, descriptor);
        mutator.takeThreshold(descriptor, send.link()); // R11
        events.started(send, EventKind.PTL_EVENT_SEND_START);
        mutator.send(send.header());
        if (atOnce) {
            completion.complete(send, null, 0);
        }
    }

    /**
     * PtlGet, Portals 3.2 §3.11.2: asks a process for as many bytes as the region of a descriptor has.
     *
     * @param offset into the target's descriptor, in bytes; counts only if that is managed remotely
     * @return {@code PTL_OK}, {@code PTL_NOINIT}, {@code PTL_INV_MD} also for an inactive descriptor, {@code PTL_INV_PROC}
     */
    public ReturnCode get(long memDesc, ProcessId target, int portal, int cookie, long matchBits, long offset) {
        MemoryDescriptor descriptor = state.validDescriptor(memDesc);
        ReturnCode refusal = refusal(Function.PTL_GET, descriptor, target);
        if (refusal != null) {
            return refusal;
        }
        NetworkInterface ni = descriptor.networkInterface();
        PendingOperation fetch = mutator.place(ni);
        fetch.header().setGet(state.operationCount() + 1, ni.packedId(), ni.uid(), target.packed(), portal, cookie, matchBits, offset,
                memDesc, descriptor.length());
        start(fetch, Operation.Kind.FETCH, descriptor);
        mutator.send(fetch.header());
        return PTL_OK;
    }

    private ReturnCode refusal(Function function, MemoryDescriptor descriptor, ProcessId target) {
        if (!state.initialized()) {
            return refuseUninitialized(function);
        }
        if (descriptor == null) {
            return refuse(function, "mem_desc", PTL_INV_MD);
        }
        if (!descriptor.active()) {
            return refuse(function, "an inactive mem_desc", PTL_INV_MD); // R13
        }
        return target.isExact() ? null : refuse(function, "target " + target, PTL_INV_PROC);
    }

    private void start(PendingOperation place, Operation.Kind kind, MemoryDescriptor descriptor) {
        mutator.startOperation(place, kind, descriptor, descriptor.start(), 0, descriptor.length(), true); // R38
    }
}
