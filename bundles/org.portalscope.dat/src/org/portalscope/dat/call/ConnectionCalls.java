package org.portalscope.dat.call;

import static org.portalscope.dat.call.DatVariables.CONN_QUAL;
import static org.portalscope.dat.call.DatVariables.EP;
import static org.portalscope.dat.call.DatVariables.EVD;
import static org.portalscope.dat.call.DatVariables.IA;
import static org.portalscope.dat.call.DatVariables.PRIVATE_DATA;
import static org.portalscope.dat.call.DatVariables.PRIVATE_DATA_SIZE;
import static org.portalscope.dat.progress.DatCalls.NUMBER;
import static org.portalscope.dat.progress.DatCalls.change;
import static org.portalscope.dat.progress.DatCalls.state;
import static org.portalscope.protocol.CallParameter.in;
import static org.portalscope.protocol.CallParameter.out;

import java.util.List;

import org.portalscope.dat.error.DatReturn;
import org.portalscope.dat.message.ConnectionMessage;
import org.portalscope.dat.message.DatBits;
import org.portalscope.dat.message.MessageKind;
import org.portalscope.dat.message.RemoteSide;
import org.portalscope.dat.object.ConnectionRequest;
import org.portalscope.dat.object.DatEndpoint;
import org.portalscope.dat.object.DatObject;
import org.portalscope.dat.object.EndpointState;
import org.portalscope.dat.object.EventDispatcher;
import org.portalscope.dat.object.EventNumber;
import org.portalscope.dat.object.InterfaceAdapter;
import org.portalscope.dat.object.ServicePoint;
import org.portalscope.dat.progress.DatCalls;
import org.portalscope.dat.progress.DatWork;
import org.portalscope.dat.state.Closing;
import org.portalscope.dat.state.DatConnection;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Dispatcher;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.FunctionResult;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.StructureValue;
import org.portalscope.protocol.value.ValueType;

/** How endpoints come into connections and out of them again. */
final class ConnectionCalls {

    private static final CallVariable PSP = DatVariables.handle("psp_handle");
    private static final CallVariable PSP_FLAGS = DatVariables.integer("psp_flags");
    private static final CallVariable CR = DatVariables.handle("cr_handle");
    private static final CallVariable REMOTE_ADDRESS = new CallVariable("remote_ia_address", ValueType.PROCESS);
    private static final CallVariable TIMEOUT = DatVariables.integer("timeout");
    private static final CallVariable QOS = DatVariables.integer("quality_of_service");
    private static final CallVariable CONNECT_FLAGS = DatVariables.integer("connect_flags");
    private static final CallVariable CLOSE_FLAGS = DatVariables.integer("close_flags");
    private static final ValueType CR_PARAM = ValueType.structure("parameters of a connection request", List.of(
            new CallVariable("remote_ia_address", ValueType.PROCESS), new CallVariable("private_data_size", ValueType.INTEGER),
            new CallVariable("local_ep_handle", DatObject.TYPE)));
    private static final CallVariable PARAM = new CallVariable("cr_param", CR_PARAM);
    private static final long LAST_QUALIFIER = DatBits.NUMBER.mask();

    private final DatWork work;
    private final Dispatcher dispatcher;

    ConnectionCalls(DatWork work, Dispatcher dispatcher) {
        this.work = work;
        this.dispatcher = dispatcher;
    }

    List<ProtocolOperation> operations() {
        return List.of(createPoint(), freePoint(), query(), accept(), reject(), connect(), disconnect());
    }

    private static ProtocolOperation createPoint() {
        return new ProtocolOperation(Procedure.named("dat_psp_create", IA, CONN_QUAL, EVD, PSP_FLAGS).outputs(PSP)
                .then(call -> DatChecks.require(pointError(call)))
                .thenDo(call -> {
                    ServicePoint point = new ServicePoint(state(call).nextHandle(), call.number(CONN_QUAL), call.number(EVD));
                    change(call, point::words, state -> state.with(point));
                    call.set(PSP, point.handle());
                }).end(), List.of(in(IA), in(CONN_QUAL), in(EVD), in(PSP_FLAGS), out(PSP)), null, "Makes a point where others ask for connections.");
    }

    private static ProtocolError pointError(CallView call) {
        ProtocolError error = DatChecks.first(DatChecks.handle(call, IA, InterfaceAdapter.class),
                DatChecks.dispatcher(call, EVD, EventDispatcher.CONNECTION_REQUESTS, false));
        error = DatChecks.first(error, DatChecks.range(call, CONN_QUAL, 0, LAST_QUALIFIER));
        error = DatChecks.first(error, call.number(PSP_FLAGS) == DatConstants.CONSUMER_PSP ? null
                : DatReturn.of(DatReturn.MODEL_NOT_SUPPORTED, "psp_flags are not DAT_PSP_CONSUMER_FLAG: the provider makes no endpoints"));
        return DatChecks.first(error, state(call).objects(ServicePoint.class).noneMatch(point -> point.connQual() == call.number(CONN_QUAL)) ? null
                : DatReturn.of(DatReturn.CONN_QUAL_IN_USE, "another service point has conn_qual " + call.number(CONN_QUAL)));
    }

