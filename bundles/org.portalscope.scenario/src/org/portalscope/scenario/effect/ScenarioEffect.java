package org.portalscope.scenario.effect;

import org.portalscope.scenario.thread.ProgramState;

/** An effect on the program of a scenario. */
interface ScenarioEffect extends ProgramEffect<ProgramState> {

    @Override
    default Class<ProgramState> part() {
        return ProgramState.class;
    }
}
