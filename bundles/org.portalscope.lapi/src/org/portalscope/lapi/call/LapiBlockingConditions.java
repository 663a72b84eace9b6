package org.portalscope.lapi.call;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.protocol.ProtocolWait;
import org.portalscope.lapi.state.CounterState;
import org.portalscope.lapi.state.LapiState;
import org.portalscope.lapi.state.OriginOperation;
import org.portalscope.protocol.call.ProcedureFrame;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.value.CallVariable;

/**
 * What a call is blocked in, and who can release it: the targets of pending operations, the tasks that can move a counter, or those that have not reached what
 * all tasks do.
 */
public final class LapiBlockingConditions {

    /** As many tasks are named in a reason. */
    private static final int NAMED = 3;

    private final LapiState state;

    private LapiBlockingConditions(LapiState state) {
        this.state = state;
    }

    /** What a call waits or looks for; nothing if it does not wait for other tasks. */
    public static Optional<ProtocolWait> of(ResumableCall call, LapiState state) {
        return state.context() == null ? Optional.empty() : new LapiBlockingConditions(state).of(call.frames().get(0));
    }

    private Optional<ProtocolWait> of(ProcedureFrame call) {
        String name = call.procedure().name();
        return switch (name) {
            case "LAPI_Waitcntr", "LAPI_Nopoll_wait", "LAPI_Getcntr" -> wait(name, ProtocolWait.Mode.ANY, movers((Long) call.value(counter(call))));
            case "LAPI_Fence" -> wait(name, ProtocolWait.Mode.ALL, completions(state.operations().stream()));
            case "LAPI_Gfence" -> wait(name, ProtocolWait.Mode.ALL, state.operations().isEmpty() ? fences() : completions(state.operations().stream()));
            case "LAPI_Address_init" -> wait(name, ProtocolWait.Mode.ALL,
                    tasks(" has not sent its address", task -> !state.target(task).addresses().containsKey(state.exchange())));
            case "LAPI_Term" -> wait(name, ProtocolWait.Mode.ALL, departures());
            case "LAPI_Dispatcher" -> Optional.empty();
            default -> wait(name, ProtocolWait.Mode.ANY, completions(state.operations().stream()));
        };
    }

    private static CallVariable counter(ProcedureFrame call) {
        return call.procedure().parameters().get(1);
    }

    private static Optional<ProtocolWait> wait(String call, ProtocolWait.Mode mode, List<ProtocolWait.Need> needs) {
        return needs.isEmpty() ? Optional.empty() : Optional.of(new ProtocolWait(call, Phrase.EMPTY, mode, needs));
    }

    private List<ProtocolWait.Need> completions(Stream<OriginOperation> operations) {
        return operations.map(operation -> ProtocolWait.Need.of(operation.name(), Phrase.of("to ").process(process(operation.task())),
                Phrase.of("it is not complete"), List.of(process(operation.task())))).toList();
    }

    /** Messages of this task that have not left: of its own operations, and those that serve the operations of others. */
    private List<ProtocolWait.Need> departures() {
        Stream<ProtocolWait.Need> own = state.operations().stream().filter(operation -> !operation.sent())
                .map(operation -> departure(operation.name(), "to ", operation.task(), "its message has not left"));
        Stream<ProtocolWait.Need> served = state.served().stream().map(request -> request.reply()
                ? departure("reply", "to ", request.origin(), "it has not left") : departure("data", "from ", request.origin(), "they have not arrived"));
        List<ProcessId> others = others(task -> true).mapToObj(this::process).toList();
        Stream<ProtocolWait.Need> signals = !state.hasSignals() || others.isEmpty() ? Stream.of()
                : Stream.of(ProtocolWait.Need.of("signals", Phrase.of("to ").then(any(others)), Phrase.of("they have not left"), others));
        return Stream.of(own, served, signals).flatMap(needs -> needs).toList();
    }

    private ProtocolWait.Need departure(String what, String preposition, int task, String reason) {
        return ProtocolWait.Need.of(what, Phrase.of(preposition).process(process(task)), Phrase.of(reason), List.of(process(task)));
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
        return others.isEmpty() ? List.of()
                : List.of(ProtocolWait.Need.of("", Phrase.EMPTY, Phrase.of("no operation of ").then(any(others)).words(" has moved the counter"), others));
    }

    private static Phrase any(List<ProcessId> tasks) {
        if (tasks.size() > NAMED) {
            return Phrase.of("any of " + tasks.size() + " other tasks");
        }
        Phrase words = Phrase.EMPTY.process(tasks.get(0));
        for (ProcessId task : tasks.subList(1, tasks.size())) {
            words = words.words(" or ").process(task);
        }
        return words;
    }

    private List<ProtocolWait.Need> fences() {
        return state.tasks().own() == 0 ? tasks(" has not reached LAPI_Gfence", task -> state.target(task).fences() < state.fences())
                : List.of(need(0, " has not said that all tasks have reached LAPI_Gfence"));
    }

    private List<ProtocolWait.Need> tasks(String what, IntPredicate which) {
        return others(which).mapToObj(task -> need(task, what)).toList();
    }

    private ProtocolWait.Need need(int task, String what) {
        return ProtocolWait.Need.of("", Phrase.EMPTY, Phrase.EMPTY.process(process(task)).words(what), List.of(process(task)));
    }

    private IntStream others(IntPredicate which) {
        return IntStream.range(0, state.tasks().size()).filter(task -> task != state.tasks().own()).filter(which);
    }

    private ProcessId process(int task) {
        return state.tasks().process(task);
    }
}
