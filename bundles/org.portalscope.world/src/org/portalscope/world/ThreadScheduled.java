package org.portalscope.world;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Subject;
import org.portalscope.world.network.Turn;
import org.portalscope.world.program.SourceLocation;

/**
 * A thread executes a statement, or goes on with the one it waited in.
 *
 * @param wakes whether it goes on
 */
public record ThreadScheduled(Turn before, Turn after, int thread, SourceLocation place, boolean wakes) implements Opening {

    @Override
    public String words() {
        return (wakes ? "goes on with " : "") + place.words();
    }

    @Override
    public Category category() {
        return Category.TURN;
    }

    @Override
    public void describe(Fields out) {
        out.value("before", before).value("after", after).id("thread", thread).value("place", place).value("wakes", wakes);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfThread(thread));
    }
}
