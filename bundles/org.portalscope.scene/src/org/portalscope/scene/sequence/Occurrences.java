package org.portalscope.scene.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.Function;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.Request;
import org.portalscope.engine.message.Response;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.translation.EntryRef;
import org.portalscope.scene.style.State;
import org.portalscope.world.Opening;
import org.portalscope.world.Transition;

/** Finds in a transition what a sequence chart shows of it. */
final class Occurrences {

    private final Transition transition;
    private final boolean calls;
    private final Function<Message, List<MatchBitField>> matchBits;
    private final List<Step> steps;
    private final List<Occurrence> found = new ArrayList<>();

    private Occurrences(Transition transition, int made, boolean calls, Function<Message, List<MatchBitField>> matchBits) {
        this.matchBits = matchBits;
        this.calls = calls;
        this.transition = transition;
        steps = transition.steps().subList(0, made);
    }

    /**
     * What happened in a transition, in its order.
     *
     * @param made      how many of its steps have been made
     * @param calls     whether calls are of interest
     * @param matchBits what the match bits of a message mean
     */
    static List<Occurrence> of(Transition transition, int made, boolean calls, Function<Message, List<MatchBitField>> matchBits) {
        return new Occurrences(transition, made, calls, matchBits).find();
    }

    private List<Occurrence> find() {
        Opening opening = transition.opening();
        if (opening.category() == Step.Category.ARRIVAL) {
            opening.field("message", Message.class).ifPresent(this::arrival);
        } else if (opening.category() == Step.Category.COMPLETION && opening.isFailure()) {
            add(0, Occurrence.Kind.TROUBLE, Optional.empty(), opening.words(), State.DROPPED);
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
        if (last.category() != Step.Category.RETURN) {
            return " waits";
        }
        return last.field("code", ReturnCode.class).filter(code -> code != ReturnCode.PTL_OK).map(code -> ": " + code).orElse("");
    }

    private void step(int index, Step step) {
        switch (step.category()) {
            case SEND -> step.field("message", Message.class)
                    .ifPresent(sent -> add(index, Occurrence.Kind.SEND, Optional.of(sent), label(sent), State.IDLE));
            case OUTPUT -> add(index, Occurrence.Kind.OUTPUT, Optional.empty(), step.words(), State.IDLE);
            case OCCUPATION -> add(index, Occurrence.Kind.OCCUPATION, Optional.empty(), step.words(), State.IDLE);
            case LABEL -> add(index, Occurrence.Kind.LABEL, Optional.empty(), step.field("text", String.class).orElseThrow(), State.IDLE);
            case LOSS -> trouble(index, step);
            case FAULT -> {
                if (!beginsCall(index)) {
                    trouble(index, step);
                }
            }
            default -> {
            }
        }
    }

    private void trouble(int index, Step step) {
        add(index, Occurrence.Kind.TROUBLE, Optional.empty(), step.words(), State.DROPPED);
    }

    /** Whether a call is shown that begins with a step: it says itself that it fails. */
    private boolean beginsCall(int index) {
        return found.stream().anyMatch(occurrence -> occurrence.kind() == Occurrence.Kind.CALL && occurrence.step() == index);
    }

    private void events() {
        StringJoiner names = new StringJoiner(", ");
        int first = -1;
        for (int i = 1; i < steps.size(); i++) {
            if (steps.get(i).category() == Step.Category.EVENT) {
                first = first < 0 ? i : first;
                names.add(steps.get(i).field("event", Event.class).orElseThrow().kind().shortName());
            }
        }
        if (first >= 0) {
            add(first, Occurrence.Kind.EVENTS, Optional.empty(), names.toString(), State.IDLE);
        }
    }

    private void arrival(Message message) {
        Optional<Step> drop = steps.stream().filter(step -> step.category() == Step.Category.DROP).findFirst();
        String text = drop.map(Occurrences::dropped).orElseGet(this::taken);
        add(0, Occurrence.Kind.ARRIVAL, Optional.of(message), text, drop.isPresent() ? State.DROPPED : State.IDLE);
    }

    private static String dropped(Step drop) {
        return drop.field("reason", DropReason.class).map(reason -> "dropped: " + reason.words()).orElseGet(drop::words);
    }

    private String taken() {
        if (steps.stream().noneMatch(step -> step.category() == Step.Category.START)) {
            return "";
        }
        Optional<EntryRef> entry = steps.stream().filter(step -> step.category() == Step.Category.DESCRIPTOR)
                .reduce((first, second) -> second).flatMap(step -> step.field("entry", EntryRef.class));
        return entry.map(taken -> "taken by " + taken + " of portal " + taken.portal()).orElse("");
    }

    private void add(int step, Occurrence.Kind kind, Optional<Message> message, String text, State state) {
        found.add(new Occurrence(transition.process(), transition.number(), transition.time(), step, kind, message, text, state));
    }

    /** The fields of the match bits where they have names: there is no room for the digits beside them. */
    private String bits(Request request) {
        List<MatchBitField> fields = matchBits.apply(request);
        return fields.isEmpty() ? Numbers.hex(request.matchBits()) : MatchBitField.text(fields, request.matchBits());
    }

    /** {@code put #1 · portal 4 · 0x0007 · 5 bytes}. */
    private String label(Message message) {
        String name = message.kind().name().toLowerCase(Locale.ROOT) + " " + message.operation();
        if (message instanceof Response response) {
            return name + " · " + Numbers.count(response.manipulatedLength(), "byte");
        }
        Request request = (Request) message;
        return name + " · portal " + request.portal() + " · " + bits(request) + " · " + Numbers.count(request.length(), "byte");
    }
}
