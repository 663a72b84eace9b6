package org.portalscope.scenario.statement;

import org.portalscope.expression.Expression;
import org.portalscope.expression.NameScope;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.protocol.value.ValueType;
import org.portalscope.scenario.thread.Signature;

/**
 * A function of the scenario as the argument of a call, so that the protocol calls it back: {@code MPI_Op_create(add, 1, &op);}.
 *
 * @param wanted the functions that the call takes; where it takes an address, what a function takes is looked at when it is called back
 */
public record FunctionArgument(SourcePosition position, UsedProtocol protocol, ValueType wanted, Signature function) implements Expression {

    @Override
    public String text() {
        return function.name();
    }

    @Override
    public Type check(NameScope names, Problems problems) {
        if (wanted.kind() == ValueType.Kind.FUNCTION && !protocol.fits(function, wanted)) {
            problems.add(position, text(), protocol.head(wanted));
        }
        return protocol.type(wanted);
    }

    @Override
    public Expression resolve(NameScope names) {
        return this;
    }

    /** The number by which the protocol calls it. */
    @Override
    public Value evaluate(ValueScope values) {
        return new Value(protocol.type(wanted), function.number());
    }
}
