package org.portalscope.recording.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.call.Parameter;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.input.Answer;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.ImmediatePut;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.Location;
import org.portalscope.engine.input.WaitLeft;
import org.portalscope.recording.json.JsonValue;
import org.portalscope.recording.json.MemberReader;

/** Reads calls, and threads that go on behind PtlEQWait, with what they returned. */
final class CallReader {

    private static final List<String> FUNCTIONS = Arrays.stream(Function.values()).map(Function::documentName).toList();
    private static final List<String> CODES = Arrays.stream(ReturnCode.values()).map(Enum::name).toList();

    private static final List<String> MEMBERS = List.of("arguments", "immediate", "id", "returns", "outputs");

    private final Values values;
    private final RunningProcesses processes;
    private final Differences differences;

    CallReader(Values values, RunningProcesses processes, Differences differences) {
        this.values = values;
        this.processes = processes;
        this.differences = differences;
    }

    /** A call of any function. */
    ReadInput call(MemberReader line, RunningProcess process, int thread) {
        JsonValue name = line.required("function", "the function that is called");
        boolean known = name != null && Function.named(name.text()).isPresent();
        Function function = Function.values()[values.word(name, FUNCTIONS, "a function of the Portals API")];
        if (!known) {
            return unknown(line, process);
        }
        List<Object> arguments = arguments(line.required("arguments", "an object with the arguments by name"), function, process);
        boolean immediate = values.flag(line.optional("immediate"));
        JsonValue operation = line.optional("id");
        Result result = new Result(function, line.optional("returns"), line.optional("outputs"), process);
        if (immediate && function != Function.PTL_PUT) {
            values.refuse(name, "PtlPut, since nothing else is immediate");
            immediate = false;
        }
        ApiCall call = new ApiCall(thread, function, arguments);
        Input input = immediate ? new ImmediatePut(call) : call;
        result.prepare();
        return new ReadInput(input, answer -> {
            result.compare(answer);
            if (operation != null) {
                name(operation, result.what, answer);
            }
        });
    }

    /** A call of which nobody knows what it takes; whatever it returns has a name from then on. */
    private static ReadInput unknown(MemberReader line, RunningProcess process) {
        MEMBERS.forEach(line::optional);
        JsonValue outputs = line.optional("outputs");
        if (outputs != null) {
            outputs.members().values().forEach(output -> process.handles().define(output.value().text(), Ptl.ME_NONE));
        }
        return null;
    }

    /** A thread that goes on. */
    ReadInput waitLeft(MemberReader line, RunningProcess process, int thread) {
        Result result = new Result(Function.PTL_EQ_WAIT, line.optional("returns"), line.optional("outputs"), process);
        result.prepare();
        return new ReadInput(new WaitLeft(thread), result::compare);
    }

    private List<Object> arguments(JsonValue given, Function function, RunningProcess process) {
        List<Object> arguments = new ArrayList<>();
        if (given == null) {
            function.parameters().forEach(parameter -> arguments.add(null));
            return arguments;
        }
        MemberReader members = new MemberReader(given, values.problems());
        ProcessValues own = new ProcessValues(values, process);
        for (Parameter parameter : function.parameters()) {
            JsonValue value = parameter.output() ? members.optional(parameter.name()) : members.required(parameter.name(), parameter.type().words());
            arguments.add(value == null ? parameter.output() ? Location.WANTED : null : own.argument(parameter, value));
        }
        members.end();
        return arguments;
    }

    private void name(JsonValue name, String call, Answer answer) {
        if (answer.sent().isEmpty()) {
            processes.nameUnsent(values.text(name), call + " returns " + answer.code() + " here");
        } else {
            processes.name(values.text(name), answer.sent().get(0).operation());
        }
    }

    /** What a call is said to have returned. */
    private final class Result {

        private final Function function;
        private final JsonValue code;
        private final JsonValue outputs;
        private final RunningProcess process;
        private final String what;

        Result(Function function, JsonValue code, JsonValue outputs, RunningProcess process) {
            this.function = function;
            this.code = code;
            this.outputs = outputs;
            this.process = process;
            what = function.documentName() + " of " + process.description().name();
        }

        /** Learns from it what the engine cannot know, and lets names stand for something even if nothing is run any more. */
        void prepare() {
            ReturnCode returned = code == null || code.isNull() ? null : ReturnCode.values()[values.word(code, CODES, "a return code")];
            JsonValue distance = function == Function.PTL_NI_DIST ? output(function.parameters().get(2)) : null;
            process.environment().state(returned, distance == null || distance.isNull() ? OptionalLong.empty()
                    : OptionalLong.of(values.number(distance)));
            if (outputs != null) {
                MemberReader members = new MemberReader(outputs, values.problems());
                function.parameters().stream().filter(Parameter::output).forEach(parameter -> define(parameter, members.optional(parameter.name())));
                members.end();
            }
        }

        /** A handle that an event tells, where no event is made any more. */
        private void nameInEvent(JsonValue event) {
            JsonValue.Member handle = event.members().get("md_handle");
            if (!values.areRight() && handle != null && process.handles().value(handle.value().text()) == null) {
                process.handles().define(handle.value().text(), Handle.none(Handle.Kind.MD));
            }
        }

        private JsonValue output(Parameter parameter) {
            JsonValue.Member member = outputs == null ? null : outputs.members().get(parameter.name());
            return member == null ? null : member.value();
        }

        private void define(Parameter parameter, JsonValue value) {
            if (value == null || value.isNull()) {
                return;
            }
            switch (parameter.type()) {
                case NI -> define(value, Handle.Kind.NI);
                case ME -> define(value, Handle.Kind.ME);
                case MD -> define(value, Handle.Kind.MD);
                case EQ -> define(value, Handle.Kind.EQ);
                case EVENT -> nameInEvent(value);
                default -> {
                }
            }
        }

        private void define(JsonValue value, Handle.Kind kind) {
            if (!(value.content() instanceof String name && HandleNames.isFree(name))) {
                values.refuse(value, "a name for the handle, in quotes, that is no number and no constant");
            } else {
                process.handles().define(name, Handle.none(kind));
            }
        }

        void compare(Answer answer) {
            Comparison comparison = new Comparison(values, process, differences);
            if (code != null) {
                comparison.compare(what + " returns", code, Unit.NONE, answer.code());
            }
            for (int i = 0; i < function.parameters().size(); i++) {
                Parameter parameter = function.parameters().get(i);
                JsonValue theirs = output(parameter);
                if (theirs != null) {
                    compare(comparison, parameter, theirs, answer.output(i));
                }
            }
        }

        private void compare(Comparison comparison, Parameter parameter, JsonValue theirs, Object ours) {
            boolean handle = parameter.type() != Parameter.Type.INTEGER && ours instanceof Long;
            if (handle && theirs.content() instanceof String name) {
                process.handles().define(name, (Long) ours);
            } else {
                comparison.compare(what + ": " + parameter.name(), theirs, ours == null ? Unit.NONE : parameter.field(ours).unit(), ours);
            }
        }
    }
}
