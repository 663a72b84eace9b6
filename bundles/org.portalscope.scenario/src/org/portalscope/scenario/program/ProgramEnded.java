package org.portalscope.scenario.program;

import java.util.List;

import org.portalscope.engine.description.Field;

/** A program in Java ended, since its process died. */
record ProgramEnded() implements JavaProgramEffect {

    @Override
    public void apply(JavaProgramState program) {
        program.setDead(true);
    }

    @Override
    public void revert(JavaProgramState program) {
        program.setDead(false);
    }

    @Override
    public String words() {
        return "its thread ends";
    }

    @Override
    public List<Field> fields() {
        return List.of();
    }
}
