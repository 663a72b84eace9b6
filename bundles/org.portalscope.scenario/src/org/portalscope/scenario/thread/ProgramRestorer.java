package org.portalscope.scenario.thread;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.expression.value.Value;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.SourceLocation;

/** The state of a program as it has been read: nothing changes before {@link #restore}. */
final class ProgramRestorer {

    private final ScenarioProgram program;
    private final FieldReader in;
    private final ValueReader values;
    private final BoundValueReader bound;
    private final List<ScenarioThread> threads = new ArrayList<>();
    private final Value[] variables;
    private final List<String> output = new ArrayList<>();
    private final SortedMap<Integer, Long> dropsExpected = new TreeMap<>();
    private final long barriersPassed;
    private final boolean dead;
    private final Failure failure;

    /** Reads what a {@link ProgramSaver} has written. */
    ProgramRestorer(ScenarioProgram program, FieldReader in) {
        this.program = program;
        this.in = in;
        values = new ValueReader(in);
        bound = new BoundValueReader(in);
        for (int left = values.count(); left > 0; left--) {
            threads.add(thread());
        }
        variables = new Value[program.variables.length];
        readSlots(variables);
        for (int left = values.count(); left > 0; left--) {
            output.add(in.text());
        }
        for (int left = values.count(); left > 0; left--) {
            dropsExpected.put(values.integer(), in.number());
        }
        barriersPassed = in.number();
        dead = values.truth();
        failure = values.truth() ? failure() : null;
        if (threads.isEmpty()) {
            throw new FieldException("a program has no threads");
        }
    }

    private ScenarioThread thread() {
        String name = in.text();
        int depth = values.count();
        ScenarioThread thread = new ScenarioThread(name, frame());
        for (int i = 1; i < depth; i++) {
            thread.frames.add(frame());
        }
        return thread;
    }

    private CallFrame frame() {
        CallFrame frame = new CallFrame(program, values.index(program.bodyCount()));
        frame.instruction = values.index(frame.body.code().size());
        for (int i = 0; i < frame.rounds.length; i++) {
            frame.rounds[i] = values.truth() ? new LoopRound(in.number(), in.number()) : null;
        }
        readSlots(frame.locals);
        return frame;
    }

    private void readSlots(Value[] slots) {
        for (int i = 0; i < slots.length; i++) {
            slots[i] = bound.slot();
        }
    }

    private Failure failure() {
        String process = in.text();
        SourceLocation place = new SourceLocation(in.text(), values.integer(), values.integer(), in.text());
        return new Failure(process, place, in.text());
    }

    void restore() {
        program.threads.clear();
        program.threads.addAll(threads);
        System.arraycopy(variables, 0, program.variables, 0, variables.length);
        program.output.clear();
        program.output.addAll(output);
        program.dropsExpected.clear();
        program.dropsExpected.putAll(dropsExpected);
        program.protocols.clear();
        program.barriersPassed = barriersPassed;
        program.dead = dead;
        program.failure = failure;
    }
}
