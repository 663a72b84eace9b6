package org.portalscope.scenario.execution;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.protocol.Protocol;
import org.portalscope.scenario.thread.ObservedState;
import org.portalscope.world.World;

/** What the programs of one world have in common. */
public final class WorldContext {

    private final ObservedState reads;
    private final Map<String, List<ProcessId>> callers;
    /** The world that they live in, or null. */
    private World world;

    /**
     * What the programs of a scenario have in common.
     *
     * @param reads     what its text lets its programs read
     * @param processes all of them, in the order of their declaration
     */
    public WorldContext(ObservedState reads, List<ProcessDefinition> processes) {
        this.reads = reads;
        callers = new TreeMap<>();
        for (ProcessDefinition process : processes) {
            process.code().calledProtocols().forEach(protocol -> callers.computeIfAbsent(protocol.name(), name -> new ArrayList<>())
                    .add(process.interfaces().get(0).id()));
        }
    }

    /** Tells them the world that they live in. */
    public void live(World inWorld) {
        world = inWorld;
    }

    /** Virtual time, in nanoseconds; 0 if they live in no world. */
    long now() {
        return world == null ? 0 : world.now();
    }

    /** The processes whose programs call a protocol, in the order of their declaration. */
    List<ProcessId> callers(Protocol protocol) {
        return callers.getOrDefault(protocol.name(), List.of());
    }

    ObservedState reads() {
        return reads;
    }
}
