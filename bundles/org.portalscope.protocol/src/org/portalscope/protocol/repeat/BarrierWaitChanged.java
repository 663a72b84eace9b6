package org.portalscope.protocol.repeat;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.input.BarrierReached;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;

/**
 * A thread of a process whose run is repeated came to a barrier outside of calls of protocols, or waits there no more.
 *
 * @param before where it waited, or null
 * @param after  where it waits, or null
 */
public record BarrierWaitChanged(int thread, BarrierReached before, BarrierReached after) implements Effect {

    @Override
    public void apply(ProcessParts parts) {
        parts.part(RepeatedProtocols.class).setBarrier(thread, after);
    }

    @Override
    public void revert(ProcessParts parts) {
        parts.part(RepeatedProtocols.class).setBarrier(thread, before);
    }

    @Override
    public String words() {
        return after == null ? "no longer waits at a barrier" : "waits at the barrier of " + after.name();
    }

    @Override
    public String section() {
        return "";
    }

    @Override
    public void describe(Fields out) {
        out.id("thread", thread).value("before", name(before)).value("after", name(after));
    }

    private static String name(BarrierReached barrier) {
        return barrier == null ? null : barrier.name();
    }
}
