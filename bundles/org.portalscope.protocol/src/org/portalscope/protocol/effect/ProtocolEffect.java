package org.portalscope.protocol.effect;

import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;

/** An effect on what protocols know of a process, whatever runs on it. */
public interface ProtocolEffect extends Effect {

    void apply(ProtocolKeeper keeper);

    void revert(ProtocolKeeper keeper);

    @Override
    default void apply(ProcessParts parts) {
        apply(parts.part(ProtocolKeeper.class));
    }

    @Override
    default void revert(ProcessParts parts) {
        revert(parts.part(ProtocolKeeper.class));
    }

    @Override
    default String section() {
        return "";
    }
}
