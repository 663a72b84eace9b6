package org.portalscope.scenario.effect;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Subject;
import org.portalscope.scenario.thread.ProgramState;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.ScenarioThread;

/**
 * A thread is now before another instruction of its body.
 *
 * @param name of the thread
 * @param line of that instruction, 0 behind the last one
 */
public record ThreadMoved(int thread, String name, int from, int to, int line) implements ScenarioEffect {

    public static ThreadMoved of(ProgramState program, int thread, int to) {
        ScenarioThread moved = program.thread(thread);
        Instruction target = moved.top().body().instruction(to);
        return new ThreadMoved(thread, moved.name(), moved.top().instruction(), to, target.isEnd() ? 0 : target.place().line());
    }

    @Override
    public void apply(ProgramState program) {
        program.thread(thread).top().setInstruction(to);
    }

    @Override
    public void revert(ProgramState program) {
        program.thread(thread).top().setInstruction(from);
    }

    @Override
    public String words() {
        return "thread " + name + (line == 0 ? " ends" : " goes on to line " + line);
    }

    @Override
    public void describe(Fields out) {
        out.id("thread", thread).value("name", name).index("from", from).index("to", to).index("line", line);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfThread(thread));
    }
}
