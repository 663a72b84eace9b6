package org.portalscope.scenario.program;

import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueWriter;
import org.portalscope.scenario.snapshot.ProtocolStateFields;
import org.portalscope.world.program.FailureFields;

/** Writes the state of a program in Java for a snapshot; {@link JavaProgramRestorer} reads it. */
record JavaProgramSaver(FieldWriter out) {

    /** Writes all that changes of a program. */
    void save(JavaProgramState program) {
        save(program.history());
        ProtocolStateFields.write(program.protocols(), out);
        out.number(program.calls().size());
        program.calls().forEach(call -> call.write(out));
        out.number(program.barriersPassed());
        new ValueWriter(out).truth(program.isDead());
        FailureFields.write(program.failure(), out);
    }

    private void save(ProgramHistory history) {
        AnswerWriter answers = new AnswerWriter(out);
        out.number(history.length());
        ProgramHistory before = null;
        for (ProgramHistory at : history.all()) {
            if (before != null) {
                answers.write(before.next(), at.answer());
            }
            before = at;
        }
        out.text(ActionText.of(history.next()));
    }
}
