package org.portalscope.lapi.call;

import static org.portalscope.lapi.call.LapiArguments.HNDL;
import static org.portalscope.lapi.progress.LapiCalls.change;
import static org.portalscope.lapi.progress.LapiCalls.state;
import static org.portalscope.protocol.CallParameter.in;
import static org.portalscope.protocol.CallParameter.out;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Ptl;
import org.portalscope.lapi.error.LapiErrors;
import org.portalscope.lapi.progress.EpochEntries;
import org.portalscope.lapi.progress.LapiHandlers;
import org.portalscope.lapi.progress.LapiParameters;
import org.portalscope.lapi.progress.LapiProgress;
import org.portalscope.lapi.state.LapiContext;
import org.portalscope.lapi.state.LapiEndpoint;
import org.portalscope.lapi.state.LapiState;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Job;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.state.Ranks;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.FunctionResult;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.StructureValue;
import org.portalscope.protocol.value.ValueType;

/** {@code LAPI_Init} and {@code LAPI_Term}. No task sends before all have their match entries, unless it begins anew while others go on. */
final class ContextCalls {

    /** {@code lapi_info_t}. */
    static final ValueType INFO = ValueType.structure("a lapi_info_t", Stream.of("lib_vers", "epoch_num", "info4", "info5", "info6", "err_hndlr",
            "lapi_thread_attr", "info_info3", "info_info4").map(ContextCalls::member).toList());

    private static final List<String> FUTURE = List.of("info4", "info5", "info6", "info_info3", "info_info4");
    /** Events of what a task sends. */
    private static final long ORIGIN_EVENTS = 1 << 16;
    /** Events of an operation at its target and of its end at its origin. */
    private static final long EVENTS_OF_AN_OPERATION = 8;
    /** Events of control messages that can come from a task before this one looks at them. */
    private static final long CONTROL_EVENTS = 64;

    private static final CallVariable LAPI_INFO = new CallVariable("lapi_info", INFO);
    private static final CallVariable NI = new CallVariable("interface", ValueType.NI);
    private static final CallVariable ORIGIN = new CallVariable("origin_queue", ValueType.EQ);
    private static final CallVariable TARGET = new CallVariable("target_queue", ValueType.EQ);
    private static final CallVariable SIGNAL = new CallVariable("signal", ValueType.MD);
    private static final CallVariable ENTRIES = new CallVariable("entries", ValueType.listOf(ValueType.ME));

    private final LapiProgress progress;

    ContextCalls(LapiProgress progress) {
        this.progress = progress;
    }

    private static CallVariable member(String name) {
        return new CallVariable(name, name.equals("err_hndlr") ? LapiHandlers.ERROR : name.equals("lapi_thread_attr") ? ValueType.ADDRESS : ValueType.INTEGER);
    }

    List<ProtocolOperation> operations() {
        return List.of(new ProtocolOperation(init(), List.of(out(HNDL).notNull(LapiErrors.badParameter("hndl is NULL")), in(LAPI_INFO)), null,
                "Makes a context; all tasks of the job call it."),
                new ProtocolOperation(term(), null, "Ends a context."));
    }

    private Procedure init() {
        return Procedure.named("LAPI_Init", LAPI_INFO).outputs(HNDL).variables(NI, ORIGIN, TARGET, SIGNAL, ENTRIES)
                .then(call -> LapiChecks.require(error(call)))
                .then(call -> LapiChecks.require(progress.parameters().failure()))
                .thenCall(call -> call.init().succeeded() ? Continuation.ON : Continuation.fail(LapiErrors.of(LapiErrors.INIT_FAILED)))
                .thenCall(call -> make(call, NI, call.niInit(Ptl.PTL_IFACE_DEFAULT, Ptl.PTL_PID_ANY, Limits.DEFAULT))
                        ? Continuation.ON : Continuation.fail(LapiErrors.of(LapiErrors.OPEN_FAILED)))
                .thenDo(this::begin)
                .thenCall(call -> orGiveUp(make(call, ORIGIN, call.eqAlloc(call.number(NI), ORIGIN_EVENTS))))
                .thenCall(call -> orGiveUp(make(call, TARGET, call.eqAlloc(call.number(NI), targetEvents(call)))))
                .thenCall(call -> orGiveUp(make(call, SIGNAL, call.mdBind(call.number(NI), signal(call)))))
                .thenEnter(progress.entries().attach(), call -> List.of(call.number(NI), call.number(TARGET), info(call).number("epoch_num")), ENTRIES)
                .then(call -> call.list(ENTRIES).isEmpty() ? Continuation.to("unconnected") : Continuation.ON)
                .thenDo(ContextCalls::open)
                .then(call -> state(call).contexts() > 1 ? Continuation.to("end") : Continuation.ON)
                .thenBarrier()
                .label("end").then(call -> Continuation.finished())
                .label("unconnected").thenCheck(call -> call.niFini(call.number(NI)))
                .then(call -> Continuation.fail(LapiErrors.of(LapiErrors.INVALID_OPTIONS)))
                .label("no space").thenCheck(call -> call.niFini(call.number(NI)))
                .then(call -> Continuation.fail(LapiErrors.of(LapiErrors.NO_SPACE)))
                .end();
    }

