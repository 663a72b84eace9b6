package org.portalscope.scenario.snapshot;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.expression.value.Value;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.scenario.thread.Code;
import org.portalscope.scenario.thread.ProgramState;
import org.portalscope.scenario.thread.ScenarioThread;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.FailureFields;

/** The state of a program as it has been read: nothing changes before {@link #restore}. */
public final class ProgramRestorer {

    private final ProgramState program;
    private final List<ScenarioThread> threads = new ArrayList<>();
    private final List<Value> variables;
    private final List<String> output = new ArrayList<>();
    private final List<Long> dropsExpected = new ArrayList<>();
    private final SortedMap<String, ProtocolState> protocols;
    private final long barriersPassed;
    private final boolean dead;
    private final Failure failure;

    /** Reads what a {@link ProgramSaver} has written. */
    public ProgramRestorer(Code code, ProgramState program, FieldReader in) {
        this.program = program;
        ValueReader values = new ValueReader(in);
        ProtocolCalls calls = new ProtocolCalls(code);
        FrameReader frames = new FrameReader(program, code.bodies().size(), in, new BoundValueReader(in, calls));
        for (int left = values.count(); left > 0; left--) {
            threads.add(frames.thread());
        }
        variables = frames.slots(program.variableCount());
        for (int left = values.count(); left > 0; left--) {
            output.add(in.text());
        }
        program.portals().interfaces().forEach(ni -> dropsExpected.add(in.number()));
        protocols = ProtocolStateFields.read(in, calls::protocol);
        barriersPassed = in.number();
        dead = values.truth();
        failure = FailureFields.read(in);
        if (threads.isEmpty()) {
            throw new FieldException("a program has no threads");
        }
    }

    /** Changes the program. */
    public void restore() {
        program.restore(threads, variables, output);
        for (NetworkInterface ni : program.portals().interfaces()) {
            program.setDropsExpected(ni.number(), dropsExpected.get(ni.number()));
        }
        program.setBarriersPassed(barriersPassed);
        program.restore(protocols, dead, failure);
    }
}
