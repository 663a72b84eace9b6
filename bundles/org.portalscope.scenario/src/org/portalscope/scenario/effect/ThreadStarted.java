package org.portalscope.scenario.effect;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Subject;
import org.portalscope.scenario.thread.CallFrame;
import org.portalscope.scenario.thread.ScenarioProgram;
import org.portalscope.scenario.thread.ScenarioThread;

/**
 * A thread of the process was started.
 *
 * @param thread its number
 * @param body   index of what it executes
 */
public record ThreadStarted(int thread, String name, int body) implements ScenarioEffect {

    @Override
    public void apply(ScenarioProgram program) {
        program.threads.add(new ScenarioThread(name, new CallFrame(program, body)));
    }

    @Override
    public void revert(ScenarioProgram program) {
        program.threads.remove(thread);
    }

    @Override
    public String words() {
        return "thread " + name + " starts";
    }

    @Override
    public List<Field> fields() {
        return new Fields().id("thread", thread).value("name", name).index("body", body).list();
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfThread(thread));
    }
}
