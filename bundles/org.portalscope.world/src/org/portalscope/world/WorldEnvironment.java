package org.portalscope.world;

import java.util.OptionalLong;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.call.Environment;
import org.portalscope.engine.call.Function;

/** What a process cannot know by itself, known from the world it lives in. */
record WorldEnvironment(World world, ProcessSpec spec) implements Environment {

    @Override
    public OptionalLong distance(ProcessId from, ProcessId to) {
        return world.process(to).stream().mapToLong(process -> world.topology().distance(spec.name(), process.name())).findFirst();
    }

    @Override
    public boolean failsToInitialize() {
        return spec.faults().fails(Function.PTL_INIT);
    }

    @Override
    public boolean lacksMemory() {
        return spec.faults().fails(Function.PTL_NI_INIT);
    }
}
