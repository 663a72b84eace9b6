package org.portalscope.world;

import java.util.List;

import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.CheckGroup;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;

/** Records the effects of a transition only, and tells somebody what is checked meanwhile. */
final class CheckJournal implements StepJournal {

    private final List<Effect> effects;
    private final CheckListener listener;

    CheckJournal(List<Effect> effects, CheckListener listener) {
        this.effects = effects;
        this.listener = listener;
    }

    @Override
    public void note(Step step) {
        if (step instanceof Effect effect) {
            effects.add(effect);
        } else {
            listener.check((Check) step);
        }
    }

    @Override
    public void note(CheckGroup group) {
        listener.check(group);
    }

    @Override
    public void enter(Scope scope) {
        // nobody wants to know which steps belong together
    }

    @Override
    public void leave() {
        // as above
    }

    @Override
    public List<Effect> effects() {
        return effects;
    }
}
