package org.portalscope.scenario.program;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.Out;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Call;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.call.Parameter;
import org.portalscope.expression.EvaluationException;
import org.portalscope.expression.Position;
import org.portalscope.expression.Problems;
import org.portalscope.expression.Type;
import org.portalscope.expression.Value;
import org.portalscope.world.Place;
import org.portalscope.world.Program.Readiness;

/**
 * A call of the Portals API: {@code code = PtlPut(...) expect PTL_OK;}.
 *
 * @param result   what the return code is bound to, or null
 * @param expected the return code that it must have, or null; without either it must succeed
 */
public record ApiCall(Place place, Position position, Target result, Function function, List<Argument> arguments,
        ReturnCode expected) implements Instruction {

    @Override
    public void declare(NameTable names) {
        if (result != null) {
            result.declare(names, Type.RETURN_CODE);
        }
        for (int i = 0; i < arguments.size(); i++) {
            if (arguments.get(i).output() != null) {
                arguments.get(i).output().declare(names, isOutput(i) ? parameterType(i) : Type.UNKNOWN);
            }
        }
    }

    @Override
    public void check(NameTable names, Problems problems) {
        if (result != null) {
            result.check(names, Type.RETURN_CODE, problems);
        }
        new ArgumentCheck(function, names, problems).check(position, arguments);
    }

    @Override
    public Instruction resolve(NameTable names) {
        return new ApiCall(place, position, result == null ? null : result.resolve(names), function,
                arguments.stream().map(argument -> argument.resolve(names)).toList(), expected);
    }

    @Override
    public Readiness readiness(CallFrame frame, int thread) {
        return function == Function.PTL_EQ_WAIT ? EventWait.readiness(frame.portals(), thread) : Readiness.READY;
    }

    @Override
    public void execute(Running running) throws EvaluationException {
        Call call = new Call(running.thread(), function, evaluate(running));
        ReturnCode code = function == Function.PTL_EQ_WAIT ? EventWait.perform(running, call) : running.portals().call(call);
        if (code == null) {
            return;
        }
        bindOutputs(running, call);
        if (result != null) {
            running.bind(result, new Value(Type.RETURN_CODE, code));
        }
        if (satisfies(running, code)) {
            running.moveOn();
        }
    }

    private boolean satisfies(Running running, ReturnCode code) {
        if (expected != null) {
            if (running.explains()) {
                running.note(function.documentName() + " returns " + expected, code == expected);
            }
            if (code != expected) {
                running.fail(position, function.documentName() + " returned " + code + " (" + code.meaning() + "), expected " + expected);
            }
            return code == expected;
        }
        if (result == null && !code.succeeded()) {
            running.fail(position, function.documentName() + " returned " + code + " (" + code.meaning()
                    + "); if that is what should happen, write 'expect " + code + "' behind the call");
            return false;
        }
        return true;
    }

    private List<Object> evaluate(Running running) throws EvaluationException {
        List<Object> values = new ArrayList<>(arguments.size());
        for (int i = 0; i < arguments.size(); i++) {
            Parameter parameter = function.parameters().get(i);
            values.add(arguments.get(i).output() == null ? input(running, parameter, arguments.get(i)) : parameter.location());
        }
        return values;
    }

    private static Object input(Running running, Parameter parameter, Argument argument) throws EvaluationException {
        Value value = running.evaluate(argument.input());
        return value.type() == Type.ILLEGAL ? parameter.illegal() : value.object();
    }

    private void bindOutputs(Running running, Call call) {
        for (int i = 0; i < arguments.size(); i++) {
            Target name = arguments.get(i).output();
            Object holder = call.arguments().get(i);
            if (name != null && holder instanceof LongOut out && out.isSet()) {
                running.bind(name, new Value(parameterType(i), out.value()));
            } else if (name != null && holder instanceof EventOut out && out.value() != null) {
                running.bind(name, new Value(parameterType(i), out.value()));
            } else if (name != null && holder instanceof Out<?> out && out.value() != null) {
                running.bind(name, new Value(parameterType(i), out.value()));
            }
        }
    }

    private boolean isOutput(int index) {
        List<Parameter> parameters = function.parameters();
        return index < parameters.size() && parameters.get(index).output();
    }

    private Type parameterType(int index) {
        return Type.of(function.parameters().get(index).type());
    }
}