    private static ProtocolOperation freePoint() {
        return new ProtocolOperation(Procedure.named("dat_psp_free", PSP)
                .then(call -> DatChecks.require(DatChecks.handle(call, PSP, ServicePoint.class)))
                .thenDo(call -> change(call, () -> "a service point is freed", state -> state.without(DatChecks.object(call, PSP, ServicePoint.class))))
                .end(), null, "Frees a service point; requests that it has passed on stay.");
    }

    private static ConnectionRequest request(CallView call) {
        return DatChecks.object(call, CR, ConnectionRequest.class);
    }

    private static ProtocolOperation query() {
        return new ProtocolOperation(Procedure.named("dat_cr_query", CR).outputs(PARAM)
                .then(call -> DatChecks.require(DatChecks.handle(call, CR, ConnectionRequest.class)))
                .thenDo(call -> call.set(PARAM, new StructureValue(CR_PARAM, List.of(request(call).peer(), 0L, DatVariables.NULL_HANDLE))))
                .end(), List.of(in(CR), out(PARAM)), null, "Who asks for a connection.");
    }

    private static ProtocolError endpointError(CallView call) {
        DatEndpoint endpoint = DatChecks.object(call, EP, DatEndpoint.class);
        ProtocolError error = call.number(PRIVATE_DATA_SIZE) == 0 ? null
                : DatReturn.of(DatReturn.INVALID_PARAMETER, "private_data_size is " + call.number(PRIVATE_DATA_SIZE) + ", and at most 0 with this provider");
        error = DatChecks.first(error, endpoint.is(EndpointState.DAT_EP_STATE_UNCONNECTED) ? null
                : DatReturn.of(DatReturn.INVALID_STATE, endpoint.words() + " is " + endpoint.state()));
        return DatChecks.first(error, state(call).freeCookie() > 0 ? null
                : DatReturn.of(DatReturn.INSUFFICIENT_RESOURCES, "all entries of the access control table are in use"));
    }

    private static RemoteSide self(DatEndpoint endpoint) {
        return new RemoteSide(endpoint.connection(), endpoint.setup().zone(), endpoint.queue());
    }

    private static FunctionResult admit(CallContext call) {
        DatConnection connection = state(call).connection((int) call.number(NUMBER));
        return call.acEntry(state(call).adapter().ni(), connection.number(), connection.peer(), Ptl.PTL_UID_ANY, Ptl.PTL_PT_INDEX_ANY);
    }

    /** Gives a connection a number, which its entry of the access control table has too. */
    private static void begin(CallContext call, ProcessId peer) {
        DatEndpoint endpoint = DatChecks.object(call, EP, DatEndpoint.class);
        int number = state(call).freeCookie();
        call.set(NUMBER, (long) number);
        change(call, () -> endpoint.words() + " has connection " + number + " with " + call.names().process(peer),
                state -> Closing.connecting(state, endpoint, number, peer));
    }

    private ProtocolOperation accept() {
        return new ProtocolOperation(Procedure.named("dat_cr_accept", CR, EP, PRIVATE_DATA_SIZE, PRIVATE_DATA).variables(NUMBER)
                .then(call -> DatChecks.require(DatChecks.first(DatChecks.handle(call, CR, ConnectionRequest.class),
                        DatChecks.handle(call, EP, DatEndpoint.class))))
                .then(call -> DatChecks.require(endpointError(call)))
                .thenDo(call -> begin(call, request(call).peer()))
                .thenCheck(ConnectionCalls::admit)
                .thenDo(ConnectionCalls::accepted)
                .thenEnter(work.procedure())
                .end(), null, "Accepts a connection, with an endpoint.");
    }

    private static void accepted(CallContext call) {
        ConnectionRequest request = request(call);
        DatEndpoint endpoint = DatChecks.object(call, EP, DatEndpoint.class);
        long bits = DatBits.of(MessageKind.ACCEPT, request.remote().connection(), 0, 0);
        change(call, () -> words(request, call) + " is accepted",
                state -> Closing.established(state.without(request), state.connection(endpoint.connection()), request.remote())
                        .sending(new ConnectionMessage(request.peer(), bits, self(endpoint).hdrData())));
    }

    /** {@code connection request 5 of client}. */
    private static String words(ConnectionRequest request, CallContext call) {
        return request.words() + " of " + call.names().process(request.peer());
    }

