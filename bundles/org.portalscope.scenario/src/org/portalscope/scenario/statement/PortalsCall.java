package org.portalscope.scenario.statement;

import java.util.List;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.call.Parameter;
import org.portalscope.engine.input.Answer;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.Location;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.scenario.thread.CallFrame;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.Target;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.Program.Readiness;
import org.portalscope.world.program.SourceLocation;

/**
 * A call of the Portals API: {@code code = PtlPut(...) expect PTL_OK;}.
 *
 * @param result   what the return code is bound to, or null
 * @param expected the return code that it must have, or null; without either it must succeed
 */
public record PortalsCall(SourceLocation place, SourcePosition position, Target result, Function function, List<Argument> arguments,
        ReturnCode expected) implements Instruction {

    public PortalsCall {
        arguments = List.copyOf(arguments);
    }

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
        return new PortalsCall(place, position, result == null ? null : result.resolve(names), function,
                arguments.stream().map(argument -> argument.resolve(names)).toList(), expected);
    }

    @Override
    public Readiness readiness(CallFrame frame, int thread) {
        return function == Function.PTL_EQ_WAIT ? EventWait.readiness(frame.portals(), thread) : Readiness.READY;
    }

    @Override
    public void execute(ThreadContext context) throws EvaluationException {
        ApiCall call = ApiCall.of(context.thread(), function, evaluate(context));
        Answer answer = function == Function.PTL_EQ_WAIT ? EventWait.perform(context, call) : context.portals().take(call);
        ReturnCode code = answer.code();
        if (code == null) {
            return;
        }
        bindOutputs(context, answer);
        if (result != null) {
            context.bind(result, new Value(Type.RETURN_CODE, code));
        }
        if (satisfies(context, code)) {
            context.moveOn();
        }
    }

    private boolean satisfies(ThreadContext context, ReturnCode code) {
        if (expected != null) {
            if (context.explains()) {
                context.note(function.documentName() + " returns " + expected, code == expected);
            }
            if (code != expected) {
                context.fail(position, function.documentName() + " returned " + code + " (" + code.meaning() + "), expected " + expected);
            }
            return code == expected;
        }
        if (result == null && !code.succeeded()) {
            context.fail(position, function.documentName() + " returned " + code + " (" + code.meaning()
                    + "); if that is what should happen, write 'expect " + code + "' after the call");
            return false;
        }
        return true;
    }

    private Object[] evaluate(ThreadContext context) throws EvaluationException {
        Object[] values = new Object[arguments.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = arguments.get(i).output() == null ? input(context, arguments.get(i)) : Location.WANTED;
        }
        return values;
    }

    private static Object input(ThreadContext context, Argument argument) throws EvaluationException {
        Value value = context.evaluate(argument.input());
        return value.type() == Type.ILLEGAL ? Location.ILLEGAL : value.object();
    }

    private void bindOutputs(ThreadContext context, Answer answer) {
        for (int i = 0; i < arguments.size(); i++) {
            Target name = arguments.get(i).output();
            if (name != null && answer.output(i) != null) {
                context.bind(name, new Value(parameterType(i), answer.output(i)));
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
