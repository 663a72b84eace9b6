package org.portalscope.scenario.program;

import org.portalscope.scenario.protocol.Activity;

/**
 * A thread has something else to do for a call of a protocol.
 *
 * @param before null if the call begins
 * @param after  null if it returns
 */
public record ActivityChanged(int thread, String operation, Activity before, Activity after) implements ScenarioEffect {

    @Override
    public void apply(ScenarioProgram program) {
        program.thread(thread).top().activity = after;
    }

    @Override
    public void revert(ScenarioProgram program) {
        program.thread(thread).top().activity = before;
    }

    @Override
    public String words() {
        return operation + (after == null ? " returns" : before == null ? " begins" : " goes on");
    }
}
