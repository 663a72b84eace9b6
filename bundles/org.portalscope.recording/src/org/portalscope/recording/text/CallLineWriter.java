package org.portalscope.recording.text;

import java.io.IOException;

import org.portalscope.engine.call.Function;
import org.portalscope.engine.call.Parameter;
import org.portalscope.engine.input.Answer;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.Location;
import org.portalscope.engine.input.WaitLeft;
import org.portalscope.recording.json.JsonValueWriter;

import com.fasterxml.jackson.core.JsonGenerator;

/** Writes calls and what they return. */
final class CallLineWriter {

    private final JsonGenerator out;
    private final JsonValueWriter arguments;
    private final JsonValueWriter outputs;

    CallLineWriter(JsonGenerator out, RunningProcess process) {
        this.out = out;
        arguments = new JsonValueWriter(out, handle -> HandleWriter.used(process, handle));
        outputs = new JsonValueWriter(out, handle -> HandleWriter.returned(process, handle));
    }

    void call(ApiCall call, boolean immediate, Answer answer) throws IOException {
        out.writeNumberField("thread", call.thread());
        out.writeStringField("function", call.function().documentName());
        if (immediate) {
            out.writeBooleanField("immediate", true);
        }
        out.writeObjectFieldStart("arguments");
        for (int i = 0; i < call.arguments().size(); i++) {
            argument(call.function().parameters().get(i), call.arguments().get(i));
        }
        out.writeEndObject();
        returned(call.function(), answer);
    }

    void waitLeft(WaitLeft left, Answer answer) throws IOException {
        out.writeNumberField("thread", left.thread());
        returned(Function.PTL_EQ_WAIT, answer);
    }

    private void argument(Parameter parameter, Object argument) throws IOException {
        if (argument == Location.ILLEGAL) {
            out.writeStringField(parameter.name(), ProcessValues.ILLEGAL);
        } else if (argument != Location.WANTED) {
            arguments.member(parameter.field(argument));
        }
    }

    private void returned(Function function, Answer answer) throws IOException {
        outputs.member("returns", answer.code());
        out.writeObjectFieldStart("outputs");
        for (int i = 0; i < function.parameters().size(); i++) {
            if (answer.output(i) != null) {
                outputs.member(function.parameters().get(i).field(answer.output(i)));
            }
        }
        out.writeEndObject();
    }
}
