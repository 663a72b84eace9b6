package org.portalscope.protocol.repeat;

import java.util.List;
import java.util.function.Supplier;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.input.Answer;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.BarrierCrossed;
import org.portalscope.engine.input.ImmediatePut;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MemoryWritten;
import org.portalscope.engine.input.ValueSupplied;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.protocol.ProtocolUse;
import org.portalscope.engine.step.Check;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.Job;
import org.portalscope.protocol.call.ProcessEnvironment;
import org.portalscope.protocol.effect.BarrierPassed;
import org.portalscope.protocol.effect.ProtocolChanged;
import org.portalscope.protocol.state.ProtocolState;

/** The process that a call runs on once more: what the call lets it take must be what was recorded next. */
final class RepeatingEnvironment extends ProcessEnvironment {

    private final RepeatedProtocols protocols;
    private final Protocol protocol;
    private final ProtocolUse use;
    private final int thread;
    private final RepeatedTurn turn;

    RepeatingEnvironment(PortalsProcess process, int thread, RepeatedProtocols protocols, Protocol protocol, RepeatedTurn turn) {
        super(process, thread, protocol.name());
        this.thread = thread;
        this.protocols = protocols;
        this.protocol = protocol;
        this.turn = turn;
        use = protocols.use(protocol.name());
    }

    @Override
    protected boolean keepsInputs() {
        return true;
    }

    @Override
    protected Answer take(Input made) {
        RecordedInputs inputs = turn.inputs();
        while (inputs.next() instanceof ValueSupplied) {
            taken(inputs);
        }
        if (!isSame(made, inputs.next())) {
            throw new RepetitionException("it does " + words(made) + ", and recorded is " + words(inputs.next()));
        }
        return taken(inputs);
    }

    private static Answer taken(RecordedInputs inputs) {
        Answer answer = inputs.take();
        if (answer == null) {
            throw new RepetitionException("the process cannot take what was recorded");
        }
        return answer;
    }

    /** Whether an input is what was recorded: of what is computed from data, some of which may not have been recorded, only the place counts. */
    private static boolean isSame(Input made, Input recorded) {
        if (made instanceof MemoryWritten own && recorded instanceof MemoryWritten other) {
            return own.address() == other.address() && own.bytes().length() == other.bytes().length();
        }
        return made.equals(recorded instanceof ImmediatePut put ? put.call() : recorded);
    }

    private static String words(Input input) {
        return input == null ? "nothing" : input instanceof ApiCall call ? call.text(List.of()) : input.toString();
    }

    @Override
    public ProtocolState state() {
        return protocols.present(protocol);
    }

    @Override
    public void setState(ProtocolState after, Supplier<String> words) {
        turn.change(new ProtocolChanged(protocol.name(), protocols.present(protocol.name()), after, turn.keepsEffects() ? words.get() : ""));
    }

    @Override
    public boolean explains() {
        return turn.explains();
    }

    @Override
    protected void note(Check check) {
        turn.note(check);
    }

    @Override
    public Job job() {
        return Job.of(use.processes(), portals());
    }

    @Override
    public Phrase.Names names() {
        return turn.names();
    }

    @Override
    public void passBarrier() {
        take(new BarrierCrossed(thread));
        turn.change(new BarrierPassed(protocols.barriersPassed() + 1));
    }
}
