package org.portalscope.dat.call;

import static org.portalscope.dat.call.DatVariables.IA;
import static org.portalscope.dat.call.DatVariables.PZ;
import static org.portalscope.dat.progress.DatCalls.DESCRIPTOR;
import static org.portalscope.dat.progress.DatCalls.ENTRY;
import static org.portalscope.dat.progress.DatCalls.change;
import static org.portalscope.dat.progress.DatCalls.state;
import static org.portalscope.protocol.CallParameter.in;
import static org.portalscope.protocol.CallParameter.out;

import java.util.List;

import org.portalscope.dat.error.DatReturn;
import org.portalscope.dat.message.DatBits;
import org.portalscope.dat.object.DatEndpoint;
import org.portalscope.dat.object.InterfaceAdapter;
import org.portalscope.dat.object.LocalMemoryRegion;
import org.portalscope.dat.object.MemoryPrivileges;
import org.portalscope.dat.object.ProtectionZone;
import org.portalscope.dat.object.RemoteMemoryRegion;
import org.portalscope.dat.object.SharedReceiveQueue;
import org.portalscope.dat.progress.DatCalls;
import org.portalscope.dat.state.DatState;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.FunctionResult;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/**
 * Protection zones and registered memory. What others may use of it is a match entry: its match bits are the zone and the context, its descriptor takes the
 * operations that the privileges allow, and the offset of a message is the distance from its begin.
 */
final class MemoryCalls {

    private static final CallVariable LMR = DatVariables.handle("lmr_handle");
    private static final CallVariable MEM_TYPE = DatVariables.integer("mem_type");
    private static final CallVariable REGION = new CallVariable("region_description", ValueType.BUFFER);
    private static final CallVariable LENGTH = DatVariables.integer("length");
    private static final CallVariable PRIVILEGES = DatVariables.integer("privileges");
    private static final CallVariable RMR_CONTEXT = DatVariables.integer("rmr_context");
    private static final CallVariable REGISTERED_SIZE = DatVariables.integer("registered_size");
    private static final CallVariable REGISTERED_ADDRESS = DatVariables.integer("registered_address");
    /** The last protection zone whose handle messages can name. */
    private static final long LAST_ZONE = DatBits.ZONE.mask() >>> DatBits.ZONE.shift();

    private static final CallVariable ZONE = DatVariables.integer("zone");
    private static final CallVariable MEMORY = new CallVariable("memory", ValueType.BUFFER);

    /** Makes the match entry of memory; answers it. */
    private final Procedure expose = Procedure.named("expose_memory", MEMORY, ZONE, RMR_CONTEXT, PRIVILEGES).variables(ENTRY, DESCRIPTOR)
            .thenCall(MemoryCalls::insert)
            .thenCall(MemoryCalls::attach)
            .then(call -> call.get(DESCRIPTOR) == null ? Continuation.ON : Continuation.to("made"))
            .thenCheck(call -> call.meUnlink(call.number(ENTRY)))
            .then(call -> Continuation.fail(DatReturn.of(DatReturn.INSUFFICIENT_RESOURCES, "there is no room for another memory descriptor")))
            .label("made").thenReturn(call -> call.get(ENTRY));

    List<ProtocolOperation> operations() {
        return List.of(createZone(), freeZone(), createRegion(), freeRegion());
    }

    List<Procedure> procedures() {
        return List.of(expose);
    }

    /** Makes the match entry of memory that others may use. */
    Procedure expose() {
        return expose;
    }

    private static Continuation insert(CallContext call) {
        FunctionResult made = call.meInsert(state(call).adapter().restOfMemory(), ProcessId.ANY, DatBits.entry(call.number(ZONE), call.number(RMR_CONTEXT)),
                DatBits.IGNORED, Unlink.PTL_UNLINK, InsertPosition.PTL_INS_BEFORE);
        call.set(ENTRY, made.succeeded() ? made.number() : null);
        return DatCalls.require(made);
    }

    private static Continuation attach(CallContext call) {
        Buffer memory = call.buffer(MEMORY);
        MdValues descriptor = new MdValues(memory.address(), memory.length(), Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE,
                Ptl.PTL_MD_MANAGE_REMOTE | MemoryPrivileges.operations(call.number(PRIVILEGES)), 0, Ptl.PTL_EQ_NONE);
        FunctionResult made = call.mdAttach(call.number(ENTRY), descriptor, Unlink.PTL_UNLINK, Unlink.PTL_RETAIN);
        call.set(DESCRIPTOR, made.succeeded() ? made.number() : null);
        return Continuation.ON;
    }

    private static ProtocolOperation createZone() {
        return new ProtocolOperation(Procedure.named("dat_pz_create", IA).outputs(PZ)
                .then(call -> DatChecks.require(DatChecks.first(DatChecks.handle(call, IA, InterfaceAdapter.class), state(call).nextHandle() <= LAST_ZONE ? null
                        : DatReturn.of(DatReturn.INSUFFICIENT_RESOURCES, "there are no protection zones any more"))))
                .thenDo(call -> {
                    ProtectionZone zone = new ProtectionZone(state(call).nextHandle());
                    change(call, zone::words, state -> state.with(zone));
                    call.set(PZ, zone.handle());
                }).end(), List.of(in(IA), out(PZ)), null, "Makes a protection zone.");
    }

