package org.portalscope.scenario.program;

import java.util.function.Supplier;

import org.portalscope.engine.protocol.ProtocolWarning;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.Job;
import org.portalscope.protocol.call.ProcessEnvironment;
import org.portalscope.protocol.effect.BarrierPassed;
import org.portalscope.protocol.effect.ProtocolChanged;
import org.portalscope.protocol.repeat.CallMarks;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.world.program.Execution;

/** The process that a call of a protocol runs on, in a transition of a program in Java. */
final class JavaCallEnvironment extends ProcessEnvironment {

    private final JavaProgramState program;
    private final Protocol protocol;
    private final int thread;
    private final Execution execution;

    JavaCallEnvironment(JavaProgramState program, Protocol protocol, int thread, Execution execution) {
        super(execution.portals(), thread);
        this.program = program;
        this.protocol = protocol;
        this.thread = thread;
        this.execution = execution;
    }

    @Override
    public ProtocolState state() {
        return program.protocol(protocol);
    }

    @Override
    public void setState(ProtocolState after, Supplier<String> words) {
        execution.change(new ProtocolChanged(protocol.name(), program.protocol(protocol.name()), after, execution.keepsEffects() ? words.get() : ""));
    }

    @Override
    public boolean explains() {
        return execution.explains();
    }

    @Override
    public void warn(String warning, Supplier<String> about) {
        if (execution.explains()) {
            execution.note(new ProtocolWarning(protocol.name(), warning, about.get()));
        }
    }

    @Override
    public void passBarrier() {
        CallMarks.markBarrier(execution.portals(), thread);
        execution.change(new BarrierPassed(program.barriersPassed() + 1));
    }

    @Override
    public Job job() {
        return Job.of(execution.processes(), portals());
    }
}
