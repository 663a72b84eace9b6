package org.portalscope.session.replay;

import java.util.List;

import org.portalscope.engine.description.Field;
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
        return failure.message();
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
    public List<Field> fields() {
        return new Fields().value("failure", failure).list();
    }

    @Override
    public boolean isFailure() {
        return true;
    }
}
