package org.portalscope.scenario.program;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.state.Region;
import org.portalscope.expression.Value;
import org.portalscope.world.Faults;
import org.portalscope.world.ProcessSpec;

/**
 * A process of a scenario.
 *
 * @param name       its own, or that of its family with its index: {@code worker[2]}
 * @param service    whether it may wait for ever
 * @param interfaces its network interfaces, the default one first
 * @param faults     those of its environment
 * @param regions    its memory
 * @param own        names that have a value of its own from the beginning: itself, and its index in a family
 * @param code       its instructions, those of its first thread from 0
 */
public record ProcessDefinition(String name, boolean service, List<InterfaceSpec> interfaces, Faults faults, List<RegionDefinition> regions,
        Map<String, Value> own, List<Instruction> code) {

    /** The id that its name stands for: that of its default interface. */
    public ProcessId id() {
        return interfaces.get(0).id();
    }

    /**
     * What a world makes the process from.
     *
     * @param processes what the names of processes and of families stand for
     * @param gathering where the programs of that world meet
     */
    public ProcessSpec spec(Map<String, Value> processes, Gathering gathering) {
        List<ProcessSpec.Memory> memory = regions.stream().map(RegionDefinition::memory).flatMap(List::stream).toList();
        return new ProcessSpec(name, interfaces, faults, memory,
                portals -> new ScenarioProgram(this, fixed(processes, portals), portals, gathering));
    }

    private Map<String, Value> fixed(Map<String, Value> processes, PortalsProcess portals) {
        Map<String, Value> fixed = new HashMap<>(own);
        fixed.putAll(processes);
        List<Region> made = portals.state().memory().regions();
        int next = 0;
        for (RegionDefinition region : regions) {
            int count = Math.max(1, region.count());
            fixed.put(region.name(), region.value(made.subList(next, next + count)));
            next += count;
        }
        return fixed;
    }
}
