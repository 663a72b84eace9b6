package org.portalscope.analysis.excerpt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Message;

/**
 * In which phase each call is made, if all processes wait for each other between two phases: as few as keep the order in which requests arrive among the calls
 * and the other arrivals of their target.
 */
final class Phases {

    private final List<CausalCall> calls;
    private final int[] phases;
    private final List<Order> orders = new ArrayList<>();

    /** Of two calls the second is made so many phases after the first, or later. */
    private record Order(int first, int second, int distance) {
    }

    /**
     * Something that happens to a process.
     *
     * @param call    index of the call that it is, or by which the request was sent that arrives
     * @param arrives whether it is an arrival
     */
    private record Happening(int call, boolean arrives) {
    }

    /**
     * @param calls in their order
     * @param times of the arrivals of their requests
     */
    Phases(List<CausalCall> calls, ArrivalTimes times) {
        this.calls = calls;
        phases = new int[calls.size()];
        for (TreeMap<Long, Happening> happenings : happenings(times).values()) {
            order(List.copyOf(happenings.values()));
        }
        settle();
    }

    /** Tells when and where requests arrived. */
    interface ArrivalTimes {

        /** The number of the transition in which a request arrived, or null if it did not before the end of the excerpt. */
        Integer arrival(Message.Key request);

        /** The index of the process at which it arrived. */
        int process(Message.Key request);
    }

    /** By process, what happens to it, by its time. */
    private Map<Integer, TreeMap<Long, Happening>> happenings(ArrivalTimes times) {
        Map<Integer, TreeMap<Long, Happening>> happenings = new HashMap<>();
        for (int i = 0; i < calls.size(); i++) {
            CausalCall call = calls.get(i);
            add(happenings, call.process(), call.number(), new Happening(i, false));
            Integer arrival = call.operation() == null ? null : times.arrival(call.request());
            if (arrival != null) {
                add(happenings, times.process(call.request()), arrival, new Happening(i, true));
            }
        }
        return happenings;
    }

    private static void add(Map<Integer, TreeMap<Long, Happening>> happenings, int process, int number, Happening happening) {
        TreeMap<Long, Happening> own = happenings.computeIfAbsent(process, none -> new TreeMap<>());
        own.put(((long) number << Integer.SIZE) + own.size(), happening);
    }

    private void order(List<Happening> happenings) {
        for (int i = 1; i < happenings.size(); i++) {
            Happening before = happenings.get(i - 1);
            Happening after = happenings.get(i);
            orders.add(new Order(before.call, after.call, distance(before, after)));
        }
    }

    /** What a process sends itself, and what one other process sends one after the other, arrives in its order without waiting. */
    private int distance(Happening before, Happening after) {
        if (!before.arrives && !after.arrives) {
            return 0;
        }
        ProcessId sender = before.arrives ? sender(before) : null;
        boolean isInOrder = before.arrives ? after.arrives && sender.equals(sender(after))
                : calls.get(before.call).process() == calls.get(after.call).process();
        return isInOrder ? 0 : 1;
    }

    private ProcessId sender(Happening arrival) {
        return calls.get(arrival.call).operation().initiator();
    }

    /** Moves calls to later phases until all is in order; if nothing is, messages cross, and there are no phases. */
    private void settle() {
        boolean moved = true;
        for (int round = 0; moved && round <= phases.length; round++) {
            moved = false;
            for (Order order : orders) {
                int least = phases[order.first] + order.distance;
                moved |= phases[order.second] < least;
                phases[order.second] = Math.max(phases[order.second], least);
            }
        }
        if (moved) {
            Arrays.fill(phases, 0);
        }
    }

    /** The phase of a call, by its index. */
    int of(int call) {
        return phases[call];
    }
}
