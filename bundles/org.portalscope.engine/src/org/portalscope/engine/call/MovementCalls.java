package org.portalscope.engine.call;

import static org.portalscope.engine.api.ReturnCode.PTL_INV_MD;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_PROC;
import static org.portalscope.engine.api.ReturnCode.PTL_OK;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.event.EventLog;
import org.portalscope.engine.message.GetRequest;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.PutRequest;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.Mutator;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PortalsState;

/** Data movement operations, Portals 3.2 §3.11 and §4.1. */
public final class MovementCalls extends Calls {

    private final EventLog events;

    public MovementCalls(PortalsState state, Mutator mutator, EventLog events) {
        super(state, mutator);
        this.events = events;
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
        ReturnCode refusal = refusal(Function.PTL_PUT, memDesc, target);
        if (refusal != null) {
            return refusal;
        }
        MemoryDescriptor descriptor = state.descriptor(memDesc);
        NetworkInterface ni = state.owner(memDesc);
        boolean ack = ackRequest == AckRequest.PTL_ACK_REQ && state.queue(descriptor.eventq()) != null; // R26
        PutRequest request = new PutRequest(nextOperation(ni), ni.id(), ni.uid(), target, portal, cookie, matchBits, offset,
                ack ? memDesc : Ptl.PTL_MD_NONE, descriptor.length(), hdrData);
        Operation send = operation(ni, Operation.Kind.SEND, request, descriptor);
        mutator.startOperation(send, true);
        mutator.takeThreshold(descriptor, send.link()); // R11
        events.started(send, EventKind.PTL_EVENT_SEND_START);
        mutator.send(request);
        return PTL_OK;
    }

    /**
     * PtlGet, Portals 3.2 §3.11.2: asks a process for as many bytes as the region of a descriptor has.
     *
     * @param offset into the target's descriptor, in bytes; counts only if that is managed remotely
     * @return {@code PTL_OK}, {@code PTL_NOINIT}, {@code PTL_INV_MD} also for an inactive descriptor, {@code PTL_INV_PROC}
     */
    public ReturnCode get(long memDesc, ProcessId target, int portal, int cookie, long matchBits, long offset) {
        ReturnCode refusal = refusal(Function.PTL_GET, memDesc, target);
        if (refusal != null) {
            return refusal;
        }
        MemoryDescriptor descriptor = state.descriptor(memDesc);
        NetworkInterface ni = state.owner(memDesc);
        GetRequest request = new GetRequest(nextOperation(ni), ni.id(), ni.uid(), target, portal, cookie, matchBits, offset, memDesc,
                descriptor.length());
        mutator.startOperation(operation(ni, Operation.Kind.FETCH, request, descriptor), true);
        mutator.send(request);
        return PTL_OK;
    }

    private ReturnCode refusal(Function function, long memDesc, ProcessId target) {
        if (!state.initialized()) {
            return refuseUninitialized(function);
        }
        MemoryDescriptor descriptor = state.descriptor(memDesc);
        if (descriptor == null || descriptor.detached()) {
            return refuse(function, "mem_desc", PTL_INV_MD);
        }
        if (!descriptor.active()) {
            return refuse(function, "an inactive mem_desc", PTL_INV_MD); // R13
        }
        return target.isExact() ? null : refuse(function, "target " + target, PTL_INV_PROC);
    }

    private OperationId nextOperation(NetworkInterface ni) {
        return new OperationId(ni.id(), state.operationCount() + 1);
    }

    private static Operation operation(NetworkInterface ni, Operation.Kind kind, Message message, MemoryDescriptor descriptor) {
        return new Operation(ni.number(), ni.nextSequence(), kind, message, descriptor.handle(), descriptor.eventq(),
                descriptor.start(), 0, descriptor.length()); // R38
    }
}
