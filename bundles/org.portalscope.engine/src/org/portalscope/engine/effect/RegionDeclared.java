package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;

/** A region was added behind the others. */
public record RegionDeclared(String name, long address, byte[] bytes) implements PortalsEffect {

    public RegionDeclared {
        name = ControlCharacters.shown(name);
    }

    @Override
    public void apply(PortalsState state) {
        state.memory().declare(new Region(name, address, MemoryBlock.copyOf(bytes)));
    }

    @Override
    public void revert(PortalsState state) {
        state.memory().remove(state.memory().at(address));
    }

    @Override
    public long dataLength() {
        return bytes.length;
    }

    @Override
    public String words() {
        return "region " + name + " of " + Numbers.count(bytes.length, "byte") + " at " + Numbers.hex(address);
    }

    @Override
    public String section() {
        return "";
    }

    @Override
    public void describe(Fields out) {
        out.value("name", name).address("address", address).value("bytes", bytes);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfExtent(address, bytes.length));
    }

    @Override
    public List<ValueChange> changes() {
        return List.of(ValueChange.of(new Subject.OfExtent(address, bytes.length), "bytes", null, bytes));
    }
}
