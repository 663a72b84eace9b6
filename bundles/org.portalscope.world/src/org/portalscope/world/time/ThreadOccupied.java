package org.portalscope.world.time;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;

/**
 * A thread is occupied until a moment of virtual time.
 *
 * @param by     by what
 * @param before when its last occupation ended, in nanoseconds
 * @param until  when this one ends
 */
public record ThreadOccupied(int thread, By by, long before, long until) implements Effect {

    /** What occupies a thread. */
    public enum By {
        /** It computes. */
        COMPUTING("computes"),
        /** It lets time pass. */
        WAITING("waits"),
        /** It hands a message to the network. */
        SENDING("is busy with sending");

        private final String words;

        By(String words) {
            this.words = words;
        }
    }

    @Override
    public void apply(ProcessParts parts) {
        parts.part(ThreadOccupation.class).occupy(thread, until);
    }

    @Override
    public void revert(ProcessParts parts) {
        parts.part(ThreadOccupation.class).occupy(thread, before);
    }

    @Override
    public String words() {
        return "thread " + thread + " " + by.words + " until " + Durations.text(until);
    }

    @Override
    public String section() {
        return "";
    }

    @Override
    public Category category() {
        return by == By.SENDING ? Category.CHANGE : Category.OCCUPATION;
    }

    @Override
    public void describe(Fields out) {
        out.id("thread", thread).value("by", by).nanoseconds("before", before).nanoseconds("until", until);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfThread(thread));
    }

    @Override
    public List<ValueChange> changes() {
        return List.of(new ValueChange(new Subject.OfThread(thread), "occupied_until", Unit.NANOSECONDS, before, until));
    }
}
