package org.portalscope.scenario.program;

import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;

/** An effect on a program in Java. */
interface JavaProgramEffect extends Effect {

    void apply(JavaProgramState program);

    void revert(JavaProgramState program);

    @Override
    default void apply(ProcessParts parts) {
        apply(parts.part(JavaProgramState.class));
    }

    @Override
    default void revert(ProcessParts parts) {
        revert(parts.part(JavaProgramState.class));
    }

    @Override
    default String section() {
        return "";
    }
}
