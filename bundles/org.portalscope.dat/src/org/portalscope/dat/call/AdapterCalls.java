package org.portalscope.dat.call;

import static org.portalscope.dat.call.DatVariables.IA;
import static org.portalscope.dat.progress.DatCalls.change;
import static org.portalscope.dat.progress.DatCalls.state;
import static org.portalscope.protocol.CallParameter.in;
import static org.portalscope.protocol.CallParameter.out;

import java.util.List;
import java.util.stream.StreamSupport;

import org.portalscope.dat.error.DatReturn;
import org.portalscope.dat.message.DatBits;
import org.portalscope.dat.message.DatPortals;
import org.portalscope.dat.object.DatObject;
import org.portalscope.dat.object.EventDispatcher;
import org.portalscope.dat.object.EventNumber;
import org.portalscope.dat.object.InterfaceAdapter;
import org.portalscope.dat.progress.DatCalls;
import org.portalscope.dat.progress.DatParameters;
import org.portalscope.dat.progress.EventRoom;
import org.portalscope.dat.progress.DatWork;
import org.portalscope.dat.state.Closing;
import org.portalscope.dat.state.DatConnection;
import org.portalscope.dat.state.DatState;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Dispatcher;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.state.Ranks;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.FunctionResult;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/** {@code dat_ia_open} and {@code dat_ia_close}. Each portal ends with an entry that notes what no other takes; whoever is refused learns so. */
final class AdapterCalls {

    private static final CallVariable MIN_QLEN = DatVariables.integer("async_evd_min_qlen");
    private static final CallVariable ASYNC = DatVariables.handle("async_evd_handle");
    private static final CallVariable CLOSE_FLAGS = DatVariables.integer("close_flags");
    private static final CallVariable NI = new CallVariable("interface", ValueType.NI);
    private static final CallVariable QUEUE = new CallVariable("event_queue", ValueType.EQ);
    private static final CallVariable LAST_COOKIE = DatVariables.integer("last_cookie");
    private static final CallVariable CONNECTIONS = new CallVariable("connections", ValueType.ME);
    private static final CallVariable RECEIVES = new CallVariable("rest_of_receives", ValueType.ME);
    private static final CallVariable MEMORY = new CallVariable("rest_of_memory", ValueType.ME);
    private static final CallVariable SENDS = new CallVariable("sends", ValueType.MD);

    static final String CLOSE = "dat_ia_close";
    static final long LONGEST_EVD = 1 << 16;

    private final DatParameters parameters;
    private final DatWork work;
    private final Dispatcher dispatcher;

    AdapterCalls(DatParameters parameters, DatWork work, Dispatcher dispatcher) {
        this.parameters = parameters;
        this.work = work;
        this.dispatcher = dispatcher;
    }

    List<ProtocolOperation> operations() {
        return List.of(
                new ProtocolOperation(open(), List.of(in(MIN_QLEN), out(ASYNC), out(IA)), null,
                        "Opens the interface adapter; all processes of the run that use uDAPL do so once, and wait for each other."),
                new ProtocolOperation(close(), null, "Closes the interface adapter; gracefully only if no objects are left."));
    }

    private Procedure open() {
        return Procedure.named("dat_ia_open", MIN_QLEN).outputs(ASYNC, IA)
                .variables(NI, QUEUE, LAST_COOKIE, CONNECTIONS, RECEIVES, MEMORY, SENDS)
                .then(call -> DatChecks.require(DatChecks.range(call, MIN_QLEN, 1, LONGEST_EVD)))
                .then(AdapterCalls::begin)
                .thenCheck(call -> call.init())
                .thenCheck(this::initInterface)
                .thenMake(QUEUE, call -> call.eqAlloc(call.number(NI), parameters.events()))
                .thenMake(CONNECTIONS, call -> attach(call, DatPortals.CONNECTIONS))
                .thenCheck(call -> call.mdAttach(call.number(CONNECTIONS), DatCalls.connections(call.number(QUEUE)), Unlink.PTL_RETAIN, Unlink.PTL_RETAIN))
                .thenMake(RECEIVES, call -> attach(call, DatPortals.RECEIVES))
                .thenCheck(call -> call.mdAttach(call.number(RECEIVES), DatCalls.rest(DatPortals.REST_OF_RECEIVES, call.number(QUEUE)), Unlink.PTL_RETAIN,
                        Unlink.PTL_RETAIN))
                .thenMake(MEMORY, call -> attach(call, DatPortals.MEMORY))
                .thenCheck(call -> call.mdAttach(call.number(MEMORY), DatCalls.rest(DatPortals.REST_OF_MEMORY, call.number(QUEUE)), Unlink.PTL_RETAIN,
                        Unlink.PTL_RETAIN))
                .thenMake(SENDS, call -> call.mdBind(call.number(NI), DatCalls.note(0, 0, Ptl.PTL_EQ_NONE)))
                .thenCheck(call -> call.acEntry(call.number(NI), DatPortals.COOKIE_OF_ALL, ProcessId.ANY, Ptl.PTL_UID_ANY, DatPortals.CONNECTIONS))
                .thenDo(AdapterCalls::note)
                .thenBarrier()
                .end();
    }

