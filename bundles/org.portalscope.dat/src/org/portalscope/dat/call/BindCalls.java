package org.portalscope.dat.call;

import static org.portalscope.dat.call.DatVariables.COOKIE;
import static org.portalscope.dat.call.DatVariables.EP;
import static org.portalscope.dat.call.DatVariables.FLAGS;
import static org.portalscope.dat.call.DatVariables.PZ;
import static org.portalscope.dat.progress.DatCalls.ENTRY;
import static org.portalscope.dat.progress.DatCalls.change;
import static org.portalscope.dat.progress.DatCalls.state;
import static org.portalscope.protocol.CallParameter.in;
import static org.portalscope.protocol.CallParameter.out;

import java.util.List;

import org.portalscope.dat.error.DatReturn;
import org.portalscope.dat.error.DtoStatus;
import org.portalscope.dat.object.CompletionFlags;
import org.portalscope.dat.object.DatEndpoint;
import org.portalscope.dat.object.EndpointState;
import org.portalscope.dat.object.EventDispatcher;
import org.portalscope.dat.object.LocalMemoryRegion;
import org.portalscope.dat.object.MemoryPrivileges;
import org.portalscope.dat.object.ProtectionZone;
import org.portalscope.dat.object.RemoteMemoryRegion;
import org.portalscope.dat.state.Completions;
import org.portalscope.dat.transfer.RequestDto;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.StructureValue;

/** Remote memory regions: parts of registered memory that others may use while they are bound. */
final class BindCalls {

    private static final CallVariable RMR = DatVariables.handle("rmr_handle");
    private static final CallVariable TRIPLET = new CallVariable("lmr_triplet", DatVariables.LMR_TRIPLET);
    private static final CallVariable PRIVILEGES = DatVariables.integer("mem_priv");
    private static final CallVariable CONTEXT = DatVariables.integer("rmr_context");
    private static final long ALLOWED = CompletionFlags.SUPPRESS | CompletionFlags.UNSIGNALLED | CompletionFlags.BARRIER_FENCE;

    private final Procedure expose;

    /** @param expose makes the match entry of memory */
    BindCalls(Procedure expose) {
        this.expose = expose;
    }

    List<ProtocolOperation> operations() {
        return List.of(create(), bind(), free());
    }

    private static ProtocolOperation create() {
        return new ProtocolOperation(Procedure.named("dat_rmr_create", PZ).outputs(RMR)
                .then(call -> DatChecks.require(DatChecks.handle(call, PZ, ProtectionZone.class)))
                .thenDo(call -> {
                    RemoteMemoryRegion region = RemoteMemoryRegion.unbound(state(call).nextHandle(), call.number(PZ));
                    change(call, region::words, state -> state.with(region));
                    call.set(RMR, region.handle());
                }).end(), List.of(in(PZ), out(RMR)), null, "Makes a remote memory region, which is not bound yet.");
    }

    private ProtocolOperation bind() {
        return new ProtocolOperation(Procedure.named("dat_rmr_bind", RMR, TRIPLET, PRIVILEGES, EP, COOKIE, FLAGS).outputs(CONTEXT).variables(ENTRY)
                .then(call -> DatChecks.require(error(call)))
                .thenDo(call -> call.set(CONTEXT, 0L))
                .then(call -> length(call) == 0 ? Continuation.to("unbind") : Continuation.ON)
                .thenDo(call -> {
                    call.set(CONTEXT, state(call).nextContext());
                    change(call, () -> region(call).words() + " gets context " + call.number(CONTEXT), state -> state.contextTaken());
                })
                .thenEnter(expose, call -> List.of(LocalMemory.segment(LocalMemory.region(call, triplet(call)), triplet(call)), region(call).zone(),
                        call.number(CONTEXT), call.number(PRIVILEGES)), ENTRY)
                .label("unbind").then(call -> region(call).isBound() ? Continuation.ON : Continuation.to("bound"))
                .thenCheck(call -> call.meUnlink(region(call).entry()))
                .label("bound").thenDo(BindCalls::bound)
                .end(), List.of(in(RMR), in(TRIPLET), in(PRIVILEGES), in(EP), in(COOKIE), in(FLAGS), out(CONTEXT)), null,
                "Binds a remote memory region to a part of registered memory, or to none if its length is 0.");
    }

