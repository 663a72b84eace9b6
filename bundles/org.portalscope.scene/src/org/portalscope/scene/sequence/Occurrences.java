package org.portalscope.scene.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Returned;
import org.portalscope.engine.effect.EventLogged;
import org.portalscope.engine.effect.EventLost;
import org.portalscope.engine.effect.MessageDropped;
import org.portalscope.engine.effect.MessageSent;
import org.portalscope.engine.effect.OperationStarted;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.Request;
import org.portalscope.engine.message.Response;
import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.translation.EntryCheck;
import org.portalscope.scene.style.State;
import org.portalscope.world.CompletionStarted;
import org.portalscope.world.MessageDelivered;
import org.portalscope.world.Transition;
import org.portalscope.world.fault.FaultStruck;
import org.portalscope.world.fault.ProcessDied;
import org.portalscope.world.network.NoSuchProcess;
import org.portalscope.world.program.LabelReached;
import org.portalscope.world.program.PrintedOutput;
import org.portalscope.world.time.ThreadOccupied;

/** Finds in a transition what a sequence chart shows of it. */
final class Occurrences {

    private final Transition transition;
    private final boolean calls;
    private final List<Step> steps;
    private final List<Occurrence> found = new ArrayList<>();

    private Occurrences(Transition transition, int made, boolean calls) {
        this.calls = calls;
        this.transition = transition;
        steps = transition.steps().subList(0, made);
    }

    /**
     * What happened in a transition, in its order.
     *
     * @param made  how many of its steps have been made
     * @param calls whether calls are of interest
     */
    static List<Occurrence> of(Transition transition, int made, boolean calls) {
        return new Occurrences(transition, made, calls).find();
    }

    private List<Occurrence> find() {
        if (steps.get(0) instanceof MessageDelivered delivered) {
            arrival(delivered.message());
        } else if (steps.get(0) instanceof CompletionStarted completion && completion.fails()) {
            add(0, Occurrence.Kind.TROUBLE, Optional.empty(), completion.words(), State.DROPPED);
        }
        if (calls) {
            call();
        }
        for (int i = 1; i < steps.size(); i++) {
            step(i, steps.get(i));
        }
        events();
        return found;
    }

    private void call() {
        for (Transition.Span span : transition.spans()) {
            if (span.scope().kind() == Scope.Kind.CALL && span.from() < steps.size()) {
                String result = span.to() > steps.size() ? "" : result(steps.get(span.to() - 1));
                add(span.from(), Occurrence.Kind.CALL, Optional.empty(), span.scope().name() + result, State.IDLE);
            }
        }
    }

    /** What is worth telling of the end of a call: that it waits, or a code other than that of success. */
    private static String result(Step last) {
        if (last instanceof Returned returned) {
            return returned.code() == ReturnCode.PTL_OK ? "" : ": " + returned.code();
        }
        return " waits";
    }

    private void step(int index, Step step) {
        if (step instanceof MessageSent sent) {
            add(index, Occurrence.Kind.SEND, Optional.of(sent.message()), label(sent.message()), State.IDLE);
        } else if (step instanceof PrintedOutput output) {
            add(index, Occurrence.Kind.OUTPUT, Optional.empty(), "prints: " + output.line(), State.IDLE);
        } else if (step instanceof ThreadOccupied occupied && occupied.by() != ThreadOccupied.By.SENDING) {
            add(index, Occurrence.Kind.OCCUPATION, Optional.empty(), step.words(), State.IDLE);
        } else if (step instanceof LabelReached label) {
            add(index, Occurrence.Kind.LABEL, Optional.empty(), label.text(), State.IDLE);
        } else if (step instanceof EventLost || step instanceof ProcessDied || step instanceof FaultStruck && !beginsCall(index)) {
            add(index, Occurrence.Kind.TROUBLE, Optional.empty(), step.words(), State.DROPPED);
        }
    }

    /** Whether a call is told that begins with a step: it says itself that it fails. */
    private boolean beginsCall(int index) {
        return found.stream().anyMatch(occurrence -> occurrence.kind() == Occurrence.Kind.CALL && occurrence.step() == index);
    }

    private void events() {
        StringJoiner names = new StringJoiner(", ");
        int first = -1;
        for (int i = 1; i < steps.size(); i++) {
            if (steps.get(i) instanceof EventLogged logged) {
                first = first < 0 ? i : first;
                names.add(logged.event().kind().shortName());
            }
        }
        if (first >= 0) {
            add(first, Occurrence.Kind.EVENTS, Optional.empty(), names.toString(), State.IDLE);
        }
    }

    private void arrival(Message message) {
        EntryCheck last = null;
        for (Step step : steps) {
            if (step instanceof MessageDropped drop) {
                add(0, Occurrence.Kind.ARRIVAL, Optional.of(message), "dropped: " + drop.reason().words(), State.DROPPED);
                return;
            }
            if (step instanceof NoSuchProcess) {
                add(0, Occurrence.Kind.ARRIVAL, Optional.of(message), step.words(), State.DROPPED);
                return;
            }
            last = step instanceof EntryCheck check ? check : last;
        }
        boolean taken = steps.stream().anyMatch(OperationStarted.class::isInstance);
        String text = taken && last != null ? "taken by " + last.entry() + " of portal " + last.entry().portal() : "";
        add(0, Occurrence.Kind.ARRIVAL, Optional.of(message), text, State.IDLE);
    }

    private void add(int step, Occurrence.Kind kind, Optional<Message> message, String text, State state) {
        found.add(new Occurrence(transition.process(), transition.number(), transition.time(), step, kind, message, text, state));
    }

    /** {@code put #1 · portal 4 · 0x0007 · 5 bytes}. */
    private static String label(Message message) {
        String name = message.kind().name().toLowerCase(Locale.ROOT) + " " + message.operation();
        if (message instanceof Response response) {
            return name + " · " + Numbers.count(response.manipulatedLength(), "byte");
        }
        Request request = (Request) message;
        return name + " · portal " + request.portal() + " · " + Numbers.hex(request.matchBits()) + " · " + Numbers.count(request.length(), "byte");
    }
}
