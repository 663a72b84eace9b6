package org.portalscope.scenario.program;

/**
 * A thread now stands before another instruction.
 *
 * @param name of the thread
 * @param line of that instruction, 0 behind the last one
 */
public record ThreadMoved(int thread, String name, int from, int to, int line) implements ScenarioEffect {

    static ThreadMoved of(ScenarioProgram program, int thread, int to) {
        Instruction target = program.instruction(to);
        ScenarioThread moved = program.thread(thread);
        return new ThreadMoved(thread, moved.name, moved.instruction, to, target instanceof End ? 0 : target.place().line());
    }

    @Override
    public void apply(ScenarioProgram program) {
        program.thread(thread).instruction = to;
    }

    @Override
    public void revert(ScenarioProgram program) {
        program.thread(thread).instruction = from;
    }

    @Override
    public String words() {
        return "thread " + name + (line == 0 ? " ends" : " goes on to line " + line);
    }
}
