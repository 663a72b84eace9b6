package org.portalscope.scenario.effect;

import org.portalscope.scenario.thread.ScenarioProgram;
import org.portalscope.world.program.Failure;

/** Something that was asserted or expected does not hold: the run ends. */
public record ExpectationFailed(Failure failure) implements ScenarioEffect {

    @Override
    public void apply(ScenarioProgram program) {
        program.failure = failure;
    }

    @Override
    public void revert(ScenarioProgram program) {
        program.failure = null;
    }

    @Override
    public String words() {
        return "the run ends at " + failure;
    }
}
