package org.portalscope.scenario.statement;

import org.portalscope.expression.Expression;
import org.portalscope.expression.NameScope;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.tree.SliceExpression;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** An expression where a call of a protocol takes an address: a number, a region or a part of one, or NULL. Its value is the number. */
record AddressArgument(Expression memory) implements Expression {

    @Override
    public SourcePosition position() {
        return memory.position();
    }

    @Override
    public String text() {
        return memory.text();
    }

    @Override
    public Type check(NameScope names, Problems problems) {
        Type found = memory.check(names, problems);
        boolean isMemory = found == Type.REGION || found == Type.NULL || memory instanceof SliceExpression slice && slice.isMemory(names);
        return isMemory ? Type.INTEGER : found;
    }

    @Override
    public Expression resolve(NameScope names) {
        return new AddressArgument(memory.resolve(names));
    }

    @Override
    public Value evaluate(ValueScope values) throws EvaluationException {
        return Value.of(memory instanceof SliceExpression slice ? slice.memory(values).address() : memory.number(values));
    }
}