    private static Continuation begin(CallContext call) {
        if (state(call).ranks() != null) {
            return Continuation.fail(DatReturn.of(DatReturn.INSUFFICIENT_RESOURCES, "a process opens the interface adapter once"));
        }
        Ranks ranks = new Ranks(call.job().processes(), call.job().rank());
        change(call, () -> "process " + ranks.own() + " of " + ranks.size(), state -> state.begin(ranks));
        return Continuation.ON;
    }

    private FunctionResult initInterface(CallContext call) {
        FunctionResult result = call.niInit(Ptl.PTL_IFACE_DEFAULT, Ptl.PTL_PID_ANY, Limits.DEFAULT);
        if (result.succeeded()) {
            long wanted = Math.min(result.output(Limits.class).maxAtableIndex(), DatBits.CONNECTION.mask() >>> DatBits.CONNECTION.shift());
            call.set(NI, result.number());
            call.set(LAST_COOKIE, Math.min(wanted, EventRoom.cookies(parameters.events(), state(call).ranks().size())));
        }
        return result;
    }

    private static FunctionResult attach(CallContext call, long portal) {
        return call.meAttach(call.number(NI), portal, ProcessId.ANY, 0, -1, Unlink.PTL_RETAIN, InsertPosition.PTL_INS_AFTER);
    }

    private static void note(CallContext call) {
        EventDispatcher async = EventDispatcher.empty(state(call).nextHandle(), call.number(MIN_QLEN), EventDispatcher.ASYNC);
        InterfaceAdapter adapter = new InterfaceAdapter(async.handle() + 1, async.handle(), call.number(NI), call.number(QUEUE), call.number(CONNECTIONS),
                call.number(RECEIVES), call.number(MEMORY), call.number(SENDS), (int) call.number(LAST_COOKIE));
        change(call, () -> adapter.words() + " is open", state -> state.with(async).opened(adapter));
        call.set(ASYNC, async.handle());
        call.set(IA, adapter.handle());
    }

    private Procedure close() {
        return Procedure.named(CLOSE, IA, CLOSE_FLAGS)
                .then(call -> DatChecks.require(DatChecks.first(DatChecks.handle(call, IA, InterfaceAdapter.class),
                        DatChecks.range(call, CLOSE_FLAGS, DatConstants.CLOSE_ABRUPT, DatConstants.CLOSE_GRACEFUL))))
                .thenProgress(dispatcher)
                .then(call -> DatChecks.require(call.number(CLOSE_FLAGS) == DatConstants.CLOSE_GRACEFUL ? inUse(call) : null))
                .thenDo(AdapterCalls::closeConnections)
                .thenEnter(work.procedure())
                .thenWait(dispatcher, AdapterCalls::isQuiet)
                .thenCheck(call -> call.niFini(state(call).adapter().ni()))
                .thenDo(AdapterCalls::release)
                .end();
    }

    private static ProtocolError inUse(CallView call) {
        InterfaceAdapter adapter = state(call).adapter();
        return state(call).objects(DatObject.class).filter(object -> object != adapter && object.handle() != adapter.asyncEvd()).findFirst()
                .map(object -> DatReturn.of(DatReturn.INVALID_STATE, object.words() + " has not been freed")).orElse(null);
    }

    private static void closeConnections(CallContext call) {
        change(call, () -> "all connections end", state -> {
            DatState after = state;
            for (DatConnection connection : state.connections()) {
                after = connection.is(DatConnection.Phase.CONNECTING) ? after
                        : Closing.close(after, connection, EventNumber.DAT_CONNECTION_EVENT_DISCONNECTED);
            }
            return after;
        });
    }

    /** Whether nothing is left to be told, and no data of this process are on their way; messages without data have left as soon as they are sent. */
    private static boolean isQuiet(CallView call) {
        DatState state = state(call);
        return state.outbox().isEmpty()
                && StreamSupport.stream(state.connections().spliterator(), false)
                        .allMatch(connection -> connection.told() || connection.is(DatConnection.Phase.CONNECTING))
                && StreamSupport.stream(state.requests().spliterator(), false).allMatch(request -> request.sent());
    }

    /** Portals has given everything back, so that no descriptor uses memory any more. */
    private static void release(CallContext call) {
        state(call).receives().forEach(receive -> receive.iov().release(call));
        state(call).requests().forEach(request -> request.iov().release(call));
        change(call, () -> "the interface adapter is closed", DatState::closed);
    }
}
