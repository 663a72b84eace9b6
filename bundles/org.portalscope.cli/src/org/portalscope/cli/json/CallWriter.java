package org.portalscope.cli.json;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Parameter;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Structure;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.state.WaitResult;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;
import org.portalscope.recording.json.JsonValueWriter;
import org.portalscope.world.Transition;

import com.fasterxml.jackson.core.JsonGenerator;

/** Writes the call that a transition makes or goes on with: its arguments by name, what it returned, and its outputs by name. */
final class CallWriter {

    private final JsonGenerator out;
    private final JsonValueWriter values;

    CallWriter(JsonGenerator out, JsonValueWriter values) {
        this.out = out;
        this.values = values;
    }

    /** Writes the member {@code call}, if the transition makes a call. */
    void of(Transition transition) throws IOException {
        for (Transition.Span span : transition.spans()) {
            if (span.scope().kind() == Scope.Kind.CALL && span.scope().subject() instanceof ApiCall call) {
                made(call, transition.steps().subList(span.from(), span.to()));
                return;
            }
        }
        Optional<Step> returned = transition.steps().stream().filter(step -> step.category() == Step.Category.RETURN).findFirst();
        if (returned.isPresent()) {
            waited(returned.get());
        }
    }

    private void made(ApiCall call, List<Step> steps) throws IOException {
        Optional<Step> returned = steps.stream().reduce((first, second) -> second).filter(step -> step.category() == Step.Category.RETURN);
        List<Field> outputs = returned.flatMap(step -> step.field("outputs", Structure.class)).map(Structure::members).orElse(List.of());
        call(call.function().documentName(), call.function().section(), arguments(call),
                returned.flatMap(step -> step.field("code", ReturnCode.class)), outputs);
    }

    private static List<Field> arguments(ApiCall call) {
        List<Field> arguments = new ArrayList<>();
        for (int i = 0; i < call.arguments().size(); i++) {
            Parameter parameter = call.function().parameters().get(i);
            if (!parameter.output()) {
                arguments.add(parameter.field(call.arguments().get(i)));
            }
        }
        return arguments;
    }

    private void waited(Step returned) throws IOException {
        WaitResult result = returned.field("result", WaitResult.class).orElseThrow();
        List<Field> members = result.members();
        call("PtlEQWait", returned.section(), named(members, "eventq"), Optional.of(result.code()),
                result.event() == null ? List.of() : named(members, "event"));
    }

    private static List<Field> named(List<Field> members, String name) {
        return members.stream().filter(member -> member.name().equals(name)).toList();
    }

    private void call(String function, String section, List<Field> arguments, Optional<ReturnCode> code, List<Field> outputs) throws IOException {
        out.writeObjectFieldStart("call");
        out.writeStringField("function", function);
        out.writeStringField("section", section);
        values.object("arguments", arguments);
        values.member("returns", code.orElse(null));
        values.object("outputs", outputs);
        out.writeEndObject();
    }
}
