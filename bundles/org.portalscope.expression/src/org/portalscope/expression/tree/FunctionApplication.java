package org.portalscope.expression.tree;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.step.Numbers;
import org.portalscope.expression.Expression;
import org.portalscope.expression.NameScope;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** A call of a built-in function: {@code events(eq)}. */
public record FunctionApplication(SourcePosition position, String text, BuiltinFunction function, List<Expression> arguments) implements Expression {

    public FunctionApplication {
        arguments = List.copyOf(arguments);
    }

    @Override
    public Type check(NameScope names, Problems problems) {
        List<Type> found = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            found.add(arguments.get(i).check(names, problems));
        }
        if (function.isRepeated() ? arguments.isEmpty() : arguments.size() != function.parameters()) {
            problems.add(position, "<" + Numbers.count(arguments.size(), "argument") + ">",
                    (function.isRepeated() ? "at least 1: " : function.parameters() + ": ") + function.signature());
            return Type.UNKNOWN;
        }
        if (!looksAtNothing() && !names.hasState()) {
            problems.add(position, function.word(), "a function that looks at its arguments alone: " + function.word() + " looks at the state of a process");
        }
        for (int i = 0; i < found.size(); i++) {
            check(i, found, problems);
        }
        return function.result(found);
    }

    private void check(int index, List<Type> found, Problems problems) {
        Type wanted = function.takesElement() && index == 1 && found.get(0).isList() ? found.get(0).element() : function.parameterType(index);
        Type type = found.get(index);
        boolean address = function == BuiltinFunction.MEMORY && index == 0 && type == Type.REGION;
        boolean element = !function.takesElement() || index == 0 || type.list() != null && type != Type.NULL && type != Type.ILLEGAL;
        if (!element) {
            problems.add(arguments.get(index).position(), arguments.get(index).text(), "a value that can be in a list, not " + type.words());
        } else if (!address && !type.agrees(wanted)) {
            problems.add(arguments.get(index).position(), arguments.get(index).text(), wanted.words() + " as " + function.parameterName(index)
                    + " of " + function.word() + ", not " + type.words());
        }
    }

    @Override
    public Expression resolve(NameScope names) {
        Expression[] resolved = arguments.stream().map(argument -> argument.resolve(names)).toArray(Expression[]::new);
        FunctionApplication call = new FunctionApplication(position, text, function, List.of(resolved));
        return looksAtNothing() ? Literal.folded(call, resolved) : call;
    }

    private boolean looksAtNothing() {
        return function == BuiltinFunction.BYTES || function == BuiltinFunction.FILL || function == BuiltinFunction.REMOVE || function.takesElement();
    }

    @Override
    public Value evaluate(ValueScope values) throws EvaluationException {
        return function.apply(this, given(values), values);
    }

    private Value[] given(ValueScope values) throws EvaluationException {
        Value[] given = new Value[arguments.size()];
        for (int i = 0; i < given.length; i++) {
            given[i] = arguments.get(i).evaluate(values);
        }
        return given;
    }

    @Override
    public String tell(ValueScope values) throws EvaluationException {
        Value[] given = given(values);
        String evidence = function.evidence(this, given, values);
        return text + " is " + function.apply(this, given, values).text() + (evidence.isEmpty() ? "" : ", since " + evidence);
    }

    /** An argument has a value that the function does not take. */
    EvaluationException refusal(int index, String expected) {
        Expression argument = arguments.get(index);
        return new EvaluationException(argument.position(), argument.text(), expected);
    }

    byte octet(int index, Value value) throws EvaluationException {
        if (value.number() >>> Byte.SIZE != 0) {
            throw refusal(index, "a byte from 0 to 255");
        }
        return (byte) value.number();
    }
}
