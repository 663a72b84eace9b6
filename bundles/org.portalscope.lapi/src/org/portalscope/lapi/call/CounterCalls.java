package org.portalscope.lapi.call;

import static org.portalscope.lapi.call.LapiArguments.HNDL;
import static org.portalscope.lapi.progress.LapiCalls.change;
import static org.portalscope.lapi.progress.LapiCalls.state;
import static org.portalscope.protocol.CallParameter.in;
import static org.portalscope.protocol.CallParameter.out;

import java.util.List;
import java.util.stream.Collectors;

import org.portalscope.lapi.error.LapiErrors;
import org.portalscope.lapi.progress.CounterMemory;
import org.portalscope.lapi.progress.LapiCalls;
import org.portalscope.lapi.state.CounterState;
import org.portalscope.lapi.state.LapiContext;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Dispatcher;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/** The calls that set counters, look at them, and wait for them. */
final class CounterCalls {

    private static final CallVariable CNTR = new CallVariable("cntr", ValueType.ADDRESS);
    private static final CallVariable CNTR_PTR = new CallVariable("cntr_ptr", ValueType.ADDRESS);
    private static final CallVariable VAL = new CallVariable("val", ValueType.INTEGER);
    private static final CallVariable CUR_CNTR_VAL = new CallVariable("cur_cntr_val", ValueType.INTEGER);
    private static final CallVariable NUM_DEST = new CallVariable("num_dest", ValueType.INTEGER);
    private static final CallVariable DEST_LIST = new CallVariable("dest_list", ValueType.listOf(ValueType.INTEGER));
    private static final CallVariable DEST_STATUS = new CallVariable("dest_status", ValueType.ADDRESS);

    private final Dispatcher dispatcher;
    private final Dispatcher sleep;

    /** @param sleep takes no events */
    CounterCalls(Dispatcher dispatcher, Dispatcher sleep) {
        this.dispatcher = dispatcher;
        this.sleep = sleep;
    }

    List<ProtocolOperation> operations() {
        return List.of(
                new ProtocolOperation(on("LAPI_Setcntr", CNTR, CNTR, VAL)
                        .thenDo(call -> CounterMemory.write(call, call.number(CNTR), call.number(VAL), CounterMemory.WORD)).end(), null,
                        "Sets a counter to a value."),
                new ProtocolOperation(on("LAPI_Getcntr", CNTR, CNTR).outputs(VAL).thenProgress(dispatcher)
                        .thenDo(call -> call.set(VAL, value(call, CNTR))).end(), List.of(in(HNDL), in(CNTR), out(VAL)), null,
                        "The value of a counter, after the events that are there."),
                new ProtocolOperation(on("LAPI_Waitcntr", CNTR, CNTR, VAL).outputs(CUR_CNTR_VAL)
                        .thenWait(dispatcher, call -> value(call, CNTR) >= call.number(VAL))
                        .thenDo(CounterCalls::take).end(), List.of(in(HNDL), in(CNTR), in(VAL), out(CUR_CNTR_VAL)), null,
                        "Waits until a counter has reached a value, which is then taken from it; makes progress meanwhile."),
                new ProtocolOperation(nopollWait(), List.of(in(HNDL), in(CNTR_PTR), in(VAL), out(CUR_CNTR_VAL)), null,
                        "Waits until a counter has reached a value, without making progress."),
                new ProtocolOperation(on("LAPI_Setcntr_wstatus", CNTR, CNTR, NUM_DEST, DEST_LIST, DEST_STATUS)
                        .then(call -> LapiChecks.require(destinations(call)))
                        .thenDo(CounterCalls::setDestinations).end(), null, "Sets a counter to 0, and says which tasks are to move it."));
    }

    private static Procedure.Builder on(String name, CallVariable counter, CallVariable... parameters) {
        CallVariable[] all = new CallVariable[parameters.length + 1];
        all[0] = HNDL;
        System.arraycopy(parameters, 0, all, 1, parameters.length);
        return Procedure.named(name, all).then(call -> LapiChecks.require(LapiChecks.first(() -> LapiChecks.context(call),
                () -> LapiChecks.counter(call, counter))));
    }

