package org.portalscope.lapi.call;

import static org.portalscope.lapi.call.LapiArguments.HNDL;
import static org.portalscope.lapi.progress.LapiCalls.change;
import static org.portalscope.lapi.progress.LapiCalls.state;
import static org.portalscope.protocol.CallParameter.in;
import static org.portalscope.protocol.CallParameter.out;

import java.util.List;
import java.util.stream.IntStream;

import org.portalscope.lapi.progress.InterruptDispatcher;
import org.portalscope.lapi.progress.LapiProgress;
import org.portalscope.lapi.progress.Signals;
import org.portalscope.lapi.state.LapiState;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ValueType;

/** The calls that make progress: probes, fences, the exchange of addresses, and the dispatcher thread. */
final class ProgressCalls {

    private static final CallVariable MY_ADDR = new CallVariable("my_addr", ValueType.ADDRESS);
    private static final CallVariable ADD_TAB = new CallVariable("add_tab", ValueType.listOf(ValueType.INTEGER));
    private static final CallVariable OTHER = new CallVariable("other", ValueType.INTEGER);
    /** The task that opens fences of all tasks. */
    private static final int ROOT = 0;

    private final LapiProgress progress;

    ProgressCalls(LapiProgress progress) {
        this.progress = progress;
    }

    List<ProtocolOperation> operations() {
        return List.of(
                new ProtocolOperation(checked("LAPI_Probe", HNDL).thenProgress(progress.dispatcher()).end(), null, "Takes the events that are there."),
                new ProtocolOperation(fenced(checked("LAPI_Fence", HNDL)).end(), null, "Waits until all operations of this task are complete at their targets."),
                new ProtocolOperation(fenceOfAll(), null, "Waits until the operations of all tasks are complete; all tasks call it."),
                new ProtocolOperation(addresses(), List.of(in(HNDL), in(MY_ADDR), out(ADD_TAB)), null,
                        "Tells all tasks an address, and stores those that they tell; all tasks call it."),
                new ProtocolOperation(checked("LAPI_Dispatcher", HNDL).thenWait(new InterruptDispatcher(progress.dispatcher()),
                        call -> LapiChecks.context(call) != null).end(), null,
                        "Takes events as long as there is the context and INTERRUPT_SET is on: what a thread of the program does that LAPI notifies."));
    }

    private static Procedure.Builder checked(String name, CallVariable... parameters) {
        return Procedure.named(name, parameters).then(call -> LapiChecks.require(LapiChecks.context(call)));
    }

    private Procedure.Builder fenced(Procedure.Builder checked) {
        return checked.thenWait(progress.dispatcher(), call -> state(call).operations().isEmpty());
    }

    private Procedure fenceOfAll() {
        return fenced(checked("LAPI_Gfence", HNDL).variables(OTHER))
                .thenDo(call -> change(call, () -> "this task is at a fence of all tasks", LapiState::atFence))
                .then(call -> state(call).tasks().own() == ROOT ? Continuation.to("root") : Continuation.ON)
                .thenEnter(progress.signals().control(), call -> List.of((long) ROOT, Signals.AT_FENCE, 0L, 0L), null)
                .thenWait(progress.dispatcher(), call -> isAtFence(call, ROOT))
                .then(call -> Continuation.finished())
                .label("root").thenWait(progress.dispatcher(), call -> others(call).allMatch(task -> isAtFence(call, task)))
                .thenDo(call -> call.set(OTHER, 0L))
                .label("next").then(call -> nextOther(call) ? Continuation.ON : Continuation.to("end"))
                .thenEnter(progress.signals().control(), call -> List.of(call.number(OTHER), Signals.FENCE_OPENS, 0L, 0L), null)
                .then(call -> Continuation.to("next"))
                .label("end").end();
    }

    private static boolean isAtFence(CallView call, int task) {
        return state(call).target(task).fences() >= state(call).fences();
    }

    private static IntStream others(CallView call) {
        return IntStream.range(0, state(call).tasks().size()).filter(task -> task != state(call).tasks().own());
    }

    /** Goes to the next other task behind the root. */
    private static boolean nextOther(CallContext call) {
        call.set(OTHER, call.number(OTHER) + 1);
        return call.number(OTHER) < state(call).tasks().size();
    }

    private Procedure addresses() {
        return checked("LAPI_Address_init", HNDL, MY_ADDR).outputs(ADD_TAB).variables(OTHER)
                .thenDo(call -> change(call, () -> "this task tells an address", state -> state.told(state.tasks().own(), state.exchange(), call.number(MY_ADDR))))
                .thenDo(call -> call.set(OTHER, -1L))
                .label("next").then(call -> nextOther(call) ? Continuation.ON : Continuation.to("wait"))
                .then(call -> call.number(OTHER) == state(call).tasks().own() ? Continuation.to("next") : Continuation.ON)
                .thenEnter(progress.signals().control(), call -> List.of(call.number(OTHER), Signals.ADDRESS, (long) state(call).exchange(),
                        call.number(MY_ADDR)), null)
                .then(call -> Continuation.to("next"))
                .label("wait").thenWait(progress.dispatcher(), ProgressCalls::haveTold)
                .thenDo(ProgressCalls::takeAddresses)
                .end();
    }

    /** What a task has told in the exchange that this task is in, or null. */
    private static Long address(CallView call, int task) {
        return state(call).target(task).addresses().get(state(call).exchange());
    }

    private static boolean haveTold(CallView call) {
        return IntStream.range(0, state(call).tasks().size()).allMatch(task -> address(call, task) != null);
    }

    private static void takeAddresses(CallContext call) {
        call.set(ADD_TAB, IntStream.range(0, state(call).tasks().size()).mapToObj(task -> (Object) address(call, task)).toList());
        change(call, () -> "all tasks have told an address", state -> state.exchanged(state.exchange()));
    }
}
