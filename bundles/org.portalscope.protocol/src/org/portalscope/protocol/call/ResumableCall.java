package org.portalscope.protocol.call;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ValueType;

/**
 * How far a thread is in a call of a protocol: the procedures that it is in. Each {@link #step} is a transition of the thread, makes at most one call of
 * Portals, and yields what is left to do. Immutable, unless its driver keeps no calls: then that is the same object, until it is {@linkplain #kept kept}.
 */
public final class ResumableCall {

    private final ProcedureFrame top;
    private final CallOutcome outcome;
    /** The one that makes its steps and knows where it is, or null if that is a value. */
    private final CallRun run;

    /**
     * @param top     the innermost procedure; null once the call has returned
     * @param outcome null until it has returned
     */
    ResumableCall(ProcedureFrame top, CallOutcome outcome) {
        this.top = top;
        this.outcome = outcome;
        run = null;
    }

    /** The call that a run is in whenever it has come to rest, or has been in if it has returned. */
    ResumableCall(CallRun run) {
        top = null;
        outcome = null;
        this.run = run;
    }

    /** The innermost procedure; null once the call has returned. */
    public ProcedureFrame top() {
        return run == null ? top : run.top();
    }

    /** What it has answered; null until it has returned. */
    public CallOutcome outcome() {
        return run == null ? outcome : run.outcome();
    }

    /** The same as a value, which stays what it is when the thread goes on. */
    public ResumableCall kept() {
        return run == null ? this : new ResumableCall(run.top(), run.outcome());
    }

    /** The next step of one that has not returned. */
    private ProcedureStep next() {
        return run == null ? top.step() : run.step();
    }

    /** A call before its first step. */
    public static ResumableCall of(Procedure procedure, List<Object> arguments) {
        return new ResumableCall(ProcedureFrame.first(procedure, arguments), null);
    }

    /** The procedures that it is in, the outermost first; none once it has returned. */
    public List<ProcedureFrame> frames() {
        List<ProcedureFrame> frames = new ArrayList<>();
        for (ProcedureFrame frame = top(); frame != null; frame = frame.caller()) {
            frames.add(frame);
        }
        Collections.reverse(frames);
        return Collections.unmodifiableList(frames);
    }

    /** How many procedures it is in. */
    public int depth() {
        int depth = 0;
        for (ProcedureFrame frame = top(); frame != null; frame = frame.caller()) {
            depth++;
        }
        return depth;
    }

    /** Whether its next step can run; else the thread waits, or calls a function of the program first. */
    public boolean mayStep(PortalsState portals, ProtocolState state) {
        return run == null ? top.step().mayRun(new FrameView(top, portals, state)) : run.mayStep(state);
    }

    /** Whether its next step is a barrier; whether it can run is then for the runtime system to say. */
    public boolean isAtBarrier() {
        return outcome() == null && (run == null ? top.step().isBarrier() : run.isAtBarrier());
    }

    /** Whether it waits for a function of the program. */
    public boolean isCallingBack() {
        return outcome() == null && next() instanceof CallbackStep;
    }

    /** The function of the program that it waits for; nothing if it waits for none. */
    public Optional<Callback> callback(PortalsState portals, ProtocolState state) {
        return outcome() == null && next() instanceof CallbackStep step ? Optional.of(step.callback(new FrameView(top(), portals, state)))
                : Optional.empty();
    }

    /** The type of what it wants to know from the function of the program that it waits for, or null. */
    public ValueType wanted() {
        return next() instanceof CallbackStep step && step.into() != null ? step.into().type() : null;
    }

    /**
     * Goes on behind the function that it has waited for; nothing else of it is done yet.
     *
     * @param result what that has returned, or null
     * @throws IllegalStateException if it waits for none
     */
    public ResumableCall returned(Object result) {
        if (outcome() != null || !(next() instanceof CallbackStep step)) {
            throw new IllegalStateException(this + " waits for no function");
        }
        return new ResumableCall(top().next(step.into(), result), null);
    }

    /** Makes the next step, with what belongs to its transition; this call itself if that cannot run now. */
    public ResumableCall step(CallEnvironment environment) {
        return step(new CallRun(environment));
    }

    /** The same by a run that has come to rest before, in this call or another one. */
    ResumableCall step(CallRun by) {
        ResumableCall rest = run == by ? by.goOn() : by.run(top());
        return rest == null ? this : rest;
    }

    /** Writes it field by field. */
    public void write(FieldWriter out) {
        List<ProcedureFrame> frames = frames();
        out.number(frames.size());
        frames.forEach(frame -> frame.write(out));
    }

    /**
     * Reads what {@link #write} has written of a call that has not returned.
     *
     * @param called     the outermost procedure
     * @param procedures those of the protocol by their names; it throws an {@link IllegalArgumentException} if there is none
     * @throws FieldException if something else was written, or it is another call
     */
    public static ResumableCall read(FieldReader in, Procedure called, Function<String, Procedure> procedures) {
        ProcedureFrame top = null;
        for (int left = new ValueReader(in).count(); left > 0; left--) {
            String name = in.text();
            if (top == null && !name.equals(called.name())) {
                throw new FieldException("expected a call of " + called + ", found " + name);
            }
            top = ProcedureFrame.read(top, procedure(name, procedures), in);
        }
        if (top == null) {
            throw new FieldException("expected a call of " + called + ", found none");
        }
        return new ResumableCall(top, null);
    }

    private static Procedure procedure(String name, Function<String, Procedure> procedures) {
        try {
            return procedures.apply(name);
        } catch (IllegalArgumentException e) {
            throw new FieldException(e.getMessage());
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ResumableCall call && Objects.equals(top(), call.top()) && Objects.equals(outcome(), call.outcome());
    }

    @Override
    public int hashCode() {
        return Objects.hash(top(), outcome());
    }

    @Override
    public String toString() {
        return frames().stream().map(frame -> frame.procedure() + " at " + frame.position() + ' ' + frame.values()).collect(Collectors.joining(" > "));
    }

    private record FrameView(ProcedureFrame frame, PortalsState portals, ProtocolState state) implements CallView {

        @Override
        public Object get(CallVariable variable) {
            return frame.value(variable);
        }
    }
}
