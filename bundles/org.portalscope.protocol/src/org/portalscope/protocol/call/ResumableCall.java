package org.portalscope.protocol.call;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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
 * How far a thread is in a call of a protocol: the procedures that it is in. Immutable; each {@link #step} is a transition of the thread, makes at
 * most one call of Portals, and yields what is left to do.
 *
 * @param top     the innermost procedure; null once the call has returned
 * @param outcome null until it has returned
 */
public record ResumableCall(ProcedureFrame top, CallOutcome outcome) {

    /** A call before its first step. */
    public static ResumableCall of(Procedure procedure, List<Object> arguments) {
        return new ResumableCall(ProcedureFrame.first(procedure, arguments), null);
    }

    /** The procedures that it is in, the outermost first; none once it has returned. */
    public List<ProcedureFrame> frames() {
        List<ProcedureFrame> frames = new ArrayList<>();
        for (ProcedureFrame frame = top; frame != null; frame = frame.caller()) {
            frames.add(frame);
        }
        Collections.reverse(frames);
        return Collections.unmodifiableList(frames);
    }

    /** How many procedures it is in. */
    public int depth() {
        int depth = 0;
        for (ProcedureFrame frame = top; frame != null; frame = frame.caller()) {
            depth++;
        }
        return depth;
    }

    /** Whether its next step can run; else the thread waits, or calls a function of the program first. */
    public boolean mayStep(PortalsState portals, ProtocolState state) {
        return top.step().mayRun(new FrameView(top, portals, state));
    }

    /** Whether its next step is a barrier; whether it can run is then for the runtime system to say. */
    public boolean isAtBarrier() {
        return outcome == null && top.step() instanceof BarrierStep;
    }

    /** Whether it waits for a function of the program. */
    public boolean isCallingBack() {
        return outcome == null && top.step() instanceof CallbackStep;
    }

    /** The function of the program that it waits for; nothing if it waits for none. */
    public Optional<Callback> callback(PortalsState portals, ProtocolState state) {
        return outcome == null && top.step() instanceof CallbackStep step ? Optional.of(step.callback().apply(new FrameView(top, portals, state)))
                : Optional.empty();
    }

    /** The type of what it wants to know from the function of the program that it waits for, or null. */
    public ValueType wanted() {
        return top().step() instanceof CallbackStep step && step.into() != null ? step.into().type() : null;
    }

    /**
     * Goes on behind the function that it has waited for; nothing else of it is done yet.
     *
     * @param result what that has returned, or null
     * @throws IllegalStateException if it waits for none
     */
    public ResumableCall returned(Object result) {
        if (outcome != null || !(top.step() instanceof CallbackStep step)) {
            throw new IllegalStateException(this + " waits for no function");
        }
        return new ResumableCall(top.next(step.into(), result), null);
    }

    /** Makes the next step, with what belongs to its transition; this call itself if that cannot run now. */
    public ResumableCall step(CallEnvironment environment) {
        ResumableCall rest = new CallRun(top, environment).run();
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
