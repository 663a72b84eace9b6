package org.portalscope.scenario.statement;

import java.util.stream.Stream;

import org.portalscope.expression.Expression;
import org.portalscope.expression.NameScope;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.tree.ListLiteral;
import org.portalscope.expression.tree.StructureType.Given;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.scenario.thread.FunctionAddress;
import org.portalscope.scenario.thread.Signature;

/** A function of the scenario where a call of a protocol takes an address: one that takes integers, and returns nothing, an integer or a list of them. */
record FunctionReference(SourcePosition position, Signature function) implements Expression {

    @Override
    public String text() {
        return function.name();
    }

    @Override
    public Type check(NameScope names, Problems problems) {
        boolean returnsNumbers = function.result() == null || function.result() == Type.INTEGER || function.result() == Type.INTEGER.list();
        if (!returnsNumbers || function.parameters().stream().anyMatch(parameter -> parameter.type() != Type.INTEGER)) {
            problems.add(position, function.name(), "a function of integers, with a result that is none, an integer or a list of integers");
        }
        return Type.INTEGER;
    }

    @Override
    public Expression resolve(NameScope names) {
        return this;
    }

    @Override
    public Value evaluate(ValueScope values) {
        return Value.of(FunctionAddress.of(function));
    }

    /** The functions that an argument of a call names. */
    static Stream<Signature> in(Expression argument) {
        if (argument instanceof FunctionReference reference) {
            return Stream.of(reference.function);
        }
        if (argument instanceof StructureArgument structure) {
            return structure.given().stream().map(Given::value).flatMap(FunctionReference::in);
        }
        return argument instanceof ListLiteral list ? list.elements().stream().flatMap(FunctionReference::in) : Stream.of();
    }
}
