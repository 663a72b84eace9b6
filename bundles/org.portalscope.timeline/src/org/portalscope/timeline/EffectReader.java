package org.portalscope.timeline;

import java.util.function.Consumer;

import org.portalscope.engine.step.Check;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;

/** Passes on the effects of all transitions of a scan that one worker makes. */
record EffectReader(Consumer<Transition> listener) implements TransitionVisitor, TimelineScan<EffectReader> {

    @Override
    public boolean wants(Choice choice) {
        return true;
    }

    @Override
    public Detail detail() {
        return Detail.EFFECTS;
    }

    @Override
    public void check(Transition transition, Check check) {
        throw new IllegalStateException("checks were not asked for");
    }

    @Override
    public boolean visit(Transition transition) {
        listener.accept(transition);
        return true;
    }

    @Override
    public EffectReader visitor() {
        return this;
    }

    @Override
    public boolean isLast(EffectReader visitor) {
        return false;
    }

    @Override
    public void take(EffectReader visitor) {
        // the listener has been told everything
    }
}
