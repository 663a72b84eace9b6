package org.portalscope.scenario.effect;

import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;
import org.portalscope.scenario.thread.ScenarioProgram;

/** An effect on a {@link ScenarioProgram}. */
interface ScenarioEffect extends Effect {

    void apply(ScenarioProgram program);

    void revert(ScenarioProgram program);

    @Override
    default void apply(ProcessParts parts) {
        apply(parts.part(ScenarioProgram.class));
    }

    @Override
    default void revert(ProcessParts parts) {
        revert(parts.part(ScenarioProgram.class));
    }

    @Override
    default String section() {
        return "";
    }
}
