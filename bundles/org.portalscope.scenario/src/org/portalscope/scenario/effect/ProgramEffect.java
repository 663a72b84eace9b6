package org.portalscope.scenario.effect;

import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;
import org.portalscope.scenario.thread.AbstractProgramState;

/**
 * An effect on the state of a program.
 *
 * @param <S> of which programs
 */
public interface ProgramEffect<S extends AbstractProgramState> extends Effect {

    /** The part of a process that it changes. */
    Class<S> part();

    void apply(S program);

    void revert(S program);

    @Override
    default void apply(ProcessParts parts) {
        apply(parts.part(part()));
    }

    @Override
    default void revert(ProcessParts parts) {
        revert(parts.part(part()));
    }

    @Override
    default String section() {
        return "";
    }
}
