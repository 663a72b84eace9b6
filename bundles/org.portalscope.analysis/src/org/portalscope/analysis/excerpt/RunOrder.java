package org.portalscope.analysis.excerpt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntFunction;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.Operation;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.schedule.Scheduler;

/** Lets the calls of an excerpt, and what their messages lead to, happen in the order of the run, up to the arrival that the excerpt leads to. */
final class RunOrder implements Scheduler {

    private final List<Wanted> order;

    /** What is to happen next. */
    @FunctionalInterface
    private interface Wanted {

        boolean isMet(World world, Choice choice);
    }

    /** The end of an operation of a kind that a message is about. */
    record End(Operation.Kind kind, Message.Key message) {

        static End of(Operation operation) {
            return new End(operation.kind(), operation.message().key());
        }
    }

    /**
     * The order of a run.
     *
     * @param draft     whose calls are made, each by one statement
     * @param index     of the run up to the arrival
     * @param taken     the arrival
     * @param processes the ids of the processes of the run, by their index
     */
    RunOrder(ExcerptDraft draft, ChangeIndex index, TakenTranslation taken, IntFunction<ProcessId> processes) {
        TreeMap<Integer, List<Wanted>> byNumber = new TreeMap<>();
        for (CausalCall call : draft.calls()) {
            ProcessId process = processes.apply(call.process());
            add(byNumber, call.number(), (world, choice) -> choice instanceof Choice.RunThread && world.process(choice.process()).id().equals(process));
        }
        index.arrivals().forEach((message, number) -> addArrival(byNumber, number, draft.renamed(message)));
        index.ends().forEach((end, number) -> addEnd(byNumber, number, end, draft.renamed(end.message())));
        addArrival(byNumber, taken.number(), draft.renamed(taken.message().key()));
        order = byNumber.values().stream().flatMap(List::stream).toList();
    }

    /** @param message null if nobody sends it */
    private static void addArrival(TreeMap<Integer, List<Wanted>> byNumber, int number, Message.Key message) {
        if (message != null) {
            add(byNumber, number, (world, choice) -> choice instanceof Choice.Deliver deliver && deliver.message().key().equals(message));
        }
    }

    private static void addEnd(TreeMap<Integer, List<Wanted>> byNumber, int number, End end, Message.Key message) {
        if (message != null) {
            End wanted = new End(end.kind(), message);
            add(byNumber, number, (world, choice) -> choice instanceof Choice.Complete complete && End.of(complete.operation()).equals(wanted));
        }
    }

    private static void add(TreeMap<Integer, List<Wanted>> byNumber, int number, Wanted wanted) {
        byNumber.computeIfAbsent(number, none -> new ArrayList<>()).add(wanted);
    }

    @Override
    public Optional<Choice> next(World world) {
        int next = (int) world.transitions();
        return next < order.size() ? world.enabled().stream().filter(choice -> order.get(next).isMet(world, choice)).findFirst() : Optional.empty();
    }
}
