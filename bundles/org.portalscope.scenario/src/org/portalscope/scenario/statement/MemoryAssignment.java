package org.portalscope.scenario.statement;

import org.portalscope.engine.step.Numbers;
import org.portalscope.expression.Expression;
import org.portalscope.expression.value.Bytes;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.RegionValue;
import org.portalscope.expression.value.Value;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.SourceLocation;

/** Writes bytes of a region: {@code buffer[2] = 0xFF;}, {@code buffer[0..5] = "hello";}. */
record MemoryAssignment(SourceLocation place, Expression region, PartAssignment.Part part, Expression value) implements Instruction {

    @Override
    public Instruction resolve(NameTable names) {
        return this;
    }

    @Override
    public void execute(ThreadContext context) throws EvaluationException {
        RegionValue memory = (RegionValue) context.evaluate(region).object();
        long from = part.from() == null ? 0 : part.from().number(context.frame());
        long to = !part.slice() ? from + 1 : part.to() == null ? memory.length() : part.to().number(context.frame());
        if (!part.slice() && Long.compareUnsigned(from, memory.length()) >= 0) {
            context.fail(part.from().position(), "found '" + from + "', expected an index below " + memory.length()
                    + ", the length of " + region.text());
        } else if (Long.compareUnsigned(to, memory.length()) > 0 || Long.compareUnsigned(from, to) > 0) {
            context.fail(part.position(), "found bytes " + from + " to " + to + ", expected bytes of "
                    + memory.name() + ", which has " + Numbers.count(memory.length(), "byte"));
        } else {
            write(context, memory.address() + from, to - from);
        }
    }

    private void write(ThreadContext context, long address, long length) throws EvaluationException {
        Value content = context.evaluate(value);
        if (!part.slice() && content.number() >>> Byte.SIZE != 0) {
            context.fail(value.position(), "found '" + content.text() + "', expected a byte from 0 to 255");
            return;
        }
        byte[] bytes = part.slice() ? bytes(content) : new byte[] {(byte) content.number()};
        if (bytes.length == length) {
            context.write(address, bytes);
            context.moveOn();
        } else {
            context.fail(value.position(), "found " + Numbers.count(bytes.length, "byte") + ", expected " + length + ", as many as the slice has");
        }
    }

    private static byte[] bytes(Value content) {
        return (content.object() instanceof String text ? Bytes.of(text) : (Bytes) content.object()).toArray();
    }
}
