package org.portalscope.scenario.effect;

import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;
import org.portalscope.scenario.thread.ProgramState;

/** An effect on a {@link ProgramState}. */
interface ScenarioEffect extends Effect {

    void apply(ProgramState program);

    void revert(ProgramState program);

    @Override
    default void apply(ProcessParts parts) {
        apply(parts.part(ProgramState.class));
    }

    @Override
    default void revert(ProcessParts parts) {
        revert(parts.part(ProgramState.class));
    }

    @Override
    default String section() {
        return "";
    }
}
