package org.portalscope.protocol.effect;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Subject;
import org.portalscope.protocol.call.ResumableCall;

/**
 * A thread has something else to do for a call of a protocol.
 *
 * @param before null if the call begins
 * @param after  null if it returns
 */
public record ResumableCallChanged(int thread, String operation, ResumableCall before, ResumableCall after) implements ProtocolEffect {

    @Override
    public void apply(ProtocolKeeper keeper) {
        keeper.setCall(thread, before, after);
    }

    @Override
    public void revert(ProtocolKeeper keeper) {
        keeper.setCall(thread, after, before);
    }

    @Override
    public String words() {
        return operation + (after == null ? " returns" : before == null ? " begins" : " goes on");
    }

    @Override
    public void describe(Fields out) {
        out.id("thread", thread).value("operation", operation).value("before", before == null ? null : before.toString())
                .value("after", after == null ? null : after.toString());
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfThread(thread));
    }
}
