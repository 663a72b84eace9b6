package org.portalscope.dat.call;

import static org.portalscope.dat.call.DatVariables.COOKIE;
import static org.portalscope.dat.call.DatVariables.IA;
import static org.portalscope.dat.call.DatVariables.IOV;
import static org.portalscope.dat.call.DatVariables.PZ;
import static org.portalscope.dat.call.DatVariables.SEGMENTS;
import static org.portalscope.dat.call.DatVariables.SRQ;
import static org.portalscope.dat.progress.DatCalls.change;
import static org.portalscope.dat.progress.DatCalls.state;
import static org.portalscope.protocol.CallParameter.in;
import static org.portalscope.protocol.CallParameter.out;

import java.util.List;

import org.portalscope.dat.error.DatReturn;
import org.portalscope.dat.object.CompletionFlags;
import org.portalscope.dat.object.DatEndpoint;
import org.portalscope.dat.object.InterfaceAdapter;
import org.portalscope.dat.object.MemoryPrivileges;
import org.portalscope.dat.object.ProtectionZone;
import org.portalscope.dat.object.SharedReceiveQueue;
import org.portalscope.dat.progress.DatParameters;
import org.portalscope.dat.progress.EventRoom;
import org.portalscope.dat.state.DatState;
import org.portalscope.dat.state.EventDelivery;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Dispatcher;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.StructureValue;
import org.portalscope.protocol.value.ValueType;

/** The calls of shared receive queues. */
final class SharedQueueCalls {

    private static final CallVariable MAX_RECV_DTO = DatVariables.integer("srq_max_recv_dto");
    private static final CallVariable LOW_WATERMARK = DatVariables.integer("low_watermark");
    private static final CallVariable ATTRIBUTES = new CallVariable("srq_attr", ValueType.structure("attributes of a shared receive queue",
            List.of(DatVariables.integer("max_recv_dtos"), DatVariables.integer("max_recv_iov"), LOW_WATERMARK)));
    private static final ValueType PARAM_TYPE = ValueType.structure("parameters of a shared receive queue", List.of(IA, DatVariables.integer("srq_state"), PZ,
            DatVariables.integer("max_recv_dtos"), DatVariables.integer("max_recv_iov"), LOW_WATERMARK, DatVariables.integer("available_dto_count"),
            DatVariables.integer("outstanding_dto_count")));
    private static final CallVariable PARAM = new CallVariable("srq_param", PARAM_TYPE);

    private final DatParameters parameters;
    private final ReceivePosting receives;
    private final Dispatcher dispatcher;

    SharedQueueCalls(DatParameters parameters, ReceivePosting receives, Dispatcher dispatcher) {
        this.parameters = parameters;
        this.receives = receives;
        this.dispatcher = dispatcher;
    }

    List<ProtocolOperation> operations() {
        return List.of(create(), free(), query(), resize(), post(), watch());
    }

    private static SharedReceiveQueue queue(CallView call) {
        return DatChecks.object(call, SRQ, SharedReceiveQueue.class);
    }

    private ProtocolOperation create() {
        return new ProtocolOperation(Procedure.named("dat_srq_create", IA, PZ, ATTRIBUTES).outputs(SRQ)
                .then(call -> DatChecks.require(createError(call)))
                .thenDo(call -> {
                    StructureValue given = DatVariables.structure(call, ATTRIBUTES);
                    SharedReceiveQueue made = new SharedReceiveQueue(state(call).nextHandle(), call.number(PZ), given.number("max_recv_dtos"), iov(given),
                            given.number("low_watermark"), false, 0);
                    change(call, made::words, state -> state.with(made));
                    call.set(SRQ, made.handle());
                }).end(), List.of(in(IA), in(PZ), in(ATTRIBUTES), out(SRQ)), null, "Makes a shared receive queue.");
    }

    private long iov(StructureValue given) {
        return given.number("max_recv_iov") == 0 ? parameters.maxIov() : given.number("max_recv_iov");
    }

    private ProtocolError createError(CallView call) {
        StructureValue given = DatVariables.structure(call, ATTRIBUTES);
        long most = given.number("max_recv_dtos");
        long watermark = given.number("low_watermark");
        ProtocolError error = DatChecks.first(DatChecks.handle(call, IA, InterfaceAdapter.class), DatChecks.handle(call, PZ, ProtectionZone.class));
        error = DatChecks.first(error, most >= 1 && iov(given) >= 1 && iov(given) <= parameters.maxIov() && watermark >= 0 && watermark <= most ? null
                : DatReturn.of(DatReturn.INVALID_PARAMETER, "srq_attr: " + most + " receives of " + iov(given) + " segments, watermark " + watermark));
        return DatChecks.first(error, room(call, most, 0));
    }

    /** Whether there is room for the events of so many receives, where there is room for some by now. */
    private ProtocolError room(CallView call, long wanted, long present) {
        boolean fits = wanted <= parameters.maxDtos() && (wanted <= present
                || EventRoom.ofReceives(wanted - present) <= EventRoom.free(state(call), parameters));
        return fits ? null : DatReturn.of(DatReturn.INSUFFICIENT_RESOURCES, "there is no room for " + wanted + " receives");
    }

