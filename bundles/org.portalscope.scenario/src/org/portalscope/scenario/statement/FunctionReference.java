package org.portalscope.scenario.statement;

import org.portalscope.expression.Expression;
import org.portalscope.expression.NameScope;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.scenario.thread.Signature;

/** A function of the scenario where a call of a protocol takes an address: one that takes integers, and returns nothing or a list of integers. */
record FunctionReference(SourcePosition position, Signature function) implements Expression {

    @Override
    public String text() {
        return function.name();
    }

    @Override
    public Type check(NameScope names, Problems problems) {
        boolean returnsNumbers = function.result() == null || function.result() == Type.INTEGER.list();
        if (!returnsNumbers || function.parameters().stream().anyMatch(parameter -> parameter.type() != Type.INTEGER)) {
            problems.add(position, function.name(), "a function of integers, with a result that is none or a list of integers");
        }
        return Type.INTEGER;
    }

    @Override
    public Expression resolve(NameScope names) {
        return this;
    }

    /** The number by which protocols call it, as that of a {@link FunctionArgument}. */
    @Override
    public Value evaluate(ValueScope values) {
        return Value.of(function.body() + 1L);
    }
}
