package org.portalscope.scenario.execution;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.protocol.ProtocolUse;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.repeat.CallMarks;
import org.portalscope.scenario.thread.ObservedState;
import org.portalscope.world.World;

/** What the programs of one world have in common. */
public final class WorldContext {

    private final ObservedState reads;
    /** How those programs that call a protocol use it, by the name of the protocol. */
    private final Map<String, ProtocolUse> uses = new TreeMap<>();
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
        Map<Protocol, List<ProcessId>> callers = new LinkedHashMap<>();
        for (ProcessDefinition process : processes) {
            process.code().calledProtocols().forEach(protocol -> callers.computeIfAbsent(protocol, called -> new ArrayList<>())
                    .add(process.interfaces().get(0).id()));
        }
        callers.forEach((protocol, ids) -> uses.put(protocol.name(), CallMarks.use(protocol, ids)));
    }

    /** Tells them the world that they live in. */
    public void live(World inWorld) {
        world = inWorld;
    }

    /** Virtual time, in nanoseconds; 0 if they live in no world. */
    long now() {
        return world == null ? 0 : world.now();
    }

    /** How the programs that call a protocol use it: its processes are theirs, in the order of their declaration. */
    ProtocolUse use(Protocol protocol) {
        return uses.get(protocol.name());
    }

    ObservedState reads() {
        return reads;
    }
}
