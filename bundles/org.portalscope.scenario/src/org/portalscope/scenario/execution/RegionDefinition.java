package org.portalscope.scenario.execution;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.memory.Region;
import org.portalscope.expression.value.RegionValue;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.world.program.ProcessSpec;

/**
 * A region of a process, or an array of regions alike.
 *
 * @param count of the regions of an array; 0 for a single region
 * @param bytes the first content of each
 */
public record RegionDefinition(String name, int count, byte[] bytes) {

    /** What its name stands for. */
    public Type type() {
        return count == 0 ? Type.REGION : Type.REGION.list();
    }

    /** The regions that it makes. */
    List<ProcessSpec.Memory> memory() {
        List<ProcessSpec.Memory> memory = new ArrayList<>();
        for (int i = 0; i < Math.max(1, count); i++) {
            memory.add(new ProcessSpec.Memory(count == 0 ? name : name + "[" + i + "]", bytes));
        }
        return memory;
    }

    /** The value of its name, given the regions that it made. */
    Value value(List<Region> made) {
        List<Value> values = made.stream()
                .map(region -> new Value(Type.REGION, new RegionValue(region.name(), region.address(), region.length()))).toList();
        return count == 0 ? values.get(0) : Value.list(Type.REGION, values);
    }
}
