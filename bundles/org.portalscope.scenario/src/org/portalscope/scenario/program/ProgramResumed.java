package org.portalscope.scenario.program;

import org.portalscope.engine.description.Fields;
import org.portalscope.scenario.effect.ProgramEffect;

/** A program in Java was answered and went on to what it wants next. */
record ProgramResumed(ProgramHistory before, ProgramHistory after, String next) implements ProgramEffect<JavaProgramState> {

    @Override
    public Class<JavaProgramState> part() {
        return JavaProgramState.class;
    }

    @Override
    public void apply(JavaProgramState program) {
        program.setHistory(after);
    }

    @Override
    public void revert(JavaProgramState program) {
        program.setHistory(before);
    }

    @Override
    public String words() {
        return "the program goes on to " + next;
    }

    @Override
    public void describe(Fields out) {
        out.value("before", before.toString()).value("after", after.toString()).value("next", next);
    }
}