    private static ProtocolOperation freeZone() {
        return new ProtocolOperation(Procedure.named("dat_pz_free", PZ)
                .then(call -> DatChecks.require(DatChecks.first(DatChecks.handle(call, PZ, ProtectionZone.class),
                        isUsed(state(call), call.number(PZ)) ? DatReturn.of(DatReturn.INVALID_STATE, "the protection zone is in use") : null)))
                .thenDo(call -> change(call, () -> "a protection zone is freed", state -> state.without(DatChecks.object(call, PZ, ProtectionZone.class))))
                .end(), null, "Frees a protection zone that nothing is in.");
    }

    private static boolean isUsed(DatState state, long zone) {
        return state.objects(LocalMemoryRegion.class).anyMatch(region -> region.zone() == zone)
                || state.objects(RemoteMemoryRegion.class).anyMatch(region -> region.zone() == zone)
                || state.objects(DatEndpoint.class).anyMatch(endpoint -> endpoint.setup().zone() == zone)
                || state.objects(SharedReceiveQueue.class).anyMatch(queue -> queue.zone() == zone);
    }

    private ProtocolOperation createRegion() {
        return new ProtocolOperation(Procedure.named("dat_lmr_create", IA, MEM_TYPE, REGION, LENGTH, PZ, PRIVILEGES)
                .outputs(LMR, DatVariables.LMR_CONTEXT, RMR_CONTEXT, REGISTERED_SIZE, REGISTERED_ADDRESS).variables(ENTRY)
                .then(call -> DatChecks.require(error(call)))
                .thenDo(call -> {
                    call.set(RMR_CONTEXT, state(call).nextContext());
                    change(call, () -> "memory is registered", DatState::contextTaken);
                })
                .thenEnter(expose, call -> List.of(memory(call), call.number(PZ), call.number(RMR_CONTEXT), call.number(PRIVILEGES)), ENTRY)
                .thenDo(MemoryCalls::registered).end(),
                List.of(in(IA), in(MEM_TYPE), in(REGION), in(LENGTH), in(PZ), in(PRIVILEGES), out(LMR), out(DatVariables.LMR_CONTEXT), out(RMR_CONTEXT),
                        out(REGISTERED_SIZE), out(REGISTERED_ADDRESS)), null, "Registers memory.");
    }

    private static ProtocolError error(CallView call) {
        ProtocolError error = DatChecks.first(DatChecks.handle(call, IA, InterfaceAdapter.class), DatChecks.handle(call, PZ, ProtectionZone.class));
        error = DatChecks.first(error, DatChecks.range(call, LENGTH, 1, call.buffer(REGION).length()));
        error = DatChecks.first(error, MemoryPrivileges.allows(MemoryPrivileges.ALL, call.number(PRIVILEGES)) ? null
                : DatReturn.of(DatReturn.INVALID_PARAMETER, "privileges are 0x" + Long.toHexString(call.number(PRIVILEGES))));
        return DatChecks.first(error, call.number(MEM_TYPE) == DatConstants.TYPE_VIRTUAL ? null
                : DatReturn.of(DatReturn.MODEL_NOT_SUPPORTED, "mem_type is not DAT_MEM_TYPE_VIRTUAL"));
    }

    private static Buffer memory(CallView call) {
        return new Buffer(call.buffer(REGION).name(), call.buffer(REGION).address(), call.number(LENGTH));
    }

    private static void registered(CallContext call) {
        LocalMemoryRegion region = new LocalMemoryRegion(state(call).nextHandle(), call.number(PZ), memory(call), call.number(PRIVILEGES),
                call.number(RMR_CONTEXT), call.number(ENTRY));
        change(call, () -> region.words() + " has context " + region.context(), state -> state.with(region));
        call.set(LMR, region.handle());
        call.set(DatVariables.LMR_CONTEXT, region.context());
        call.set(REGISTERED_SIZE, region.memory().length());
        call.set(REGISTERED_ADDRESS, region.memory().address());
    }

    private static ProtocolOperation freeRegion() {
        return new ProtocolOperation(Procedure.named("dat_lmr_free", LMR)
                .then(call -> DatChecks.require(DatChecks.first(DatChecks.handle(call, LMR, LocalMemoryRegion.class), bound(call))))
                .thenCheck(call -> call.meUnlink(DatChecks.object(call, LMR, LocalMemoryRegion.class).entry()))
                .thenDo(call -> change(call, () -> "memory is no longer registered",
                        state -> state.without(DatChecks.object(call, LMR, LocalMemoryRegion.class))))
                .end(), null, "Takes the registration of memory back, which no RMR is bound to.");
    }

    private static ProtocolError bound(CallView call) {
        return state(call).objects(RemoteMemoryRegion.class).filter(region -> region.lmr() == call.number(LMR)).findFirst()
                .map(region -> DatReturn.of(DatReturn.INVALID_STATE, region.words() + " is bound to it")).orElse(null);
    }
}
