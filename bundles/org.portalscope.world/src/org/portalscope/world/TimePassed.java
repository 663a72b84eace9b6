package org.portalscope.world;

import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Parts;

/** Virtual time went on, in nanoseconds, since nothing could happen before. */
public record TimePassed(long before, long after) implements Effect {

    @Override
    public void apply(Parts parts) {
        parts.part(Network.class).now = after;
    }

    @Override
    public void revert(Parts parts) {
        parts.part(Network.class).now = before;
    }

    @Override
    public boolean liesBetween() {
        return true;
    }

    @Override
    public String words() {
        return "it is " + Durations.text(after) + " now, " + Durations.text(after - before) + " later";
    }

    @Override
    public String section() {
        return "";
    }
}
