package org.portalscope.cli.json;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.translation.EntryCheck;
import org.portalscope.session.StepRows;
import org.portalscope.session.WorldState;
import org.portalscope.world.CompletionStarted;
import org.portalscope.world.MessageDelivered;
import org.portalscope.world.Opening;
import org.portalscope.world.ThreadScheduled;
import org.portalscope.world.Transition;
import org.portalscope.world.program.SourceLocation;

import com.fasterxml.jackson.core.JsonGenerator;

/** Writes a transition: what it answers, what the program called or the message came to, and every step. */
final class TransitionWriter {

    /** Components of steps that are told elsewhere: by members that every step has, or by the call. */
    private static final Set<String> TOLD = Set.of("words", "passed", "section", "reason", "outputs");

    private final JsonGenerator out;
    private final ValueWriter values;
    private final WorldState state;

    TransitionWriter(JsonGenerator out, ValueWriter values, WorldState state) {
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
        if (opening instanceof ThreadScheduled run) {
            out.writeStringField("kind", "statement");
            statement(transition, run);
        } else if (opening instanceof MessageDelivered delivered) {
            out.writeStringField("kind", "delivery");
            out.writeObjectFieldStart("message");
            values.structures().header(delivered.message());
            new OutcomeWriter(out, values).of(transition.steps());
            out.writeEndObject();
        } else if (opening instanceof CompletionStarted completion) {
            out.writeStringField("kind", "completion");
            out.writeObjectFieldStart("completion");
            values.member("operation", completion.operation());
            out.writeStringField("ni_fail_type", NiFailType.text(completion.niFailType()));
            out.writeEndObject();
        } else {
            out.writeStringField("kind", "death");
        }
    }

    private void statement(Transition transition, ThreadScheduled run) throws IOException {
        out.writeStringField("thread", state.process(transition.process()).threadName(run.thread()));
        out.writeObjectFieldStart("statement");
        place(out, run.place());
        out.writeBooleanField("goes_on", run.wakes());
        out.writeEndObject();
        new CallWriter(out, values).of(transition);
    }

    /** Writes a place in a source as members of the current object. */
    static void place(JsonGenerator out, SourceLocation place) throws IOException {
        out.writeStringField("file", place.file());
        out.writeNumberField("line", place.line());
        out.writeNumberField("column", place.column());
        out.writeStringField("text", place.text());
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
        out.writeStringField("name", step.getClass().getSimpleName());
        out.writeStringField("scope", scope.kind().name().toLowerCase(Locale.ROOT));
        if (step instanceof Check check) {
            out.writeBooleanField("passed", check.passed());
        }
        if (step instanceof EntryCheck check && !check.passed()) {
            out.writeStringField("reason", check.reason());
        }
        out.writeStringField("words", step.words());
        out.writeStringField("section", step.section());
        out.writeObjectFieldStart("fields");
        values.components(step, TOLD);
        out.writeEndObject();
        out.writeEndObject();
    }
}
