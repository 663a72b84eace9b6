package org.portalscope.world;

import java.util.OptionalLong;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.call.Environment;
import org.portalscope.engine.call.Function;
import org.portalscope.world.fault.CallFault;
import org.portalscope.world.program.ProcessSpec;

/** What a process cannot know by itself, known from the world it lives in. */
record WorldEnvironment(World world, ProcessSpec spec) implements Environment {

    @Override
    public OptionalLong distance(ProcessId from, ProcessId to) {
        return world.process(to).stream().mapToLong(process -> world.topology().distance(spec.name(), process.name())).findFirst();
    }

    @Override
    public boolean failsToInitialize() {
        return fails(Function.PTL_INIT);
    }

    @Override
    public boolean lacksMemory() {
        return fails(Function.PTL_NI_INIT);
    }

    private boolean fails(Function function) {
        boolean fails = spec.faults().fails(function);
        if (fails) {
            world.executor().strike(world.process(spec.interfaces().get(0).id().packed()), new CallFault(function));
        }
        return fails;
    }
}
