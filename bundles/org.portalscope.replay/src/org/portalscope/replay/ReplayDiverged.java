package org.portalscope.replay;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;
import org.portalscope.world.program.Failure;

/**
 * The process cannot take what it took when it was recorded, since this engine came to another state: the replay ends.
 *
 * @param failure which transition it was, and why
 */
record ReplayDiverged(Failure failure) implements Effect {

    @Override
    public void apply(ProcessParts parts) {
        parts.part(RecordedThreads.class).setFailure(failure);
    }

    @Override
    public void revert(ProcessParts parts) {
        parts.part(RecordedThreads.class).setFailure(null);
    }

    @Override
    public String words() {
        return failure.words();
    }

    @Override
    public String section() {
        return "";
    }

    @Override
    public Category category() {
        return Category.FAULT;
    }

    @Override
    public void describe(Fields out) {
        out.value("failure", failure);
    }

    @Override
    public boolean isFailure() {
        return true;
    }
}
