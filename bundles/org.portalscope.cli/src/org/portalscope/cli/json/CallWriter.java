package org.portalscope.cli.json;

import java.io.IOException;
import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.call.Parameter;
import org.portalscope.engine.call.Returned;
import org.portalscope.engine.effect.WaitReturned;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;
import org.portalscope.world.Transition;

import com.fasterxml.jackson.core.JsonGenerator;

/** Writes the call that a transition makes or goes on with: its arguments by name, what it returned, and its outputs by name. */
final class CallWriter {

    private final JsonGenerator out;
    private final ValueWriter values;

    CallWriter(JsonGenerator out, ValueWriter values) {
        this.out = out;
        this.values = values;
    }

    /** Writes the member {@code call}, if the transition makes a call. */
    void of(Transition transition) throws IOException {
        for (Transition.Span span : transition.spans()) {
            if (span.scope().kind() == Scope.Kind.CALL && span.scope().subject() instanceof ApiCall call) {
                call(call, transition.steps().subList(span.from(), span.to()));
                return;
            }
        }
        for (Step step : transition.steps()) {
            if (step instanceof WaitReturned returned) {
                waited(returned);
                return;
            }
        }
    }

    private void call(ApiCall call, List<Step> steps) throws IOException {
        out.writeObjectFieldStart("call");
        values.member("function", call.function());
        out.writeStringField("section", call.function().section());
        out.writeObjectFieldStart("arguments");
        for (int i = 0; i < call.arguments().size(); i++) {
            Parameter parameter = call.function().parameters().get(i);
            if (!parameter.output()) {
                argument(parameter, call.arguments().get(i));
            }
        }
        out.writeEndObject();
        Step last = steps.isEmpty() ? null : steps.get(steps.size() - 1);
        returned(last instanceof Returned returned ? returned : null);
        out.writeEndObject();
    }

    private void returned(Returned returned) throws IOException {
        values.member("returns", returned == null ? null : returned.code());
        out.writeObjectFieldStart("outputs");
        for (int i = 0; returned != null && i < returned.outputs().size(); i++) {
            if (returned.outputs().get(i) != null) {
                argument(returned.function().parameters().get(i), returned.outputs().get(i));
            }
        }
        out.writeEndObject();
    }

    private void waited(WaitReturned returned) throws IOException {
        out.writeObjectFieldStart("call");
        out.writeStringField("function", "PtlEQWait");
        out.writeStringField("section", returned.section());
        out.writeObjectFieldStart("arguments");
        values.member("eventq", returned.result().eventq());
        out.writeEndObject();
        values.member("returns", returned.result().code());
        out.writeObjectFieldStart("outputs");
        if (returned.result().event() != null) {
            values.member("event", returned.result().event());
        }
        out.writeEndObject();
        out.writeEndObject();
    }

    private void argument(Parameter parameter, Object argument) throws IOException {
        out.writeFieldName(parameter.name());
        if (!(argument instanceof Long number)) {
            values.value(parameter.name(), argument);
        } else if (parameter.type() != Parameter.Type.INTEGER) {
            out.writeString(Handle.text(number));
        } else if (MemberNames.isBits(parameter.name())) {
            values.bits(number);
        } else if (parameter.name().equals("offset")) {
            values.integer(number);
        } else {
            values.signed(number);
        }
    }
}
