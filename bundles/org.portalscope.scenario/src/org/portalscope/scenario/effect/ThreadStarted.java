package org.portalscope.scenario.effect;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Subject;
import org.portalscope.scenario.thread.ProgramState;

/**
 * A thread of the process was started.
 *
 * @param thread its number
 * @param body   index of what it executes
 */
public record ThreadStarted(int thread, String name, int body) implements ScenarioEffect {

    @Override
    public void apply(ProgramState program) {
        program.startThread(name, body);
    }

    @Override
    public void revert(ProgramState program) {
        program.removeLastThread();
    }

    @Override
    public String words() {
        return "thread " + name + " starts";
    }

    @Override
    public void describe(Fields out) {
        out.id("thread", thread).value("name", name).index("body", body);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfThread(thread));
    }
}