    private static RemoteMemoryRegion region(CallView call) {
        return DatChecks.object(call, RMR, RemoteMemoryRegion.class);
    }

    private static StructureValue triplet(CallView call) {
        return DatVariables.structure(call, TRIPLET);
    }

    private static long length(CallView call) {
        return triplet(call).number("segment_length");
    }

    private static ProtocolError error(CallView call) {
        ProtocolError error = DatChecks.first(DatChecks.handle(call, RMR, RemoteMemoryRegion.class), DatChecks.handle(call, EP, DatEndpoint.class));
        if (error != null) {
            return error;
        }
        DatEndpoint endpoint = DatChecks.object(call, EP, DatEndpoint.class);
        EventDispatcher evd = state(call).object(endpoint.setup().requestEvd(), EventDispatcher.class);
        error = DatChecks.flags(call, ALLOWED, endpoint.setup().attributes().requestFlags());
        error = DatChecks.first(error, endpoint.is(EndpointState.DAT_EP_STATE_CONNECTED) ? null
                : DatReturn.of(DatReturn.INVALID_STATE, endpoint.words() + " is " + endpoint.state()));
        error = DatChecks.first(error, evd == null || (evd.flags() & EventDispatcher.RMR_BINDS) != 0 ? null
                : DatReturn.of(DatReturn.INVALID_HANDLE, evd.words() + " takes no events of bindings"));
        error = DatChecks.first(error, endpoint.setup().zone() == region(call).zone() ? null
                : DatReturn.of(DatReturn.PROTECTION_VIOLATION, region(call).words() + " is in another protection zone than " + endpoint.words()));
        return error != null || length(call) == 0 ? error : memoryError(call);
    }

    private static ProtocolError memoryError(CallView call) {
        long wanted = call.number(PRIVILEGES);
        LocalMemoryRegion memory = LocalMemory.region(call, triplet(call));
        long local = (wanted & MemoryPrivileges.REMOTE_WRITE) == 0 ? 0 : MemoryPrivileges.LOCAL_WRITE;
        local |= (wanted & MemoryPrivileges.REMOTE_READ) == 0 ? 0 : MemoryPrivileges.LOCAL_READ;
        return !MemoryPrivileges.allows(MemoryPrivileges.REMOTE_READ | MemoryPrivileges.REMOTE_WRITE, wanted)
                ? DatReturn.of(DatReturn.INVALID_PARAMETER, "mem_priv is 0x" + Long.toHexString(wanted) + ", and an RMR gives others privileges only")
                : LocalMemory.error(memory, triplet(call), region(call).zone(), local);
    }

    /** The binding is there; its completion comes behind those of the operations before it. */
    private static void bound(CallContext call) {
        boolean bound = length(call) > 0;
        RemoteMemoryRegion region = region(call);
        RemoteMemoryRegion after = !bound ? RemoteMemoryRegion.unbound(region.handle(), region.zone())
                : new RemoteMemoryRegion(region.handle(), region.zone(), LocalMemory.region(call, triplet(call)).handle(), call.number(PRIVILEGES),
                        length(call), call.number(CONTEXT), call.number(ENTRY));
        RequestDto request = RequestDto.ended(state(call).nextNumber(), new RequestDto.Posting(RequestDto.Kind.RMR_BIND, call.number(EP),
                call.number(COOKIE), call.number(FLAGS), region.handle(), 0), DtoStatus.DAT_DTO_SUCCESS);
        change(call, () -> after.words() + (bound ? " is bound" : " is not bound any more"),
                state -> Completions.settle(state.with(after).posted(request), call.number(EP)));
    }

    private static ProtocolOperation free() {
        return new ProtocolOperation(Procedure.named("dat_rmr_free", RMR)
                .then(call -> DatChecks.require(DatChecks.handle(call, RMR, RemoteMemoryRegion.class)))
                .then(call -> region(call).isBound() ? Continuation.ON : Continuation.to("free"))
                .thenCheck(call -> call.meUnlink(region(call).entry()))
                .label("free").thenDo(call -> change(call, () -> region(call).words() + " is freed", state -> state.without(region(call))))
                .end(), null, "Frees a remote memory region, and takes its binding back.");
    }
}
