package org.portalscope.scenario.statement;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.step.Numbers;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.Signature;
import org.portalscope.scenario.thread.Target;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.SourceLocation;

/**
 * A call of a function of the scenario: {@code sent = put_all(md, 3);}. The thread stays before it until the function returns.
 *
 * @param result what the result is bound to, or null
 */
public record CallFunction(SourceLocation place, SourcePosition position, Target result, Signature function, List<Argument> arguments)
        implements Instruction {

    public CallFunction {
        arguments = List.copyOf(arguments);
    }

    @Override
    public void declare(NameTable names) {
        if (result != null) {
            result.declare(names, function.result() == null ? Type.UNKNOWN : function.result());
        }
    }

    @Override
    public void check(NameTable names, Problems problems) {
        if (result != null && function.result() == null) {
            problems.add(position, function.name(), "a function with a result: this one has none");
        } else if (result != null) {
            result.check(names, function.result(), problems);
        }
        int parameters = function.parameters().size();
        if (arguments.size() != parameters) {
            problems.add(position, "<" + Numbers.count(arguments.size(), "argument") + ">", parameters + ": " + function);
        }
        for (int i = 0; i < arguments.size(); i++) {
            check(arguments.get(i), i < parameters ? function.parameters().get(i) : null, names, problems);
        }
    }

    private void check(Argument argument, Signature.Parameter parameter, NameTable names, Problems problems) {
        if (argument.output() != null) {
            problems.add(argument.position(), "&" + argument.output().name(), "a value: functions of a scenario have no outputs");
        } else if (argument.input() != null) {
            Type found = argument.input().check(names, problems);
            if (parameter != null && !found.agrees(parameter.type())) {
                problems.add(argument.position(), argument.input().text(), parameter.type().words() + " as " + parameter.name() + " of "
                        + function.name() + ", not " + found.words());
            }
        }
    }

    @Override
    public int entered() {
        return function.body();
    }

    @Override
    public boolean mayBeLocal() {
        return true;
    }

    @Override
    public Instruction resolve(NameTable names) {
        return new CallFunction(place, position, result == null ? null : result.resolve(names), function,
                arguments.stream().map(argument -> argument.resolve(names)).toList());
    }

    @Override
    public void execute(ThreadContext context) throws EvaluationException {
        List<Value> values = new ArrayList<>(arguments.size());
        for (Argument argument : arguments) {
            values.add(context.evaluate(argument.input()));
        }
        context.enter(function.body(), values, position);
    }

    @Override
    public boolean returned(ThreadContext context, Value value) {
        if (result != null) {
            context.bind(result, value);
        }
        return true;
    }
}
