package org.portalscope.scenario.execution;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.memory.Region;
import org.portalscope.expression.value.Value;
import org.portalscope.scenario.thread.Code;
import org.portalscope.world.fault.Faults;
import org.portalscope.world.program.ProcessSpec;

/**
 * A process of a scenario.
 *
 * @param name        its own, or that of its family with its index: {@code worker[2]}
 * @param service     whether it may wait for ever
 * @param interfaces  its network interfaces, the default one first
 * @param faults      those of its environment
 * @param regions     its memory
 * @param own         the values of the first of its names: its id, and its index in a family that has a name for it
 * @param code        what it executes
 * @param meetsOthers whether that has barriers
 */
public record ProcessDefinition(String name, boolean service, List<InterfaceSpec> interfaces, Faults faults, List<RegionDefinition> regions,
        List<Value> own, Code code, boolean meetsOthers) {

    public ProcessDefinition {
        interfaces = List.copyOf(interfaces);
        regions = List.copyOf(regions);
        own = List.copyOf(own);
    }

    /**
     * What a world makes the process from.
     *
     * @param worldContext what the programs of that world have in common
     */
    public ProcessSpec spec(WorldContext worldContext) {
        List<ProcessSpec.Memory> memory = regions.stream().map(RegionDefinition::memory).flatMap(List::stream).toList();
        return new ProcessSpec(name, interfaces, faults, memory, portals -> new ScenarioProgram(this, portals, worldContext));
    }

    /** The values of the names that keep them, in the order of their slots: its own, and its regions. */
    List<Value> fixed(List<Region> made) {
        List<Value> fixed = new ArrayList<>(own);
        int next = 0;
        for (RegionDefinition region : regions) {
            int count = Math.max(1, region.count());
            fixed.add(region.value(made.subList(next, next + count)));
            next += count;
        }
        return fixed;
    }
}
