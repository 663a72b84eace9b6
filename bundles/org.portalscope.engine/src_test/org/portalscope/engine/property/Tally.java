package org.portalscope.engine.property;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventKind;

/** Counts what cases reach. */
final class Tally {

    private final Map<String, LongAdder> counts = new ConcurrentHashMap<>();

    long of(String what) {
        return counts.getOrDefault(what, new LongAdder()).sum();
    }

    void count(Step step, Outcome outcome) {
        if (outcome.code() != null) {
            add(outcome.code().name());
            if (step instanceof Step.Calls calls) {
                add(calls.function() + " " + outcome.code());
            }
        }
        outcome.outputs().forEach(this::count);
    }

    /** Counts what is left of a case at its end. */
    void count(Subject<?, ?> subject) {
        for (int process = 0; process < Case.IDS.size(); process++) {
            List<Object> state = subject.state(process);
            state.forEach(this::count);
            if (state.stream().filter(View.Entry.class::isInstance).count() > 20) {
                add("long list");
            }
        }
    }

    private void count(Object part) {
        if (part instanceof Event event) {
            count(event);
        } else if (part instanceof View.Interface ni) {
            ni.drops().forEach(reason -> add(reason.name()));
        } else if (part instanceof View.Descriptor descriptor && descriptor.detached()) {
            add("detached");
        } else if (part instanceof View.Queue queue) {
            queue.events().forEach(queued -> count(queued.event()));
        }
    }

    private void count(Event event) {
        add(event.kind().name());
        if (Case.IDS.stream().anyMatch(ids -> ids.indexOf(event.initiator()) > 0)) {
            add("initiated at a second interface");
        }
        if (event.kind() == EventKind.PTL_EVENT_UNLINK) {
            add(event.link() == event.sequence() ? "unlink_nofit" : "unlink_op");
        } else if (Long.compareUnsigned(event.mlength(), event.rlength()) < 0) {
            add("truncated " + event.kind());
        }
    }

    void add(String what) {
        counts.computeIfAbsent(what, key -> new LongAdder()).increment();
    }
}
