package org.portalscope.world.network;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;
import org.portalscope.world.time.Durations;

/** Virtual time went on, in nanoseconds, since nothing could happen before. */
public record TimePassed(long before, long after) implements Effect {

    @Override
    public void apply(ProcessParts parts) {
        parts.part(Network.class).setNow(after);
    }

    @Override
    public void revert(ProcessParts parts) {
        parts.part(Network.class).setNow(before);
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

    @Override
    public void describe(Fields out) {
        out.nanoseconds("before", before).nanoseconds("after", after);
    }
}
