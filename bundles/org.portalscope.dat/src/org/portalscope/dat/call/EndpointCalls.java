package org.portalscope.dat.call;

import static org.portalscope.dat.call.DatVariables.EP;
import static org.portalscope.dat.call.DatVariables.IA;
import static org.portalscope.dat.call.DatVariables.PZ;
import static org.portalscope.dat.call.DatVariables.SRQ;
import static org.portalscope.dat.progress.DatCalls.change;
import static org.portalscope.dat.progress.DatCalls.state;
import static org.portalscope.protocol.CallParameter.in;
import static org.portalscope.protocol.CallParameter.out;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import org.portalscope.dat.error.DatReturn;
import org.portalscope.dat.object.CompletionFlags;
import org.portalscope.dat.object.DatEndpoint;
import org.portalscope.dat.object.EndpointAttributes;
import org.portalscope.dat.object.EndpointState;
import org.portalscope.dat.object.EventDispatcher;
import org.portalscope.dat.object.InterfaceAdapter;
import org.portalscope.dat.object.ProtectionZone;
import org.portalscope.dat.object.SharedReceiveQueue;
import org.portalscope.dat.progress.DatParameters;
import org.portalscope.dat.progress.EventRoom;
import org.portalscope.dat.state.DatConnection;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.protocol.CallParameter;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Dispatcher;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.StructureValue;
import org.portalscope.protocol.value.ValueType;

/** Endpoints: what they are made with, what there is to know of them, and their end. */
final class EndpointCalls {

    private static final CallVariable RECV_EVD = DatVariables.handle("recv_evd_handle");
    private static final CallVariable REQUEST_EVD = DatVariables.handle("request_evd_handle");
    private static final CallVariable CONNECT_EVD = DatVariables.handle("connect_evd_handle");
    private static final CallVariable ATTRIBUTES = new CallVariable("ep_attributes", EndpointAttributes.TYPE);
    private static final ValueType PARAM_TYPE = ValueType.structure("parameters of an endpoint", List.of(DatVariables.integer("ep_state"),
            new CallVariable("remote_ia_address", ValueType.PROCESS), PZ, RECV_EVD, REQUEST_EVD, CONNECT_EVD, SRQ,
            new CallVariable("ep_attr", EndpointAttributes.TYPE)));
    private static final CallVariable PARAM = new CallVariable("ep_param", PARAM_TYPE);

    private static final long RECV_FLAGS = CompletionFlags.UNSIGNALLED | CompletionFlags.SOLICITED_WAIT | CompletionFlags.EVD_THRESHOLD;
    private static final long REQUEST_FLAGS = CompletionFlags.UNSIGNALLED | CompletionFlags.EVD_THRESHOLD;

    private final DatParameters parameters;
    private final ReceivePosting receives;
    private final Dispatcher dispatcher;

    EndpointCalls(DatParameters parameters, ReceivePosting receives, Dispatcher dispatcher) {
        this.parameters = parameters;
        this.receives = receives;
        this.dispatcher = dispatcher;
    }

    List<ProtocolOperation> operations() {
        return List.of(create("dat_ep_create", "Makes an endpoint.", IA, PZ, RECV_EVD, REQUEST_EVD, CONNECT_EVD, ATTRIBUTES),
                create("dat_ep_create_with_srq", "Makes an endpoint that takes its receives from a shared receive queue.", IA, PZ, RECV_EVD, REQUEST_EVD,
                        CONNECT_EVD, SRQ, ATTRIBUTES),
                query(), reset(), free());
    }

    private ProtocolOperation create(String name, String about, CallVariable... inputs) {
        boolean shared = List.of(inputs).contains(SRQ);
        List<CallParameter> written = new ArrayList<>(Stream.of(inputs).map(CallParameter::in).toList());
        written.add(out(EP));
        return new ProtocolOperation(Procedure.named(name, inputs).outputs(EP)
                .then(call -> DatChecks.require(handleError(call, shared)))
                .then(call -> DatChecks.require(attributeError(attributes(call, shared), state(call).object(srq(call, shared), SharedReceiveQueue.class))))
                .then(call -> DatChecks.require(EventRoom.of(attributes(call, shared), shared, parameters.maxDtos()) <= EventRoom.free(state(call), parameters)
                        ? null : DatReturn.of(DatReturn.INSUFFICIENT_RESOURCES, "the event queue has no room for another endpoint")))
                .thenDo(call -> {
                    DatEndpoint made = DatEndpoint.unconnected(state(call).nextHandle(), new DatEndpoint.Setup(call.number(PZ), call.number(RECV_EVD),
                            call.number(REQUEST_EVD), call.number(CONNECT_EVD), srq(call, shared), attributes(call, shared)));
                    change(call, made::words, state -> state.with(made));
                    call.set(EP, made.handle());
                }).end(), written, null, about);
    }

