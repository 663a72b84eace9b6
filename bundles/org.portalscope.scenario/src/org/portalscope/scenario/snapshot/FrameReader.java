package org.portalscope.scenario.snapshot;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.expression.value.Value;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.scenario.statement.ProtocolCall;
import org.portalscope.scenario.thread.CallFrame;
import org.portalscope.scenario.thread.LoopRound;
import org.portalscope.scenario.thread.ProgramState;
import org.portalscope.scenario.thread.ScenarioThread;

/** Reads the threads of a program and their frames, as a {@link ProgramSaver} has written them. */
final class FrameReader {

    private final ProgramState program;
    private final int bodies;
    private final FieldReader in;
    private final ValueReader values;
    private final BoundValueReader bound;

    /** @param bodies how many bodies the program has */
    FrameReader(ProgramState program, int bodies, FieldReader in, BoundValueReader bound) {
        this.program = program;
        this.bodies = bodies;
        this.in = in;
        this.bound = bound;
        values = new ValueReader(in);
    }

    /** A thread that is not yet one of the program. */
    ScenarioThread thread() {
        String name = in.text();
        int depth = values.count();
        ScenarioThread thread = new ScenarioThread(name, frame());
        for (int i = 1; i < depth; i++) {
            thread.push(frame());
        }
        return thread;
    }

    private CallFrame frame() {
        CallFrame frame = new CallFrame(program, values.index(bodies));
        frame.setInstruction(values.index(frame.body().code().size()));
        for (int depth = 0; depth < frame.body().loops(); depth++) {
            frame.setRound(depth, values.truth() ? new LoopRound(in.number(), in.number()) : null);
        }
        frame.setLocals(slots(frame.body().locals().size()));
        frame.setCall(values.truth() ? call(frame) : null);
        return frame;
    }

    /** The values of slots; null for those that have none. */
    List<Value> slots(int count) {
        List<Value> slots = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            slots.add(bound.slot());
        }
        return slots;
    }

    private ResumableCall call(CallFrame frame) {
        if (frame.current() instanceof ProtocolCall statement) {
            return ResumableCall.read(in, statement.operation().procedure(), statement.protocol().protocol()::procedure);
        }
        throw new FieldException("a thread is in a call of a protocol where none is called");
    }
}
