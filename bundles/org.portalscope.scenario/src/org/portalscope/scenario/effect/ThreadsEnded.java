package org.portalscope.scenario.effect;

import org.portalscope.scenario.thread.ProgramState;

/** All threads of a process ended, since it died. */
public record ThreadsEnded() implements ScenarioEffect {

    @Override
    public void apply(ProgramState program) {
        program.setDead(true);
    }

    @Override
    public void revert(ProgramState program) {
        program.setDead(false);
    }

    @Override
    public String words() {
        return "its threads end";
    }
}
