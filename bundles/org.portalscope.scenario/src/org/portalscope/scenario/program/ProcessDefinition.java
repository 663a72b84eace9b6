package org.portalscope.scenario.program;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.expression.RegionValue;
import org.portalscope.expression.Type;
import org.portalscope.expression.Value;
import org.portalscope.world.ProcessSpec;

/**
 * A process of a scenario.
 *
 * @param uid    the user on whose behalf it runs
 * @param limits of its interface
 * @param code   its instructions, those of its first thread from 0
 */
public record ProcessDefinition(String name, ProcessId id, int uid, Limits limits, List<ProcessSpec.Memory> regions,
        List<Instruction> code) {

    /**
     * What a world makes the process from.
     *
     * @param all       the processes of the scenario
     * @param gathering where the programs of that world meet
     */
    public ProcessSpec spec(List<ProcessDefinition> all, Gathering gathering) {
        return new ProcessSpec(name, id, uid, limits, regions,
                portals -> new ScenarioProgram(name, code, fixed(all, portals), portals, gathering));
    }

    private static Map<String, Value> fixed(List<ProcessDefinition> all, PortalsProcess portals) {
        Map<String, Value> fixed = new HashMap<>();
        all.forEach(process -> fixed.put(process.name, new Value(Type.PROCESS, process.id)));
        portals.state().memory().regions().forEach(region -> fixed.put(region.name(),
                new Value(Type.REGION, new RegionValue(region.name(), region.address(), region.length()))));
        return fixed;
    }
}
