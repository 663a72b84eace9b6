package org.portalscope.scenario.thread;

import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueWriter;
import org.portalscope.expression.value.Value;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.SourceLocation;

/** Writes the state of a program for a snapshot; {@link ProgramRestorer} reads it. */
final class ProgramSaver {

    private final FieldWriter out;
    private final ValueWriter values;
    private final BoundValueWriter bound;

    ProgramSaver(FieldWriter out) {
        this.out = out;
        values = new ValueWriter(out);
        bound = new BoundValueWriter(out);
    }

    /** Writes what a program executes: the words of its statements, and where they stand. */
    void specify(Code code) {
        out.number(code.bodies().size());
        for (Body body : code.bodies()) {
            out.text(body.name());
            out.number(body.code().size());
            for (Instruction instruction : body.code()) {
                out.number(instruction.place().line());
                out.text(instruction.place().text());
            }
        }
        code.names().forEach(out::text);
    }

    /** @throws FieldException if a protocol has a part in the state: none can write its part yet */
    void save(ScenarioProgram program) {
        if (!program.protocols.isEmpty()) {
            throw new FieldException("the protocol '" + program.protocols.firstKey() + "' cannot write its state into a snapshot yet");
        }
        out.number(program.threads.size());
        program.threads.forEach(this::save);
        save(program.variables);
        out.number(program.output.size());
        program.output.forEach(out::text);
        out.number(program.dropsExpected.size());
        program.dropsExpected.forEach((networkInterface, count) -> {
            out.number(networkInterface);
            out.number(count);
        });
        out.number(program.barriersPassed);
        values.truth(program.dead);
        save(program.failure);
    }

    private void save(ScenarioThread thread) {
        out.text(thread.name);
        out.number(thread.frames.size());
        thread.frames.forEach(this::save);
    }

    private void save(CallFrame frame) {
        if (frame.activity != null) {
            throw new FieldException("the call of a protocol that is under way cannot be written into a snapshot yet");
        }
        out.number(frame.index);
        out.number(frame.instruction);
        for (LoopRound round : frame.rounds) {
            values.truth(round != null);
            if (round != null) {
                out.number(round.index());
                out.number(round.count());
            }
        }
        save(frame.locals);
    }

    private void save(Value[] slots) {
        for (Value slot : slots) {
            bound.slot(slot);
        }
    }

    private void save(Failure failure) {
        values.truth(failure != null);
        if (failure != null) {
            SourceLocation place = failure.place();
            out.text(failure.process());
            out.text(place.file());
            out.number(place.line());
            out.number(place.column());
            out.text(place.text());
            out.text(failure.message());
        }
    }
}
