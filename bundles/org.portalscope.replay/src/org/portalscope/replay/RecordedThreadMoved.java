package org.portalscope.replay;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;
import org.portalscope.engine.step.Subject;

/**
 * A thread of a recording entered or left a statement or a call of a protocol above Portals.
 *
 * @param before where it was, or null if nothing was known of it
 * @param after  where it is
 */
record RecordedThreadMoved(int thread, RecordedThread before, RecordedThread after) implements Effect {

    @Override
    public void apply(ProcessParts parts) {
        parts.part(RecordedThreads.class).set(thread, after);
    }

    @Override
    public void revert(ProcessParts parts) {
        parts.part(RecordedThreads.class).set(thread, before);
    }

    @Override
    public String words() {
        if (before != null && after.frames().size() < before.frames().size()) {
            return "out of " + before.frames().get(before.frames().size() - 1).name();
        }
        return before != null && after.frames().size() > before.frames().size() ? "into " + after.frames().get(after.frames().size() - 1).name()
                : "at " + after.place();
    }

    @Override
    public String section() {
        return "";
    }

    @Override
    public void describe(Fields out) {
        out.id("thread", thread).value("before", before).value("after", after);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfThread(thread));
    }
}
