package org.portalscope.scenario.program;

import java.util.Map;

import org.portalscope.engine.state.AddressSpace;
import org.portalscope.expression.Value;
import org.portalscope.expression.Values;

/** The values of a process: its variables, its fixed names, its memory. */
record ProgramValues(Map<String, Value> variables, Map<String, Value> fixed, AddressSpace memory) implements Values {

    @Override
    public Value value(String name) {
        Value value = fixed.get(name);
        return value != null ? value : variables.get(name);
    }

    @Override
    public int byteAt(long address) {
        return memory.read(address, 1)[0] & 0xFF;
    }
}
