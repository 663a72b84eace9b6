package org.portalscope.analysis.excerpt;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;

import org.portalscope.analysis.excerpt.ChangeIndex.ChangedObject;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.step.Subject;
import org.portalscope.timeline.Timeline;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;

/**
 * The transitions that one translation comes from: those that made and changed what it examines, by the messages and calls that led to them. What fills event
 * queues is left out.
 */
final class CausalTransitions {

    private final Timeline timeline;
    private final ChangeIndex index;
    private final BooleanSupplier cancelled;
    private final TreeSet<Integer> needed = new TreeSet<>();
    private final Set<ChangedObject> objects = new HashSet<>();
    private final Deque<Integer> open = new ArrayDeque<>();

    /** @param cancelled asked between transitions; then some are lacking */
    CausalTransitions(Timeline timeline, ChangeIndex index, BooleanSupplier cancelled) {
        this.timeline = timeline;
        this.index = index;
        this.cancelled = cancelled;
    }

    /** The numbers of those that a transition comes from, and its own. */
    Set<Integer> of(int number) {
        need(number);
        while (!open.isEmpty() && !cancelled.getAsBoolean()) {
            follow(timeline.transition(open.remove()));
        }
        return needed;
    }

    private void need(Integer number) {
        if (number != null && needed.add(number)) {
            open.add(number);
        }
    }

    private void need(int process, Subject subject) {
        ChangedObject object = new ChangedObject(process, subject);
        if (objects.add(object)) {
            index.changes(object).forEach(this::need);
        }
    }

    private void follow(Transition transition) {
        int process = transition.process();
        need(process, null);
        Choice choice = transition.choice() instanceof Choice.Repeat repeat ? repeat.choice() : transition.choice();
        if (choice instanceof Choice.Deliver deliver) {
            need(index.sending(deliver.message().key()));
            transition.steps().forEach(step -> needSubjects(process, step));
        } else if (choice instanceof Choice.Complete complete) {
            needCauseOf(complete.operation());
        } else {
            TransitionCalls.of(transition).forEach(call -> call.handles().forEach(handle -> needHandle(process, handle)));
        }
    }

    private void needSubjects(int process, Step step) {
        for (Subject subject : step.subjects()) {
            if (subject instanceof Subject.OfObject object) {
                needHandle(process, object.handle());
            } else if (subject instanceof Subject.OfAccessEntry || subject instanceof Subject.OfInterface) {
                need(process, subject);
            }
        }
    }

    /** An object and the interface that it belongs to. */
    private void needHandle(int process, long handle) {
        need(process, new Subject.OfObject(handle));
        need(process, new Subject.OfInterface(Handle.networkInterface(handle)));
    }

    private void needCauseOf(Operation operation) {
        Message.Key message = operation.message().key();
        boolean isOwn = operation.kind() == Operation.Kind.SEND || operation.kind() == Operation.Kind.FETCH;
        need(isOwn ? index.sending(message) : index.arrival(message));
    }
}
