package org.portalscope.engine.effect;

import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Numbers;

/** A region was added behind the others. */
public record RegionDeclared(String name, long address, byte[] bytes) implements PortalsEffect {

    @Override
    public void apply(PortalsState state) {
        state.memory().declare(new Region(name, address, MemoryBlock.of(bytes.clone())));
    }

    @Override
    public void revert(PortalsState state) {
        state.memory().remove(state.memory().at(address));
    }

    @Override
    public String words() {
        return "region " + name + " of " + Numbers.count(bytes.length, "byte") + " at " + Numbers.hex(address);
    }

    @Override
    public String section() {
        return "";
    }
}
