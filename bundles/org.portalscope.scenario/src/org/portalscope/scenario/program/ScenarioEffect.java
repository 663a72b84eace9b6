package org.portalscope.scenario.program;

import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Parts;

/** An effect on a {@link ScenarioProgram}. */
interface ScenarioEffect extends Effect {

    void apply(ScenarioProgram program);

    void revert(ScenarioProgram program);

    @Override
    default void apply(Parts parts) {
        apply(parts.part(ScenarioProgram.class));
    }

    @Override
    default void revert(Parts parts) {
        revert(parts.part(ScenarioProgram.class));
    }

    @Override
    default String section() {
        return "";
    }
}