    private ProtocolOperation free() {
        return new ProtocolOperation(Procedure.named("dat_srq_free", SRQ)
                .then(call -> DatChecks.require(DatChecks.handle(call, SRQ, SharedReceiveQueue.class)))
                .then(call -> DatChecks.require(state(call).objects(DatEndpoint.class).filter(endpoint -> endpoint.setup().srq() == call.number(SRQ))
                        .findFirst().map(endpoint -> DatReturn.of(DatReturn.SRQ_IN_USE, endpoint.words() + " uses it")).orElse(null)))
                .thenEnter(receives.withdrawAll(), SRQ)
                .thenDo(call -> change(call, () -> queue(call).words() + " is freed", state -> state.without(queue(call))))
                .end(), null, "Frees a shared receive queue that no endpoint uses, with the receives that are posted to it.");
    }

    private ProtocolOperation query() {
        return new ProtocolOperation(Procedure.named("dat_srq_query", SRQ).outputs(PARAM)
                .then(call -> DatChecks.require(DatChecks.handle(call, SRQ, SharedReceiveQueue.class)))
                .thenProgress(dispatcher)
                .thenDo(SharedQueueCalls::describe)
                .end(), List.of(in(SRQ), out(PARAM)), null, "What there is to know of a shared receive queue.");
    }

    private static void describe(CallContext call) {
        SharedReceiveQueue queue = queue(call);
        DatState state = state(call);
        call.set(PARAM, new StructureValue(PARAM_TYPE, List.of(state.adapter().handle(), DatConstants.SRQ_OPERATIONAL, queue.zone(), queue.maxRecvDtos(),
                queue.maxRecvIov(), queue.lowWatermark(), state.posted(queue.handle()), state.outstanding(queue.handle()))));
    }

    private ProtocolOperation resize() {
        return new ProtocolOperation(Procedure.named("dat_srq_resize", SRQ, MAX_RECV_DTO)
                .then(call -> DatChecks.require(DatChecks.handle(call, SRQ, SharedReceiveQueue.class)))
                .then(call -> DatChecks.require(DatChecks.range(call, MAX_RECV_DTO, 1, Integer.MAX_VALUE)))
                .thenProgress(dispatcher)
                .then(call -> DatChecks.require(DatChecks.first(tooSmall(call), room(call, call.number(MAX_RECV_DTO), queue(call).maxRecvDtos()))))
                .thenDo(call -> change(call, () -> queue(call).words() + " has room for " + call.number(MAX_RECV_DTO) + " receives",
                        state -> state.with(queue(call).resized(call.number(MAX_RECV_DTO)))))
                .end(), null, "Changes how many receives a shared receive queue has room for; none is lost.");
    }

    private static ProtocolError tooSmall(CallView call) {
        long wanted = call.number(MAX_RECV_DTO);
        long outstanding = state(call).outstanding(call.number(SRQ));
        return wanted < outstanding ? DatReturn.of(DatReturn.INVALID_STATE, outstanding + " receives are outstanding")
                : wanted < queue(call).lowWatermark() ? DatReturn.of(DatReturn.INVALID_STATE, "the low watermark is " + queue(call).lowWatermark()) : null;
    }

    private ProtocolOperation post() {
        return new ProtocolOperation(
                ReceivePosting.posting(Procedure.named("dat_srq_post_recv", SRQ, SEGMENTS, IOV, COOKIE), SharedQueueCalls::begin), null,
                "Posts a receive for a message of any endpoint that uses the queue.");
    }

    private static ProtocolError postError(CallView call) {
        SharedReceiveQueue queue = queue(call);
        if (queue == null) {
            return DatChecks.handle(call, SRQ, SharedReceiveQueue.class);
        }
        ProtocolError error = LocalMemory.error(call, queue.maxRecvIov(), queue.zone(), MemoryPrivileges.LOCAL_WRITE);
        return error != null || state(call).outstanding(queue.handle()) < queue.maxRecvDtos() ? error
                : DatReturn.of(DatReturn.INSUFFICIENT_RESOURCES, queue.words() + " has max_recv_dtos receives outstanding");
    }

    private static Continuation begin(CallContext call) {
        ProtocolError error = postError(call);
        if (error == null) {
            ReceivePosting.begin(call, call.number(SRQ), CompletionFlags.DEFAULT);
        }
        return DatChecks.require(error);
    }

    private ProtocolOperation watch() {
        return new ProtocolOperation(Procedure.named("dat_srq_set_lw", SRQ, LOW_WATERMARK)
                .then(call -> DatChecks.require(DatChecks.handle(call, SRQ, SharedReceiveQueue.class)))
                .then(call -> DatChecks.require(DatChecks.range(call, LOW_WATERMARK, 0, queue(call).maxRecvDtos())))
                .thenProgress(dispatcher)
                .thenDo(call -> change(call, () -> queue(call).words() + " tells when it has fewer than " + call.number(LOW_WATERMARK) + " receives",
                        state -> EventDelivery.watch(state.with(queue(call).watched(call.number(LOW_WATERMARK))), call.number(SRQ))))
                .end(), null, "Asks for an asynchronous event once a shared receive queue has fewer receives than that.");
    }
}
