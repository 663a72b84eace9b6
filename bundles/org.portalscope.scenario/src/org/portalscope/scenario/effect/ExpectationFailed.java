package org.portalscope.scenario.effect;

import org.portalscope.scenario.thread.ProgramState;
import org.portalscope.world.program.Failure;

/** Something that was asserted or expected does not hold: the run ends. */
public record ExpectationFailed(Failure failure) implements ScenarioEffect {

    @Override
    public void apply(ProgramState program) {
        program.setFailure(failure);
    }

    @Override
    public void revert(ProgramState program) {
        program.setFailure(null);
    }

    @Override
    public String words() {
        return "the run ends at " + failure;
    }
}