    static StructureValue info(long libVers, long epoch, long errHandler) {
        Map<String, Long> given = Map.of("lib_vers", libVers, "epoch_num", epoch, "err_hndlr", errHandler);
        return new StructureValue(INFO, INFO.members().stream().map(member -> (Object) given.getOrDefault(member.name(), 0L)).toList());
    }

    private static StructureValue info(CallView call) {
        return (StructureValue) call.get(LAPI_INFO);
    }

    private static ProtocolError error(CallView call) {
        StructureValue info = info(call);
        if (info == null) {
            return LapiErrors.badParameter("lapi_info is NULL");
        }
        long level = info.number("lib_vers");
        long epoch = info.number("epoch_num");
        if (FUTURE.stream().anyMatch(field -> info.number(field) != 0)) {
            return LapiErrors.of(LapiErrors.NONZERO_INFO);
        }
        if (state(call).context() != null) {
            return LapiErrors.of(LapiErrors.NOMORE_PORTS, "this task has a context already, and MAX_PORTS is 1");
        }
        return level < LapiContext.L1_LIB || level > LapiContext.L3_LIB ? LapiErrors.badParameter("lib_vers is " + level)
                : epoch < 0 || epoch > LapiContext.LAST_EPOCH ? LapiErrors.badParameter("epoch_num is " + epoch + ", and may be 0 to " + LapiContext.LAST_EPOCH)
                : info.number("err_hndlr") == 0 ? LapiErrors.badParameter("there is no error handler") : null;
    }

    private static boolean make(CallContext call, CallVariable made, FunctionResult result) {
        if (result.succeeded()) {
            call.set(made, result.number());
        }
        return result.succeeded();
    }

    private static Continuation orGiveUp(boolean made) {
        return made ? Continuation.ON : Continuation.to("no space");
    }

    private void begin(CallContext call) {
        Job job = call.job();
        change(call, () -> "the job has " + job.processes().size() + " tasks",
                state -> state.begin(new Ranks(job.processes(), job.rank()), state.requests() == null ? EpochEntries.windows(call) : state.windows()));
        if (state(call).requests() == null) {
            long length = progress.parameters().memory(job.processes().size());
            Buffer requests = call.declare("requests", length);
            Buffer outgoing = call.declare("outgoing requests", length);
            change(call, () -> "memory of requests", state -> state.withMemory(requests, outgoing));
        }
    }

    private long targetEvents(CallView call) {
        LapiParameters parameters = progress.parameters();
        return (EVENTS_OF_AN_OPERATION * parameters.window() + CONTROL_EVENTS) * state(call).tasks().size();
    }

    /** It notes only when what it has put has left. */
    private static MdValues signal(CallView call) {
        return new MdValues(0, 0, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE, 0, -1, call.number(ORIGIN));
    }

    private static void open(CallContext call) {
        StructureValue info = info(call);
        LapiState state = state(call);
        long handle = (state.contexts() + 1) * state.tasks().size() + state.tasks().own();
        LapiContext context = LapiContext.made(handle, info.number("lib_vers"), (int) info.number("epoch_num"), info.number("err_hndlr"));
        LapiEndpoint endpoint = new LapiEndpoint(call.number(NI), call.number(ORIGIN), call.number(TARGET), call.number(SIGNAL));
        change(call, () -> "LAPI has a context", before -> before.opened(context, endpoint).epoch(context.epoch(), call.list(ENTRIES)));
        call.set(HNDL, handle);
    }

    private Procedure term() {
        return Procedure.named("LAPI_Term", HNDL)
                .then(call -> LapiChecks.require(LapiChecks.context(call)))
                .thenWait(progress.dispatcher(), call -> state(call).context() == null || state(call).hasLeft())
                .then(call -> LapiChecks.require(LapiChecks.context(call)))
                .thenEnter(progress.entries().detach(), call -> List.of(state(call).entries()), null)
                .thenCheck(call -> call.mdUnlink(state(call).endpoint().signal()))
                .thenCheck(call -> call.eqFree(state(call).endpoint().originQueue()))
                .thenCheck(call -> call.eqFree(state(call).endpoint().targetQueue()))
                .thenCheck(call -> call.niFini(state(call).endpoint().networkInterface()))
                .thenDo(call -> change(call, () -> "the context has ended", LapiState::closed))
                .end();
    }
}
