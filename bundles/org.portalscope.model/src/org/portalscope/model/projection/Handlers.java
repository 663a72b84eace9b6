package org.portalscope.model.projection;

import java.util.HashMap;
import java.util.Map;

import org.portalscope.engine.step.Effect;

/** What each kind of effect does to the model, found by its class. Effects of programs leave no trace in it. */
final class Handlers {

    /** Changes the model as an effect changed the state, or undoes that. */
    interface Handler<E extends Effect> {

        /** @param applied whether the effect was applied, not reverted */
        void project(ProcessIndex index, E effect, boolean applied);
    }

    private final Map<Class<? extends Effect>, Handler<? extends Effect>> byClass = new HashMap<>();

    <E extends Effect> void on(Class<E> type, Handler<E> handler) {
        byClass.put(type, handler);
    }

    @SuppressWarnings("unchecked")
    void project(ProcessIndex index, Effect effect, boolean applied) {
        Handler<Effect> handler = (Handler<Effect>) byClass.get(effect.getClass());
        if (handler != null) {
            handler.project(index, effect, applied);
        }
    }
}
