package org.portalscope.world;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Subject;
import org.portalscope.world.network.Turn;
import org.portalscope.world.program.SourceLocation;

/**
 * A thread begins a statement, or continues one that takes several transitions, such as a blocking call.
 *
 * @param wakes whether it continues the statement: one transition of each execution of a statement begins it
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
