package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;

/** Bytes of the process's memory were written; {@code before} and {@code after} have the same length. */
public record BytesWritten(long address, byte[] before, byte[] after) implements PortalsEffect {

    @Override
    public void apply(PortalsState state) {
        state.memory().write(address, after);
    }

    @Override
    public void revert(PortalsState state) {
        state.memory().write(address, before);
    }

    @Override
    public long dataLength() {
        return (long) before.length + after.length;
    }

    @Override
    public String words() {
        return Numbers.count(after.length, "byte") + " written at " + Numbers.hex(address);
    }

    @Override
    public String section() {
        return "3.9.1";
    }

    @Override
    public void describe(Fields out) {
        out.address("address", address).value("before", before).value("after", after);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfExtent(address, after.length));
    }

    @Override
    public List<ValueChange> changes() {
        return List.of(ValueChange.of(new Subject.OfExtent(address, after.length), "bytes", before, after));
    }
}
