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
        if (object instanceof RegionValue region) {
            RegionValue part = part(region, values);
            return new Value(Type.BYTES, MemoryFunctions.read(values, part.address(), part.length()));
        }
        Bytes bytes = (Bytes) object;
        long end = end(bytes.length(), values);
        return new Value(Type.BYTES, bytes.slice((int) start(end, values), (int) end));
    }

    /** Whether it is a part of a region, and not of a byte string. */
    public boolean isMemory(NameScope names) {
        return whole.check(names, Problems.ignored()).agrees(Type.REGION);
    }

    /**
     * The memory that its bytes are in, which nobody reads: a part of a region.
     *
     * @throws EvaluationException if it is not one of a region
     */
    public RegionValue memory(ValueScope values) throws EvaluationException {
        if (whole.evaluate(values).object() instanceof RegionValue region) {
            return part(region, values);
        }
        throw new EvaluationException(whole.position(), whole.text(), "a region");
    }

    private RegionValue part(RegionValue region, ValueScope values) throws EvaluationException {
        long end = end(region.length(), values);
        long start = start(end, values);
        return new RegionValue(region.name() + '[' + start + ".." + end + ']', region.address() + start, end - start);
    }

    private long end(long length, ValueScope values) throws EvaluationException {
        return to == null ? length : bound(to, length, values);
    }

    private long start(long end, ValueScope values) throws EvaluationException {
        return from == null ? 0 : bound(from, end, values);
    }

    private static long bound(Expression bound, long most, ValueScope values) throws EvaluationException {
        long value = bound.number(values);
        if (Long.compareUnsigned(value, most) > 0) {
            throw new EvaluationException(bound.position(), Long.toString(value), "a bound of the slice from 0 to " + most);
        }
        return value;
    }
}