    private static long value(CallView call, CallVariable counter) {
        return CounterMemory.value(call, call.number(counter));
    }

    private static void take(CallContext call) {
        long left = value(call, CNTR) - call.number(VAL);
        CounterMemory.write(call, call.number(CNTR), left, CounterMemory.WORD);
        call.set(CUR_CNTR_VAL, left);
    }

    private Procedure nopollWait() {
        return Procedure.named("LAPI_Nopoll_wait", HNDL, CNTR_PTR, VAL).outputs(CUR_CNTR_VAL)
                .then(call -> LapiChecks.require(LapiChecks.first(() -> LapiChecks.level(call, LapiContext.L2_LIB),
                        () -> LapiChecks.counter(call, CNTR_PTR), () -> positive(call))))
                .then(call -> counter(call).waits() ? Continuation.fail(LapiErrors.of(LapiErrors.MULTIPLE_WAITERS)) : Continuation.ON)
                .then(call -> isReached(call) ? Continuation.to("end") : Continuation.ON)
                .then(call -> counter(call).destList().stream().anyMatch(task -> state(call).isPurged(task)) ? purged() : Continuation.ON)
                .thenDo(call -> change(call, () -> "a thread waits for the counter", state -> state.waiting(call.number(CNTR_PTR), call.number(VAL))))
                .thenWait(sleep, call -> isReached(call) || counter(call).woken())
                .then(CounterCalls::wake)
                .label("end").thenDo(call -> call.set(CUR_CNTR_VAL, value(call, CNTR_PTR))).end();
    }

    private static CounterState counter(CallView call) {
        return state(call).counter(call.number(CNTR_PTR));
    }

    private static boolean isReached(CallView call) {
        return value(call, CNTR_PTR) >= call.number(VAL);
    }

    private static ProtocolError positive(CallView call) {
        return LapiChecks.checked(call, call.number(VAL) >= 1, () -> "val is " + call.number(VAL) + ", and begins with 1");
    }

    private static Continuation purged() {
        return Continuation.fail(LapiErrors.of(LapiErrors.PURGED_TASK));
    }

    private static Continuation wake(CallContext call) {
        boolean isReached = isReached(call);
        change(call, () -> isReached ? "the counter is reached" : "a purge wakes the thread", state -> state.released(call.number(CNTR_PTR)));
        call.set(CUR_CNTR_VAL, value(call, CNTR_PTR));
        return isReached ? Continuation.ON : purged();
    }

    private static ProtocolError destinations(CallView call) {
        long count = call.number(NUM_DEST);
        List<Long> tasks = call.list(DEST_LIST);
        long status = call.number(DEST_STATUS);
        boolean areTasks = tasks.stream().allMatch(task -> task >= 0 && task < state(call).tasks().size());
        return count < 0 || count > tasks.size() ? LapiErrors.badParameter("num_dest is " + count + ", and dest_list has " + tasks.size() + " tasks")
                : !areTasks ? LapiErrors.badParameter("dest_list has a task that there is not")
                : status != 0 && !CounterMemory.isLegal(call, status, count * CounterMemory.WORD)
                        ? LapiErrors.badParameter("dest_status is not in the memory of this task") : null;
    }

    private static void setDestinations(CallContext call) {
        List<Long> tasks = call.<Long>list(DEST_LIST).subList(0, (int) call.number(NUM_DEST));
        long status = call.number(DEST_STATUS);
        CounterMemory.write(call, call.number(CNTR), 0, CounterMemory.WORD);
        for (int i = 0; i < tasks.size() && status != 0; i++) {
            CounterMemory.write(call, status + (long) i * CounterMemory.WORD, CounterState.INITIAL, CounterMemory.WORD);
        }
        change(call, () -> "the counter waits for " + tasks.stream().map(task -> LapiCalls.name(task, call)).collect(Collectors.joining(", ")),
                state -> state.withDestinations(call.number(CNTR), tasks, status));
    }
}
