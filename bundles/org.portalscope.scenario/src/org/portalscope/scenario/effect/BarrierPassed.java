package org.portalscope.scenario.effect;

import org.portalscope.engine.description.Fields;
import org.portalscope.scenario.thread.ProgramState;

/**
 * A process passed a barrier.
 *
 * @param after how many it has passed by now
 */
public record BarrierPassed(long after) implements ScenarioEffect {

    @Override
    public void apply(ProgramState program) {
        program.setBarriersPassed(after);
    }

    @Override
    public void revert(ProgramState program) {
        program.setBarriersPassed(after - 1);
    }

    @Override
    public String words() {
        return "barrier " + after + " is passed";
    }

    @Override
    public void describe(Fields out) {
        out.count("after", after);
    }
}
