package org.portalscope.scenario.program;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.world.program.Failure;

/** A program in Java threw something that nobody caught: the run ends. */
record ProgramFailed(Failure failure) implements JavaProgramEffect {

    @Override
    public void apply(JavaProgramState program) {
        program.setFailure(failure);
    }

    @Override
    public void revert(JavaProgramState program) {
        program.setFailure(null);
    }

    @Override
    public String words() {
        return "the run ends at " + failure;
    }

    @Override
    public List<Field> fields() {
        return new Fields().value("failure", failure).list();
    }
}
