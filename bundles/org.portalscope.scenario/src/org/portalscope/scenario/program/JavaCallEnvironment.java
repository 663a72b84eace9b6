package org.portalscope.scenario.program;

import java.util.function.Supplier;

import org.portalscope.engine.step.Check;
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
    /** What the protocol knows now; the program learns of it with each change that is kept, else at the end. */
    private ProtocolState state;
    private boolean changed;

    JavaCallEnvironment(JavaProgramState program, Protocol protocol, int thread, Execution execution) {
        super(execution.portals(), thread, protocol.name());
        this.program = program;
        this.protocol = protocol;
        this.thread = thread;
        this.execution = execution;
        state = program.protocol(protocol);
    }

    @Override
    public ProtocolState state() {
        return state;
    }

    @Override
    public void setState(ProtocolState after, Supplier<String> words) {
        state = after;
        if (execution.keepsEffects()) {
            change(words.get());
        } else {
            changed = true;
        }
    }

    private void change(String words) {
        execution.change(new ProtocolChanged(protocol.name(), program.protocol(protocol.name()), state, words));
    }

    /** Tells the program what the protocol knows, once the call has come to rest. */
    void end() {
        if (changed) {
            change("");
        }
    }

    @Override
    public boolean explains() {
        return execution.explains();
    }

    @Override
    protected void note(Check check) {
        execution.note(check);
    }

    @Override
    public boolean mayGoOn() {
        return execution.mayGoOn();
    }

    @Override
    public void nextTransition() {
        execution.nextTransition();
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
