package org.portalscope.protocol.host;

import java.util.List;
import java.util.function.Supplier;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.input.Answer;
import org.portalscope.engine.input.BarrierCrossed;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.step.Check;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.Job;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.call.ProcessEnvironment;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.effect.BarrierPassed;
import org.portalscope.protocol.effect.ProtocolChanged;
import org.portalscope.protocol.state.ProtocolState;

/**
 * The environment in which the calls run that a thread makes of a protocol. The host holds the state of the protocol, the source provides the inputs, and the
 * sink takes the changes. Programs in a world, threads of a node and replays of recordings all run their calls here.
 */
public final class HostEnvironment extends ProcessEnvironment {

    private final ProtocolHost host;
    private final Protocol protocol;
    private final int thread;
    private final InputSource source;
    private final HostSink sink;
    /** The state that the host holds; null before the first one. */
    private ProtocolState told;
    /** The state now. The host gets it with each change if effects are kept, otherwise when the call stops, unless it was changed in place. */
    private ProtocolState state;
    private boolean changed;

    /** The inputs that the calls of the process make. */
    private record Made(PortalsProcess process) implements InputSource {

        @Override
        public boolean keepsInputs() {
            return process.recordsInputs();
        }

        @Override
        public Answer take(Input made) {
            return process.take(made);
        }
    }

    /** An environment for calls of a program, which make the inputs of the process. */
    public HostEnvironment(PortalsProcess process, int thread, ProtocolHost host, Protocol protocol, HostSink sink) {
        this(process, thread, host, protocol, new Made(process), sink);
    }

    /** An environment for calls whose inputs come from a source. */
    public HostEnvironment(PortalsProcess process, int thread, ProtocolHost host, Protocol protocol, InputSource source, HostSink sink) {
        super(process, thread, protocol.name());
        this.host = host;
        this.protocol = protocol;
        this.thread = thread;
        this.source = source;
        this.sink = sink;
    }

    public Protocol protocol() {
        return protocol;
    }

    /** A call before its first step, which goes on here. */
    public ResumableCall begun(Procedure procedure, List<Object> arguments) {
        return begin(procedure, arguments);
    }

    /** Makes a step of a call, with those that follow at once. */
    public ResumableCall step(ResumableCall call) {
        state = host.toChange(protocol, sink.keepsEffects());
        told = host.present(protocol.name());
        changed = false;
        try {
            ResumableCall after = goOn(call);
            if (waits()) {
                sink.waits();
            }
            return after;
        } finally {
            if (changed && state != told) {
                tell("");
            }
        }
    }

    @Override
    protected boolean keepsInputs() {
        return source.keepsInputs();
    }

    @Override
    protected Answer take(Input made) {
        return source.take(made);
    }

    @Override
    public ProtocolState state() {
        return state;
    }

    @Override
    public void setState(ProtocolState after, Supplier<String> words) {
        boolean isKept = sink.keepsEffects();
        String what = isKept ? words.get() : "";
        state = after;
        changed = true;
        if (isKept) {
            tell(what);
        }
    }

    private void tell(String words) {
        sink.change(new ProtocolChanged(protocol.name(), told, state, words));
        told = state;
    }

    @Override
    public boolean keepsCalls() {
        return sink.keepsCalls();
    }

    @Override
    public boolean explains() {
        return sink.explains();
    }

    @Override
    protected void note(Check check) {
        sink.note(check);
    }

    @Override
    public boolean mayGoOn() {
        return sink.mayGoOn();
    }

    @Override
    public void nextTransition() {
        sink.nextTransition();
    }

    @Override
    public void passBarrier() {
        if (source.keepsInputs()) {
            source.take(new BarrierCrossed(thread));
        }
        sink.change(new BarrierPassed(host.barriersPassed() + 1));
    }

    @Override
    public Phrase.Names names() {
        return sink.names();
    }

    @Override
    public Job job() {
        return Job.of(sink.processes(protocol), portals());
    }
}
