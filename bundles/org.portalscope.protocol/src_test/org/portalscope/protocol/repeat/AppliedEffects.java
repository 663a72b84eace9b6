package org.portalscope.protocol.repeat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;

/** The effects of calls that are run again, applied to what protocols know, and taken back. */
final class AppliedEffects implements ProcessParts {

    private final List<Effect> effects = new ArrayList<>();
    private final Supplier<RepeatedProtocols> protocols;

    AppliedEffects(Supplier<RepeatedProtocols> protocols) {
        this.protocols = protocols;
    }

    @Override
    public <T> T part(Class<T> type) {
        return type.cast(protocols.get());
    }

    void apply(Effect effect) {
        effects.add(effect);
        effect.apply(this);
    }

    void revertAll() {
        for (int i = effects.size() - 1; i >= 0; i--) {
            effects.get(i).revert(this);
        }
    }
}
