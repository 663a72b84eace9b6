package org.portalscope.engine.state;

import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Parts;

/** An effect on the {@link PortalsState} of a process. */
public interface PortalsEffect extends Effect {

    void apply(PortalsState state);

    void revert(PortalsState state);

    @Override
    default void apply(Parts parts) {
        apply(parts.part(PortalsState.class));
    }

    @Override
    default void revert(Parts parts) {
        revert(parts.part(PortalsState.class));
    }
}
