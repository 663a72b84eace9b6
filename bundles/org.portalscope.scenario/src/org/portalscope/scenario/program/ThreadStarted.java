package org.portalscope.scenario.program;

/**
 * A thread of the process was started.
 *
 * @param thread its number
 * @param entry  its first instruction
 */
public record ThreadStarted(int thread, String name, int entry) implements ScenarioEffect {

    @Override
    public void apply(ScenarioProgram program) {
        program.threads.add(new ScenarioThread(name, entry));
    }

    @Override
    public void revert(ScenarioProgram program) {
        program.threads.remove(thread);
    }

    @Override
    public String words() {
        return "thread " + name + " starts";
    }
}
