package org.portalscope.engine.effect;

import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;

/** An effect on the {@link PortalsState} of a process. */
public interface PortalsEffect extends Effect {

    void apply(PortalsState state);

    void revert(PortalsState state);

    @Override
    default void apply(ProcessParts parts) {
        apply(parts.part(PortalsState.class));
    }

    @Override
    default void revert(ProcessParts parts) {
        revert(parts.part(PortalsState.class));
    }
}
