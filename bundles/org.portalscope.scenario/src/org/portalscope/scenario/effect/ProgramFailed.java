package org.portalscope.scenario.effect;

import org.portalscope.engine.description.Fields;
import org.portalscope.scenario.thread.AbstractProgramState;
import org.portalscope.world.program.Failure;

/** Something that was asserted or expected does not hold, or a program in Java threw something that nobody caught: the run ends. */
public record ProgramFailed(Failure failure) implements ProgramEffect<AbstractProgramState> {

    @Override
    public Class<AbstractProgramState> part() {
        return AbstractProgramState.class;
    }

    @Override
    public void apply(AbstractProgramState program) {
        program.setFailure(failure);
    }

    @Override
    public void revert(AbstractProgramState program) {
        program.setFailure(null);
    }

    @Override
    public String words() {
        return "the run ends at " + failure;
    }

    @Override
    public void describe(Fields out) {
        out.value("failure", failure);
    }
}
