package org.portalscope.session.timeline;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.effect.EventLogged;
import org.portalscope.engine.effect.EventTaken;
import org.portalscope.engine.effect.MessageDropped;
import org.portalscope.engine.effect.MessageSent;
import org.portalscope.engine.effect.OperationStarted;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Step;
import org.portalscope.world.Choice;
import org.portalscope.world.CompletionStarted;
import org.portalscope.world.MessageDelivered;
import org.portalscope.world.World;

/**
 * The transitions in which operations appear, by operation: the statement that begins one, its messages, its completion, and the statements that take its
 * events. It keeps numbers only, two for each such transition; operations are numbered as they appear. To be used by the owner of a session only.
 */
final class OperationIndex {

    /** What stands for no operation. */
    static final int NONE = PagedNumbers.NONE;

    private final Map<ProcessId, PagedNumbers> byOrdinal = new HashMap<>();
    /** By interface, the operation of each event, by its sequence number. */
    private final Map<Long, PagedNumbers> byEvent = new HashMap<>();
    /** By operation, its visit to the last transition in which it appears. */
    private final PagedNumbers last = new PagedNumbers();
    /** By visit, the number of the transition. */
    private final PagedNumbers transitions = new PagedNumbers();
    /** By visit, that of the same operation before it. */
    private final PagedNumbers previous = new PagedNumbers();
    private long events;

    /**
     * A transition has happened.
     *
     * @param effects those of a thread; of other transitions they need not be known
     */
    void follow(int number, Choice choice, List<Effect> effects, World world) {
        int operation = NONE;
        if (choice instanceof Choice.Deliver deliver) {
            operation = number(deliver.message().operation());
            visit(operation, number);
        } else if (choice instanceof Choice.Complete complete) {
            operation = number(complete.operation().message().operation());
            visit(operation, number);
        } else {
            follow(number, choice.process(), effects);
        }
        for (NetworkInterface ni : world.process(choice.process()).portals().state().interfaces()) {
            log(events(choice.process(), ni.handle()), (int) ni.nextSequence(), operation);
        }
    }

    private void follow(int number, int process, List<Effect> effects) {
        int current = NONE;
        for (Effect effect : effects) {
            if (effect instanceof EventLogged logged) {
                events(process, logged.queue()).set((int) logged.event().sequence(), current);
            }
            int operation = operation(process, effect);
            if (operation != NONE) {
                visit(operation, number);
                current = operation;
            }
        }
    }

    /** All events of an interface up to the next one have been logged in this transition, or before. */
    private void log(PagedNumbers known, int next, int operation) {
        while (known.size() < next) {
            known.add(operation);
            events++;
        }
    }

    private void visit(int operation, int number) {
        int before = last.get(operation);
        if (before == PagedNumbers.NONE || transitions.get(before) != number) {
            last.set(operation, transitions.size());
            transitions.add(number);
            previous.add(before);
        }
    }

    /** The operation that a step is about, or {@link #NONE}. */
    int operation(int process, Step step) {
        if (step instanceof EventTaken taken) {
            return events(process, taken.queue()).get((int) taken.event().sequence());
        }
        OperationId id = id(step);
        return id == null ? NONE : number(id);
    }

    /** The operation of an event by its sequence number, or {@link #NONE}. */
    int ofEvent(int process, long queue, long sequence) {
        return events(process, queue).get((int) sequence);
    }

    /** The operation that a message of a step belongs to, or null. */
    static OperationId id(Step step) {
        if (step instanceof MessageSent sent) {
            return sent.message().operation();
        }
        if (step instanceof MessageDelivered delivered) {
            return delivered.message().operation();
        }
        if (step instanceof MessageDropped dropped) {
            return dropped.message().operation();
        }
        if (step instanceof CompletionStarted completion) {
            return completion.operation().message().operation();
        }
        return step instanceof OperationStarted started ? started.operation().message().operation() : null;
    }

    /** The number of an operation, which it gets if it has none. */
    int number(OperationId id) {
        PagedNumbers own = byOrdinal.computeIfAbsent(id.initiator(), none -> new PagedNumbers());
        int known = own.get(id.ordinal());
        if (known != PagedNumbers.NONE) {
            return known;
        }
        int added = last.size();
        own.set(id.ordinal(), added);
        last.add(PagedNumbers.NONE);
        return added;
    }

    private PagedNumbers events(int process, long handle) {
        return byEvent.computeIfAbsent((long) process << Integer.SIZE | Handle.networkInterface(handle), none -> new PagedNumbers());
    }

    /** The numbers of the transitions in which an operation appears, in their order. */
    List<Integer> transitions(int operation) {
        Deque<Integer> found = new ArrayDeque<>();
        for (int visit = last.get(operation); visit != PagedNumbers.NONE; visit = previous.get(visit)) {
            found.addFirst(transitions.get(visit));
        }
        return new ArrayList<>(found);
    }

    /** About how many bytes it takes. */
    long bytes() {
        return (2L * transitions.size() + 2L * last.size() + events) * Integer.BYTES;
    }
}
