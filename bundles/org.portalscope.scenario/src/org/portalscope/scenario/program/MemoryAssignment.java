package org.portalscope.scenario.program;

import org.portalscope.engine.step.Numbers;
import org.portalscope.expression.Bytes;
import org.portalscope.expression.EvaluationException;
import org.portalscope.expression.Expression;
import org.portalscope.expression.RegionValue;
import org.portalscope.expression.Value;
import org.portalscope.world.Place;

/** Writes bytes of a region: {@code buffer[2] = 0xFF;}, {@code buffer[0..5] = "hello";}. */
record MemoryAssignment(Place place, Expression region, PartAssignment.Part part, Expression value) implements Instruction {

    @Override
    public Instruction resolve(NameTable names) {
        return this;
    }

    @Override
    public void execute(Running running) throws EvaluationException {
        RegionValue memory = (RegionValue) running.evaluate(region).object();
        long from = part.from() == null ? 0 : part.from().number(running.frame());
        long to = !part.slice() ? from + 1 : part.to() == null ? memory.length() : part.to().number(running.frame());
        if (!part.slice() && Long.compareUnsigned(from, memory.length()) >= 0) {
            running.fail(part.from().position(), "found '" + Long.toUnsignedString(from) + "', expected an index below " + memory.length()
                    + ", the length of " + region.text());
        } else if (Long.compareUnsigned(to, memory.length()) > 0 || Long.compareUnsigned(from, to) > 0) {
            running.fail(part.position(), "found bytes " + Long.toUnsignedString(from) + " to " + Long.toUnsignedString(to) + ", expected bytes of "
                    + memory.name() + ", which has " + Numbers.count(memory.length(), "byte"));
        } else {
            write(running, memory.address() + from, to - from);
        }
    }

    private void write(Running running, long address, long length) throws EvaluationException {
        Value content = running.evaluate(value);
        if (!part.slice() && content.number() >>> Byte.SIZE != 0) {
            running.fail(value.position(), "found '" + content.text() + "', expected a byte from 0 to 255");
            return;
        }
        byte[] bytes = part.slice() ? bytes(content) : new byte[] {(byte) content.number()};
        if (bytes.length == length) {
            running.write(address, bytes);
            running.moveOn();
        } else {
            running.fail(value.position(), "found " + Numbers.count(bytes.length, "byte") + ", expected " + length + ", as many as the slice has");
        }
    }

    private static byte[] bytes(Value content) {
        return (content.object() instanceof String text ? Bytes.of(text) : (Bytes) content.object()).toArray();
    }
}
