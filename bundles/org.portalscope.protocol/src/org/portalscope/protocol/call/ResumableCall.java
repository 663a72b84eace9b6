package org.portalscope.protocol.call;

import java.util.ArrayList;
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

/**
 * How far a thread is in a call of a protocol: the procedures that it is in. Immutable; each {@link #step} is a transition of the thread, makes at
 * most one call of Portals, and yields what is left to do.
 *
 * @param frames  the outermost procedure first; none once the call has returned
 * @param outcome null until it has returned
 */
public record ResumableCall(List<ProcedureFrame> frames, CallOutcome outcome) {

    public ResumableCall {
        frames = List.copyOf(frames);
    }

    /** A call before its first step. */
    public static ResumableCall of(Procedure procedure, List<Object> arguments) {
        return new ResumableCall(List.of(ProcedureFrame.first(procedure, arguments)), null);
    }

    /** Whether its next step can run; else the thread waits. */
    public boolean mayStep(PortalsState portals, ProtocolState state) {
        ProcedureFrame top = frames.get(frames.size() - 1);
        return top.step().mayRun(new FrameView(top, portals, state));
    }

    /** Whether its next step is a barrier; whether it can run is then for the runtime system to say. */
    public boolean isAtBarrier() {
        return outcome == null && frames.get(frames.size() - 1).step() instanceof BarrierStep;
    }

    /** Whether it goes on only after a function of the user has returned. */
    public boolean isAtUpcall() {
        return outcome == null && frames.get(frames.size() - 1).step() instanceof UpcallStep;
    }

    /** The function of the user that is to be called before its next step, if there is one. */
    public Optional<Upcall> upcall(PortalsState portals, ProtocolState state) {
        ProcedureFrame top = outcome == null ? frames.get(frames.size() - 1) : null;
        return top != null && top.step() instanceof UpcallStep step ? Optional.of(step.upcall().apply(new FrameView(top, portals, state))) : Optional.empty();
    }

    /** The same after the function of the user has returned these numbers. */
    public ResumableCall returned(List<Long> values) {
        ProcedureFrame top = frames.get(frames.size() - 1);
        CallVariable into = ((UpcallStep) top.step()).into();
        ProcedureFrame after = (into == null ? top : top.with(into, List.copyOf(values))).at(top.position() + 1);
        List<ProcedureFrame> all = new ArrayList<>(frames.subList(0, frames.size() - 1));
        all.add(after);
        return new ResumableCall(all, null);
    }

    /** Makes the next step, with what belongs to its transition. */
    public ResumableCall step(CallEnvironment environment) {
        return new CallRun(frames, environment).run();
    }

    /** Writes it field by field. */
    public void write(FieldWriter out) {
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
        List<ProcedureFrame> frames = new ArrayList<>();
        for (int left = new ValueReader(in).count(); left > 0; left--) {
            frames.add(ProcedureFrame.read(procedure(in.text(), procedures), in));
        }
        if (frames.isEmpty() || !frames.get(0).procedure().name().equals(called.name())) {
            throw new FieldException("expected a call of " + called + ", found " + (frames.isEmpty() ? "none" : frames.get(0).procedure()));
        }
        return new ResumableCall(frames, null);
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
        return frames.stream().map(frame -> frame.procedure() + " at " + frame.position() + ' ' + frame.values()).collect(Collectors.joining(" > "));
    }

    private record FrameView(ProcedureFrame frame, PortalsState portals, ProtocolState state) implements CallView {

        @Override
        public Object get(CallVariable variable) {
            return frame.value(variable);
        }
    }
}
