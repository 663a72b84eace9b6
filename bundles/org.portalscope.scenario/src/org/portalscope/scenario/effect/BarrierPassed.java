package org.portalscope.scenario.effect;

import org.portalscope.engine.description.Fields;
import org.portalscope.scenario.thread.AbstractProgramState;

/**
 * A process passed a barrier.
 *
 * @param after how many it has passed by now
 */
public record BarrierPassed(long after) implements ProgramEffect<AbstractProgramState> {

    @Override
    public Class<AbstractProgramState> part() {
        return AbstractProgramState.class;
    }

    @Override
    public void apply(AbstractProgramState program) {
        program.setBarriersPassed(after);
    }

    @Override
    public void revert(AbstractProgramState program) {
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
