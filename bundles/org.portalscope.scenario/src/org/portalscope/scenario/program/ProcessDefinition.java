package org.portalscope.scenario.program;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.expression.RegionValue;
import org.portalscope.expression.Type;
import org.portalscope.expression.Value;
import org.portalscope.world.Faults;
import org.portalscope.world.ProcessSpec;

/**
 * A process of a scenario.
 *
 * @param interfaces its network interfaces, the default one first
 * @param faults     those of its environment
 * @param code       its instructions, those of its first thread from 0
 */
public record ProcessDefinition(String name, List<InterfaceSpec> interfaces, Faults faults, List<ProcessSpec.Memory> regions,
        List<Instruction> code) {

    /** The id that its name stands for: that of its default interface. */
    public ProcessId id() {
        return interfaces.get(0).id();
    }

    /**
     * What a world makes the process from.
     *
     * @param all       the processes of the scenario
     * @param gathering where the programs of that world meet
     */
    public ProcessSpec spec(List<ProcessDefinition> all, Gathering gathering) {
        return new ProcessSpec(name, interfaces, faults, regions,
                portals -> new ScenarioProgram(name, code, fixed(all, portals), portals, gathering));
    }

    private static Map<String, Value> fixed(List<ProcessDefinition> all, PortalsProcess portals) {
        Map<String, Value> fixed = new HashMap<>();
        all.forEach(process -> fixed.put(process.name, new Value(Type.PROCESS, process.id())));
        portals.state().memory().regions().forEach(region -> fixed.put(region.name(),
                new Value(Type.REGION, new RegionValue(region.name(), region.address(), region.length()))));
        return fixed;
    }
}
