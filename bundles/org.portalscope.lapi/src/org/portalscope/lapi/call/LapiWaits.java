package org.portalscope.lapi.call;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.protocol.ProtocolWait;
import org.portalscope.lapi.state.CounterState;
import org.portalscope.lapi.state.LapiState;
import org.portalscope.lapi.state.OriginOperation;
import org.portalscope.protocol.call.ProcedureFrame;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.value.CallVariable;

/** Whom a call waits for: the targets of pending operations, the tasks that can move a counter, or those that have not come to what all tasks do. */
public final class LapiWaits {

    private final LapiState state;

    private LapiWaits(LapiState state) {
        this.state = state;
    }

    /** What a call that cannot go on waits for; nothing if it does not wait for other tasks. */
    public static Optional<ProtocolWait> of(ResumableCall call, LapiState state) {
        return state.context() == null ? Optional.empty() : new LapiWaits(state).of(call.frames().get(0));
    }

    private Optional<ProtocolWait> of(ProcedureFrame call) {
        return switch (call.procedure().name()) {
            case "LAPI_Waitcntr", "LAPI_Nopoll_wait" -> wait(ProtocolWait.Mode.ANY, movers((Long) call.value(counter(call))));
            case "LAPI_Fence" -> wait(ProtocolWait.Mode.ALL, completions(state.operations().stream()));
            case "LAPI_Gfence" -> wait(ProtocolWait.Mode.ALL, state.operations().isEmpty() ? fences() : completions(state.operations().stream()));
            case "LAPI_Address_init" -> wait(ProtocolWait.Mode.ALL,
                    tasks("its address", task -> !state.target(task).addresses().containsKey(state.exchange())));
            case "LAPI_Term", "LAPI_Dispatcher" -> Optional.empty();
            default -> wait(ProtocolWait.Mode.ANY, completions(state.operations().stream()));
        };
    }

    private static CallVariable counter(ProcedureFrame call) {
        return call.procedure().parameters().get(1);
    }

    private static Optional<ProtocolWait> wait(ProtocolWait.Mode mode, List<ProtocolWait.Need> needs) {
        return needs.isEmpty() ? Optional.empty() : Optional.of(new ProtocolWait(mode, needs));
    }

    private List<ProtocolWait.Need> completions(Stream<OriginOperation> operations) {
        return operations.map(operation -> new ProtocolWait.Need("the completion of " + operation.words(), List.of(process(operation.task())))).toList();
    }

    /** What can move a counter: operations of this task, or else puts of the tasks that it waits for, or of any. */
    private List<ProtocolWait.Need> movers(long counter) {
        List<ProtocolWait.Need> own = completions(state.operations().stream()
                .filter(operation -> operation.orgCntr() == counter || operation.cmplCntr() == counter));
        if (!own.isEmpty()) {
            return own;
        }
        CounterState known = state.counter(counter);
        List<ProcessId> others = new ArrayList<>();
        others(task -> known.destList().isEmpty() || known.destList().contains((long) task)).forEach(task -> others.add(process(task)));
        return others.isEmpty() ? List.of() : List.of(new ProtocolWait.Need("an operation that moves the counter", others));
    }

    private List<ProtocolWait.Need> fences() {
        return state.tasks().own() == 0 ? tasks("it to come to LAPI_Gfence", task -> state.target(task).fences() < state.fences())
                : List.of(new ProtocolWait.Need("all tasks to come to LAPI_Gfence, which it tells", List.of(process(0))));
    }

    private List<ProtocolWait.Need> tasks(String what, IntPredicate which) {
        return others(which).mapToObj(task -> new ProtocolWait.Need(what, List.of(process(task)))).toList();
    }

    private IntStream others(IntPredicate which) {
        return IntStream.range(0, state.tasks().size()).filter(task -> task != state.tasks().own()).filter(which);
    }

    private ProcessId process(int task) {
        return state.tasks().process(task);
    }
}
