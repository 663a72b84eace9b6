package org.portalscope.scenario.program;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.protocol.program.PortalsProgram;
import org.portalscope.world.fault.Faults;
import org.portalscope.world.program.ProcessSpec;

/** Makes processes that run programs in Java; closing it ends the threads of all worlds that were made of them. */
public final class JavaPrograms implements AutoCloseable {

    private final Set<ProgramRunner> runners = ConcurrentHashMap.newKeySet();

    /** A process that runs a program. */
    public ProcessSpec process(String name, List<InterfaceSpec> interfaces, List<ProcessSpec.Memory> regions, PortalsProgram program) {
        return new ProcessSpec(name, interfaces, Faults.NONE, regions, portals -> {
            ProgramRunner runner = new ProgramRunner(name, program);
            runners.add(runner);
            return new JavaProgram(name, portals, runner);
        });
    }

    @Override
    public void close() {
        runners.forEach(ProgramRunner::close);
        runners.clear();
    }
}
