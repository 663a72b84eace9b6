package org.portalscope.world;

import java.util.List;

import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;

/** Records the effects of a transition only, behind those of the transitions before it. */
final class EffectJournal implements StepJournal {

    private final List<Effect> effects;

    EffectJournal(List<Effect> effects) {
        this.effects = effects;
    }

    @Override
    public boolean explains() {
        return false;
    }

    @Override
    public void note(Step step) {
        effects.add((Effect) step);
    }

    @Override
    public void enter(Scope scope) {
        throw new IllegalStateException("no scopes are wanted");
    }

    @Override
    public void leave() {
        throw new IllegalStateException("no scopes are wanted");
    }

    @Override
    public List<Effect> effects() {
        return effects;
    }
}
