package org.portalscope.scenario.effect;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Subject;
import org.portalscope.scenario.thread.ProgramState;
import org.portalscope.scenario.thread.LoopRound;

/**
 * A thread began a round of a loop or left the loop.
 *
 * @param depth  how many loops that count their rounds lie around it
 * @param before the round until then, or null on entry
 * @param after  the round from now on, or null behind the loop
 */
public record LoopCounted(int thread, int depth, LoopRound before, LoopRound after) implements ScenarioEffect {

    @Override
    public void apply(ProgramState program) {
        program.thread(thread).top().setRound(depth, after);
    }

    @Override
    public void revert(ProgramState program) {
        program.thread(thread).top().setRound(depth, before);
    }

    @Override
    public String words() {
        return after == null ? "the loop ends after " + before : after + " begins";
    }

    @Override
    public void describe(Fields out) {
        out.id("thread", thread).index("depth", depth).value("before", before).value("after", after);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfThread(thread));
    }
}
