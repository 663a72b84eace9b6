package org.portalscope.scenario.program;

import java.util.function.Supplier;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.step.Check;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.Job;
import org.portalscope.protocol.call.ProcessEnvironment;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.effect.BarrierPassed;
import org.portalscope.protocol.effect.ProtocolChanged;
import org.portalscope.protocol.lockstep.ProgramAction;
import org.portalscope.protocol.repeat.CallMarks;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.world.program.Execution;

/** The process that the calls of a protocol run on that a thread of a program in Java makes, in one transition after the other. */
final class JavaCallEnvironment extends ProcessEnvironment {

    private final JavaProgramState program;
    private final Protocol protocol;
    private final int thread;
    private Execution execution;
    /** What the program knows that the protocol knows; null before the first time. */
    private ProtocolState told;
    /**
     * What the protocol knows now; the program learns of it with each change that is kept, else once the call has come to rest, unless it is changed in place.
     */
    private ProtocolState state;
    private boolean changed;

    JavaCallEnvironment(PortalsProcess portals, JavaProgramState program, Protocol protocol, int thread) {
        super(portals, thread, protocol.name());
        this.program = program;
        this.protocol = protocol;
        this.thread = thread;
    }

    Protocol protocol() {
        return protocol;
    }

    /** A call before its first step. */
    ResumableCall begin(ProgramAction.CallProtocol action, Execution transition) {
        execution = transition;
        return begin(action.procedure(), action.arguments());
    }

    /** Makes a step of a call, with those that follow at once. */
    ResumableCall step(ResumableCall call, Execution transition) {
        execution = transition;
        state = program.toChange(protocol, transition.keepsEffects());
        told = program.present(protocol.name());
        changed = false;
        ResumableCall after = goOn(call);
        if (waits()) {
            transition.waits();
        }
        if (changed && state != told) {
            tell("");
        }
        return after;
    }

    @Override
    public ProtocolState state() {
        return state;
    }

    @Override
    public void setState(ProtocolState after, Supplier<String> words) {
        state = after;
        changed = true;
        if (execution.keepsEffects()) {
            tell(words.get());
        }
    }

    private void tell(String words) {
        execution.change(new ProtocolChanged(protocol.name(), told, state, words));
        told = state;
    }

    @Override
    public boolean keepsCalls() {
        return execution.keepsEffects();
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
    public Phrase.Names names() {
        return execution.names();
    }

    @Override
    public Job job() {
        return Job.of(execution.processes(), portals());
    }
}
