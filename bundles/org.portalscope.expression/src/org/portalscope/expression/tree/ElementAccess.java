package org.portalscope.expression.tree;

import java.util.List;

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

/** A byte of a region or of a byte string, {@code buffer[3]}, 0 to 255; or an element of a list, {@code worker[2]}. */
public record ElementAccess(SourcePosition position, String text, Expression whole, Expression index) implements Expression {

    @Override
    public Type check(NameScope names, Problems problems) {
        Type type = whole.check(names, problems);
        index.require(Type.INTEGER, names, problems);
        if (type.isList()) {
            return type.element();
        }
        if (!type.agrees(Type.REGION) && !type.agrees(Type.BYTES)) {
            problems.add(whole.position(), whole.text(), "a region, a byte string or a list, not " + type.words());
        }
        return Type.INTEGER;
    }

    @Override
    public Expression resolve(NameScope names) {
        Expression resolved = whole.resolve(names);
        Expression at = index.resolve(names);
        ElementAccess element = new ElementAccess(position, text, resolved, at);
        return whole.check(names, Problems.ignored()).isList() ? Literal.folded(element, resolved, at) : element;
    }

    @Override
    public Value evaluate(ValueScope values) throws EvaluationException {
        Object object = whole.evaluate(values).object();
        long at = index.number(values);
        if (object instanceof List<?> elements) {
            requireBelow(elements.size(), at);
            return (Value) elements.get((int) at);
        }
        if (object instanceof Bytes bytes) {
            requireBelow(bytes.length(), at);
            return Value.of(bytes.at((int) at));
        }
        RegionValue region = (RegionValue) object;
        requireBelow(region.length(), at);
        return Value.of(MemoryFunctions.byteAt(values, region.address() + at));
    }

    private void requireBelow(long length, long at) throws EvaluationException {
        if (Long.compareUnsigned(at, length) >= 0) {
            throw new EvaluationException(index.position(), Long.toString(at),
                    "an index below " + length + ", the length of " + whole.text());
        }
    }
}
