package org.portalscope.scenario.effect;

import org.portalscope.engine.description.Fields;
import org.portalscope.scenario.thread.AbstractProgramState;

/** All threads of a process ended, since it died. */
public record ThreadsEnded() implements ProgramEffect<AbstractProgramState> {

    @Override
    public Class<AbstractProgramState> part() {
        return AbstractProgramState.class;
    }

    @Override
    public void apply(AbstractProgramState program) {
        program.setDead(true);
    }

    @Override
    public void revert(AbstractProgramState program) {
        program.setDead(false);
    }

    @Override
    public String words() {
        return "its threads end";
    }

    @Override
    public void describe(Fields out) {
        // it has no fields
    }
}
