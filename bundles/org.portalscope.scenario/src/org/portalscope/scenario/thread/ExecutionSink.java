package org.portalscope.scenario.thread;

import java.util.List;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.step.Check;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.effect.ProtocolEffect;
import org.portalscope.protocol.host.HostSink;
import org.portalscope.world.program.Execution;

/** Makes what the call of a protocol changes the effects and steps of a transition in a world. */
public class ExecutionSink implements HostSink {

    private Execution execution;

    /** @param execution the transition of the call; null until {@link #enter} */
    public ExecutionSink(Execution execution) {
        this.execution = execution;
    }

    /** From now on, changes belong to another transition. */
    public final void enter(Execution transition) {
        execution = transition;
    }

    protected final Execution execution() {
        return execution;
    }

    @Override
    public final boolean keepsEffects() {
        return execution.keepsEffects();
    }

    @Override
    public final void change(ProtocolEffect effect) {
        execution.change(effect);
    }

    @Override
    public final boolean explains() {
        return execution.explains();
    }

    @Override
    public final void note(Check check) {
        execution.note(check);
    }

    @Override
    public final Phrase.Names names() {
        return execution.names();
    }

    @Override
    public List<ProcessId> processes(Protocol protocol) {
        return execution.processes();
    }

    @Override
    public final boolean mayGoOn() {
        return execution.mayGoOn();
    }

    @Override
    public final void nextTransition() {
        execution.nextTransition();
    }
}