    private ProtocolOperation reject() {
        return new ProtocolOperation(Procedure.named("dat_cr_reject", CR)
                .then(call -> DatChecks.require(DatChecks.handle(call, CR, ConnectionRequest.class)))
                .thenDo(call -> {
                    ConnectionRequest request = request(call);
                    long bits = DatBits.of(MessageKind.REJECT, request.remote().connection(), 0, 0);
                    change(call, () -> words(request, call) + " is rejected",
                            state -> state.without(request).sending(new ConnectionMessage(request.peer(), bits, 0)));
                })
                .thenEnter(work.procedure())
                .end(), null, "Rejects a connection.");
    }

    private ProtocolOperation connect() {
        return new ProtocolOperation(Procedure.named("dat_ep_connect", EP, REMOTE_ADDRESS, CONN_QUAL, TIMEOUT, PRIVATE_DATA_SIZE, PRIVATE_DATA, QOS,
                CONNECT_FLAGS).variables(NUMBER)
                .then(call -> DatChecks.require(DatChecks.handle(call, EP, DatEndpoint.class)))
                .then(call -> DatChecks.require(connectError(call)))
                .thenDo(call -> begin(call, call.process(REMOTE_ADDRESS)))
                .thenCheck(ConnectionCalls::admit)
                .thenDo(call -> {
                    DatEndpoint endpoint = DatChecks.object(call, EP, DatEndpoint.class);
                    change(call, () -> endpoint.words() + " asks for a connection", state -> state.sending(new ConnectionMessage(call.process(REMOTE_ADDRESS),
                            DatBits.of(MessageKind.CONNECT, 0, 0, call.number(CONN_QUAL)), self(endpoint).hdrData())));
                })
                .thenEnter(work.procedure())
                .end(), null, "Asks another process for a connection; an event says what has become of it.");
    }

    private static ProtocolError connectError(CallContext call) {
        ProtocolError error = DatChecks.first(DatChecks.range(call, CONN_QUAL, 0, LAST_QUALIFIER), call.number(TIMEOUT) == DatConstants.TIMEOUT_INFINITE ? null
                : DatReturn.of(DatReturn.INVALID_PARAMETER,
                        "timeout is " + call.number(TIMEOUT) + ", and there is no clock: it has to be DAT_TIMEOUT_INFINITE"));
        error = DatChecks.first(error, call.number(QOS) == DatConstants.BEST_EFFORT && call.number(CONNECT_FLAGS) == DatConstants.CONNECT_DEFAULT ? null
                : DatReturn.of(DatReturn.MODEL_NOT_SUPPORTED, "there is DAT_QOS_BEST_EFFORT with DAT_CONNECT_DEFAULT_FLAG only"));
        error = DatChecks.first(error, call.job().processes().contains(call.process(REMOTE_ADDRESS)) ? null
                : DatReturn.of(DatReturn.INVALID_ADDRESS, call.process(REMOTE_ADDRESS) + " is no process of the run"));
        return DatChecks.first(error, endpointError(call));
    }

    private ProtocolOperation disconnect() {
        return new ProtocolOperation(Procedure.named("dat_ep_disconnect", EP, CLOSE_FLAGS)
                .then(call -> DatChecks.require(DatChecks.first(DatChecks.handle(call, EP, DatEndpoint.class),
                        DatChecks.range(call, CLOSE_FLAGS, DatConstants.CLOSE_ABRUPT, DatConstants.CLOSE_GRACEFUL))))
                .thenProgress(dispatcher)
                .then(call -> DatChecks.require(disconnectError(call)))
                .thenDo(ConnectionCalls::end)
                .thenEnter(work.procedure())
                .end(), null, "Ends a connection, gracefully once the operations of this side are complete; an event says when it has ended.");
    }

    private static ProtocolError disconnectError(CallView call) {
        DatEndpoint endpoint = DatChecks.object(call, EP, DatEndpoint.class);
        return endpoint.is(EndpointState.DAT_EP_STATE_CONNECTED) || endpoint.is(EndpointState.DAT_EP_STATE_DISCONNECT_PENDING) ? null
                : DatReturn.of(DatReturn.INVALID_STATE, endpoint.words() + " is " + endpoint.state());
    }

    private static void end(CallContext call) {
        DatConnection connection = state(call).connection(DatChecks.object(call, EP, DatEndpoint.class).connection());
        boolean graceful = call.number(CLOSE_FLAGS) == DatConstants.CLOSE_GRACEFUL;
        change(call, () -> DatCalls.words(connection, call) + " ends", state -> !graceful
                ? Closing.close(state, connection, EventNumber.DAT_CONNECTION_EVENT_DISCONNECTED)
                : connection.is(DatConnection.Phase.OPEN) ? Closing.drain(state, connection) : state);
    }
}
