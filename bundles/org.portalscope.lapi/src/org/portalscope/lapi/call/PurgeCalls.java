package org.portalscope.lapi.call;

import static org.portalscope.lapi.call.LapiArguments.HNDL;
import static org.portalscope.lapi.progress.LapiCalls.change;
import static org.portalscope.lapi.progress.LapiCalls.state;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.lapi.error.LapiErrors;
import org.portalscope.lapi.progress.CounterMemory;
import org.portalscope.lapi.progress.LapiCalls;
import org.portalscope.lapi.progress.LapiProgress;
import org.portalscope.lapi.state.CounterState;
import org.portalscope.lapi.state.LapiContext;
import org.portalscope.lapi.state.LapiState;
import org.portalscope.lapi.state.OriginOperation;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ValueType;

/** {@code LAPI_Purge_totask} and {@code LAPI_Resume_totask}, and the begin of an epoch. What is forgotten leaves its entries; its memory stays declared. */
final class PurgeCalls {

    private static final CallVariable DEST = new CallVariable("dest", ValueType.INTEGER);
    private static final CallVariable EPOCH = new CallVariable("epoch", ValueType.INTEGER);
    private static final CallVariable OLD = new CallVariable("old_entries", ValueType.listOf(ValueType.ME));
    private static final CallVariable NEW = new CallVariable("new_entries", ValueType.listOf(ValueType.ME));

    private final Procedure beginEpoch;
    private final Procedure purge;
    private final Procedure resume;

    PurgeCalls(LapiProgress progress) {
        beginEpoch = Procedure.named("begin_epoch", EPOCH).variables(OLD, NEW)
                .then(call -> state(call).context().epoch() == call.number(EPOCH) ? Continuation.finished() : Continuation.ON)
                .thenEnter(progress.entries().attach(), call -> List.of(state(call).endpoint().networkInterface(), state(call).endpoint().targetQueue(),
                        call.number(EPOCH)), NEW)
                .then(call -> call.list(NEW).isEmpty() ? Continuation.fail(LapiErrors.badParameter("there is no room for the entries of an epoch"))
                        : Continuation.ON)
                .thenDo(PurgeCalls::beginEpoch)
                .thenEnter(progress.entries().detach(), OLD).end();
        purge = checked("LAPI_Purge_totask").variables(OLD)
                .thenDo(PurgeCalls::purge)
                .thenEnter(progress.entries().detach(), OLD).end();
        resume = checked("LAPI_Resume_totask")
                .thenDo(call -> change(call, () -> LapiCalls.name(call.number(DEST), call) + " can be sent to",
                        state -> state.purged((int) call.number(DEST), false))).end();
    }

    List<ProtocolOperation> operations() {
        return List.of(new ProtocolOperation(purge, null, "Cancels what is pending on a task, to which nothing is sent from now on."),
                new ProtocolOperation(resume, null, "Lets a task be sent to again."));
    }

    /** Begins an epoch: new match entries come before the old ones go, and what was pending is forgotten. */
    Procedure beginEpoch() {
        return beginEpoch;
    }

    private static Procedure.Builder checked(String name) {
        return Procedure.named(name, HNDL, DEST)
                .then(call -> LapiChecks.require(LapiChecks.first(() -> LapiChecks.level(call, LapiContext.L2_LIB), () -> LapiChecks.task(call, DEST))));
    }

    private static void beginEpoch(CallContext call) {
        LapiState before = state(call);
        List<Object> old = new ArrayList<>(before.entries());
        before.operations().stream().map(OriginOperation::entry).filter(entry -> entry != 0).forEach(old::add);
        call.set(OLD, List.copyOf(old));
        change(call, () -> "epoch " + call.number(EPOCH) + " begins", state -> state.epoch((int) call.number(EPOCH), call.list(NEW)));
    }

    private static void purge(CallContext call) {
        int task = (int) call.number(DEST);
        call.set(OLD, state(call).operations().stream().filter(operation -> operation.task() == task && operation.entry() != 0)
                .map(operation -> (Object) operation.entry()).toList());
        for (CounterState counter : state(call).counters()) {
            int index = counter.destStatus() == 0 ? -1 : counter.destList().indexOf((long) task);
            if (index >= 0) {
                CounterMemory.write(call, counter.destStatus() + (long) index * CounterMemory.WORD, CounterState.PURGED, CounterMemory.WORD);
            }
        }
        change(call, () -> LapiCalls.name(task, call) + " is purged", state -> state.purged(task, true));
    }
}
