package org.portalscope.expression;

/** A byte of a region: {@code buffer[3]}, 0 to 255. */
record Indexed(Position position, String text, Expression region, Expression index) implements Expression {

    @Override
    public Type check(Names names, Problems problems) {
        region.require(Type.REGION, names, problems);
        index.require(Type.INTEGER, names, problems);
        return Type.INTEGER;
    }

    @Override
    public Value evaluate(Values values) throws EvaluationException {
        RegionValue memory = (RegionValue) region.evaluate(values).object();
        long at = index.evaluate(values).number();
        if (Long.compareUnsigned(at, memory.length()) >= 0) {
            throw new EvaluationException(index.position(), Long.toUnsignedString(at),
                    "an index below " + memory.length() + ", the length of " + memory);
        }
        return Value.of(values.byteAt(memory.address() + at));
    }
}
