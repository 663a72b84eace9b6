package org.portalscope.protocol.repeat;

import java.util.List;
import java.util.function.Consumer;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.BarrierCrossed;
import org.portalscope.engine.input.CallbackReturned;
import org.portalscope.engine.input.ImmediatePut;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MemoryDeclared;
import org.portalscope.engine.input.MemoryReleased;
import org.portalscope.engine.input.ProtocolCalled;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Effect;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.effect.ProtocolEffect;
import org.portalscope.protocol.effect.ResumableCallChanged;
import org.portalscope.protocol.host.HostEnvironment;
import org.portalscope.protocol.host.HostSink;

/**
 * A thread in a transition that was recorded: does again what it did there for its call of a protocol. If that is something else than was recorded, nothing is
 * known of protocols any more, and the inputs are left to whoever repeats the rest of the transition.
 */
public final class RepeatedTurn implements HostSink {

    private final PortalsProcess process;
    private final int thread;
    private final RepeatedProtocols protocols;
    private final RecordedInputs inputs;
    private final Consumer<Effect> effects;
    private final Consumer<Check> checks;
    private final boolean keepsEffects;
    private final Phrase.Names names;

    /**
     * @param protocols    what they know of the process
     * @param inputs       what was recorded of the transition, from where it is repeated
     * @param effects      takes what changes
     * @param checks       takes what is noted; null if nobody wants to know
     * @param keepsEffects whether somebody asks effects for their words
     * @param names        of processes and objects in those words
     */
    public RepeatedTurn(PortalsProcess process, int thread, RepeatedProtocols protocols, RecordedInputs inputs, Consumer<Effect> effects,
            Consumer<Check> checks, boolean keepsEffects, Phrase.Names names) {
        this.process = process;
        this.thread = thread;
        this.protocols = protocols;
        this.inputs = inputs;
        this.effects = effects;
        this.checks = checks;
        this.keepsEffects = keepsEffects;
        this.names = names;
    }

    @Override
    public boolean keepsEffects() {
        return keepsEffects;
    }

    @Override
    public Phrase.Names names() {
        return names;
    }

    @Override
    public List<ProcessId> processes(Protocol protocol) {
        return protocols.use(protocol.name()).processes();
    }

    @Override
    public boolean explains() {
        return checks != null;
    }

    @Override
    public void note(Check check) {
        checks.accept(check);
    }

    @Override
    public void change(ProtocolEffect effect) {
        effects.accept(effect);
    }

    /** Goes on with the call that the thread is in, if it is in one and that does not wait for a function of the program. */
    public void goOn() {
        ResumableCall call = protocols.call(thread);
        if (call != null && !call.isCallingBack()) {
            repeat(operation(call), () -> step(protocols.protocolOf(call), call));
        }
    }

    /** Begins a call, and goes on as far as the thread did at once. */
    public void begin(ProtocolCalled called) {
        if (!protocols.isLost()) {
            repeat(called.operation(), () -> begin(called, protocols.known().of(called.use())));
        }
    }

    /** Goes on behind a function of the program that the call of the thread has called back; the next step of the call is a turn of its own. */
    public void returned(CallbackReturned mark) {
        ResumableCall call = protocols.call(thread);
        if (call != null) {
            repeat(operation(call), () -> change(new ResumableCallChanged(thread, operation(call), call, CallMarks.returned(call, mark))));
        }
    }

    private void begin(ProtocolCalled called, KnownProtocol protocol) {
        ResumableCall open = protocols.call(thread);
        if (open != null && !open.isCallingBack()) {
            throw new RepetitionException("the thread is still in " + operation(open));
        }
        if (!called.use().equals(protocols.use(called.use().protocol()))) {
            effects.accept(new ProtocolUsed(protocols.use(called.use().protocol()), called.use()));
        }
        ResumableCall call = CallMarks.again(called, protocol);
        change(new ResumableCallChanged(thread, called.operation(), null, call));
        if (!call.isAtBarrier()) {
            step(protocol, call);
        }
    }

    private void step(KnownProtocol protocol, ResumableCall call) {
        if (call.mayStep(process.state(), protocols.present(protocol.protocol()))) {
            ResumableCall after = new HostEnvironment(process, thread, protocols, protocol.protocol(), new RecordedSource(inputs), this).step(call);
            change(new ResumableCallChanged(thread, operation(call), call, after.outcome() == null ? after : null));
        }
        if (isOfCall(inputs.next())) {
            throw new RepetitionException("it does nothing more, and recorded is " + inputs.next());
        }
    }

    private static String operation(ResumableCall call) {
        return call.frames().get(0).procedure().name();
    }

    /** Whether nothing but a call takes it as long as the thread is in one, and in no function that this calls back. */
    private static boolean isOfCall(Input input) {
        return input instanceof ApiCall || input instanceof ImmediatePut || input instanceof MemoryDeclared || input instanceof MemoryReleased
                || input instanceof BarrierCrossed;
    }

    private void repeat(String what, Runnable action) {
        try {
            action.run();
        } catch (RepetitionException e) {
            effects.accept(new ProtocolsLost(what + ": " + e.getMessage()));
        } catch (RuntimeException e) { // a recording comes from elsewhere: it may lead a call where no call comes by itself
            effects.accept(new ProtocolsLost(what + ": what was recorded is nothing that this call can meet (" + e + ')'));
        }
    }
}
