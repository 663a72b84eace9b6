package org.portalscope.expression.tree;

import org.portalscope.expression.Expression;
import org.portalscope.expression.NameScope;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.value.Bytes;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.RegionValue;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/**
 * Bytes of a region or of a byte string as they are at this moment: {@code buffer[4..8]}, up to the one before the second index.
 *
 * @param from null for the beginning
 * @param to   null for the end
 */
public record SliceExpression(SourcePosition position, String text, Expression whole, Expression from, Expression to) implements Expression {

    @Override
    public Type check(NameScope names, Problems problems) {
        Type type = whole.check(names, problems);
        if (!type.agrees(Type.REGION) && !type.agrees(Type.BYTES)) {
            problems.add(whole.position(), whole.text(), "a region or a byte string, not " + type.words());
        }
        for (Expression bound : new Expression[] {from, to}) {
            if (bound != null) {
                bound.require(Type.INTEGER, names, problems);
            }
        }
        return Type.BYTES;
    }

    @Override
    public Expression resolve(NameScope names) {
        return new SliceExpression(position, text, whole.resolve(names), from == null ? null : from.resolve(names), to == null ? null : to.resolve(names));
    }

    @Override
    public Value evaluate(ValueScope values) throws EvaluationException {
        Object object = whole.evaluate(values).object();
        long length = object instanceof RegionValue region ? region.length() : ((Bytes) object).length();
        long end = to == null ? length : bound(to, length, values);
        long start = from == null ? 0 : bound(from, end, values);
        if (object instanceof RegionValue region) {
            return new Value(Type.BYTES, MemoryFunctions.read(values, region.address() + start, end - start));
        }
        return new Value(Type.BYTES, ((Bytes) object).slice((int) start, (int) end));
    }

    private static long bound(Expression bound, long most, ValueScope values) throws EvaluationException {
        long value = bound.number(values);
        if (Long.compareUnsigned(value, most) > 0) {
            throw new EvaluationException(bound.position(), Long.toString(value), "a bound of the slice from 0 to " + most);
        }
        return value;
    }
}