    private static long srq(CallView call, boolean shared) {
        return shared ? call.number(SRQ) : DatVariables.NULL_HANDLE;
    }

    private EndpointAttributes attributes(CallView call, boolean shared) {
        return EndpointAttributes.of(DatVariables.structure(call, ATTRIBUTES), parameters.maxDtos(), parameters.maxIov(), shared);
    }

    private static ProtocolError handleError(CallView call, boolean shared) {
        ProtocolError error = DatChecks.first(DatChecks.handle(call, IA, InterfaceAdapter.class), DatChecks.handle(call, PZ, ProtectionZone.class));
        error = DatChecks.first(error, DatChecks.dispatcher(call, RECV_EVD, EventDispatcher.DTOS, true));
        error = DatChecks.first(error, DatChecks.dispatcher(call, REQUEST_EVD, EventDispatcher.DTOS, true));
        error = DatChecks.first(error, DatChecks.dispatcher(call, CONNECT_EVD, EventDispatcher.CONNECTIONS, false));
        return error != null || !shared ? error : DatChecks.handle(call, SRQ, SharedReceiveQueue.class);
    }

    /** @param queue that the endpoint shares, or null */
    private ProtocolError attributeError(EndpointAttributes given, SharedReceiveQueue queue) {
        boolean inRange = LongStream.of(given.maxRecvDtos(), given.maxRequestDtos()).allMatch(number -> number >= 1 && number <= parameters.maxDtos())
                && LongStream.of(given.maxRecvIov(), given.maxRequestIov()).allMatch(number -> number >= 1 && number <= parameters.maxIov());
        boolean known = (given.recvFlags() & ~RECV_FLAGS) == 0 && (given.requestFlags() & ~REQUEST_FLAGS) == 0;
        return inRange && known ? null
                : DatReturn.of(DatReturn.INVALID_PARAMETER, "ep_attributes: " + (known ? "a number is not 1 to " + parameters.maxDtos() + " operations or "
                        + parameters.maxIov() + " segments" : "an endpoint cannot have these completion flags")
                        + (queue == null ? "" : ", with " + queue.words()));
    }

    private static DatEndpoint endpoint(CallView call) {
        return DatChecks.object(call, EP, DatEndpoint.class);
    }

    private ProtocolOperation query() {
        return new ProtocolOperation(Procedure.named("dat_ep_query", EP).outputs(PARAM)
                .then(call -> DatChecks.require(DatChecks.handle(call, EP, DatEndpoint.class)))
                .thenProgress(dispatcher)
                .thenDo(EndpointCalls::describe)
                .end(), List.of(in(EP), out(PARAM)), null, "What there is to know of an endpoint.");
    }

    private static void describe(CallContext call) {
        DatEndpoint endpoint = endpoint(call);
        DatConnection connection = state(call).connection(endpoint.connection());
        DatEndpoint.Setup setup = endpoint.setup();
        call.set(PARAM, new StructureValue(PARAM_TYPE, List.of(endpoint.state().number(), connection == null ? ProcessId.ANY : connection.peer(), setup.zone(),
                setup.recvEvd(), setup.requestEvd(), setup.connectEvd(), setup.srq(), setup.attributes().value())));
    }

    private static ProtocolError notIdle(CallView call) {
        DatEndpoint endpoint = endpoint(call);
        boolean apart = endpoint.is(EndpointState.DAT_EP_STATE_UNCONNECTED) || endpoint.is(EndpointState.DAT_EP_STATE_DISCONNECTED);
        return apart && endpoint.requests().isEmpty() && endpoint.taken().isEmpty() ? null
                : DatReturn.of(DatReturn.INVALID_STATE, endpoint.words() + " is " + endpoint.state()
                        + (apart ? ", with operations that are not complete" : ""));
    }

    private ProtocolOperation reset() {
        return new ProtocolOperation(Procedure.named("dat_ep_reset", EP)
                .then(call -> DatChecks.require(DatChecks.handle(call, EP, DatEndpoint.class)))
                .thenProgress(dispatcher)
                .then(call -> DatChecks.require(notIdle(call)))
                .thenDo(call -> change(call, () -> endpoint(call).words() + " can be connected again",
                        state -> state.with(DatEndpoint.unconnected(endpoint(call).handle(), endpoint(call).setup()))))
                .end(), null, "Makes an endpoint that has been disconnected one that can be connected.");
    }

    private ProtocolOperation free() {
        return new ProtocolOperation(Procedure.named("dat_ep_free", EP)
                .then(call -> DatChecks.require(DatChecks.handle(call, EP, DatEndpoint.class)))
                .thenProgress(dispatcher)
                .then(call -> DatChecks.require(notIdle(call)))
                .thenEnter(receives.withdrawAll(), EP)
                .thenDo(call -> change(call, () -> endpoint(call).words() + " is freed", state -> state.without(endpoint(call))))
                .end(), null, "Frees an endpoint that has no connection, with the receives that are posted to it.");
    }
}
