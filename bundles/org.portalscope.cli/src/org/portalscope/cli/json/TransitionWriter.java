package org.portalscope.cli.json;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;

import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;
import org.portalscope.recording.json.JsonValueWriter;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.timeline.text.StepRows;
import org.portalscope.world.Opening;
import org.portalscope.world.Transition;
import org.portalscope.world.program.SourceLocation;

import com.fasterxml.jackson.core.JsonGenerator;

/** Writes a transition: what it answers, what the program called or the message came to, and every step. */
final class TransitionWriter {

    private static final Set<String> COMPLETION = Set.of("operation", "ni_fail_type");

    private final JsonGenerator out;
    private final JsonValueWriter values;
    private final WorldState state;

    TransitionWriter(JsonGenerator out, JsonValueWriter values, WorldState state) {
        this.out = out;
        this.values = values;
        this.state = state;
    }

    void write(Transition transition) throws IOException {
        out.writeStartObject();
        out.writeStringField("record", "transition");
        out.writeNumberField("number", transition.number());
        out.writeStringField("process", state.process(transition.process()).name());
        if (transition.time() != Transition.NO_TIME) {
            out.writeNumberField("time", transition.time());
        }
        opening(transition);
        values.member("prints", StepRows.printed(transition));
        steps(transition);
        out.writeEndObject();
    }

    private void opening(Transition transition) throws IOException {
        Opening opening = transition.opening();
        out.writeStringField("kind", kind(opening));
        switch (opening.category()) {
            case TURN -> statement(transition, opening);
            case ARRIVAL -> delivery(transition, opening.field("message", Message.class).orElseThrow());
            case COMPLETION -> values.object("completion", opening.fields().stream().filter(field -> COMPLETION.contains(field.name())).toList());
            default -> {
            }
        }
    }

    private static String kind(Opening opening) {
        return switch (opening.category()) {
            case TURN -> "statement";
            case ARRIVAL -> "delivery";
            case COMPLETION -> "completion";
            case INTERVENTION -> "outside";
            default -> "death";
        };
    }

    private void delivery(Transition transition, Message message) throws IOException {
        out.writeObjectFieldStart("message");
        values.members(message.members());
        new OutcomeWriter(out, values).of(transition.steps());
        out.writeEndObject();
    }

    private void statement(Transition transition, Opening turn) throws IOException {
        int thread = turn.field("thread", Long.class).orElseThrow().intValue();
        out.writeStringField("thread", state.process(transition.process()).threadName(thread));
        out.writeObjectFieldStart("statement");
        values.members(turn.field("place", SourceLocation.class).orElseThrow().members());
        values.member("goes_on", turn.field("wakes", Boolean.class).orElseThrow());
        out.writeEndObject();
        new CallWriter(out, values).of(transition);
    }

    private void steps(Transition transition) throws IOException {
        Scope[] innermost = new Scope[transition.steps().size()];
        transition.spans().forEach(span -> Arrays.fill(innermost, span.from(), span.to(), span.scope()));
        out.writeArrayFieldStart("steps");
        List<Step> steps = transition.steps();
        for (int i = 1; i < steps.size(); i++) {
            step(steps.get(i), innermost[i]);
        }
        out.writeEndArray();
    }

    private void step(Step step, Scope scope) throws IOException {
        out.writeStartObject();
        out.writeStringField("step", step instanceof Check ? "check" : "effect");
        out.writeStringField("name", step.kind());
        out.writeStringField("scope", scope.kind().name().toLowerCase(Locale.ROOT));
        if (step instanceof Check check) {
            out.writeBooleanField("passed", check.passed());
            if (!check.passed() && !check.reason().isEmpty()) {
                out.writeStringField("reason", check.reason());
            }
        }
        out.writeStringField("words", step.words());
        out.writeStringField("section", step.section());
        values.object("fields", step.fields());
        out.writeEndObject();
    }
}
