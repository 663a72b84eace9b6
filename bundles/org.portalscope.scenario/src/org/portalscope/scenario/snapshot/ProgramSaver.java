package org.portalscope.scenario.snapshot;

import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueWriter;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.scenario.thread.Body;
import org.portalscope.scenario.thread.CallFrame;
import org.portalscope.scenario.thread.Code;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.LoopRound;
import org.portalscope.scenario.thread.ProgramState;
import org.portalscope.scenario.thread.ScenarioThread;
import org.portalscope.world.program.FailureFields;

/** Writes the state of a program for a snapshot; {@link ProgramRestorer} reads it. */
public final class ProgramSaver {

    private final FieldWriter out;
    private final ValueWriter values;
    private final BoundValueWriter bound;

    public ProgramSaver(FieldWriter out) {
        this.out = out;
        values = new ValueWriter(out);
        bound = new BoundValueWriter(out);
    }

    /** Writes what a program executes: the words of its statements, and where they stand. */
    public void specify(Code code) {
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

    /** Writes all that changes of a program. */
    public void save(ProgramState program) {
        out.number(program.threadCount());
        program.threads().forEach(this::save);
        for (int slot = 0; slot < program.variableCount(); slot++) {
            bound.slot(program.variable(slot));
        }
        out.number(program.output().size());
        program.output().forEach(out::text);
        for (NetworkInterface ni : program.portals().interfaces()) {
            out.number(program.dropsExpected(ni.number()));
        }
        ProtocolStateFields.write(program.protocols(), out);
        out.number(program.barriersPassed());
        values.truth(program.isDead());
        FailureFields.write(program.failure(), out);
    }

    private void save(ScenarioThread thread) {
        out.text(thread.name());
        out.number(thread.depth());
        thread.frames().forEach(this::save);
    }

    private void save(CallFrame frame) {
        out.number(frame.bodyIndex());
        out.number(frame.instruction());
        frame.rounds().forEach(this::save);
        frame.locals().forEach(bound::slot);
        values.truth(frame.call() != null);
        if (frame.call() != null) {
            frame.call().write(out);
        }
    }

    private void save(LoopRound round) {
        values.truth(round != null);
        if (round != null) {
            out.number(round.index());
            out.number(round.count());
        }
    }
}
