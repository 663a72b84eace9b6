package org.portalscope.world.time;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;

/**
 * A performance model learns what happens.
 *
 * @param what happens, in words
 */
public record ActivityObserved(Observation observation, String what) implements Effect {

    @Override
    public void apply(ProcessParts parts) {
        parts.part(Observations.class).add(observation);
    }

    @Override
    public void revert(ProcessParts parts) {
        parts.part(Observations.class).removeLast();
    }

    @Override
    public boolean liesBetween() {
        return true;
    }

    @Override
    public String words() {
        return what;
    }

    @Override
    public String section() {
        return "";
    }

    @Override
    public void describe(Fields out) {
        out.value("observation", observation).value("what", what);
    }
}
