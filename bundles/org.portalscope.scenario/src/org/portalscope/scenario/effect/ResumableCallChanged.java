package org.portalscope.scenario.effect;

import org.portalscope.scenario.thread.ProgramState;
import org.portalscope.protocol.call.ResumableCall;

/**
 * A thread has something else to do for a call of a protocol.
 *
 * @param before null if the call begins
 * @param after  null if it returns
 */
public record ResumableCallChanged(int thread, String operation, ResumableCall before, ResumableCall after) implements ScenarioEffect {

    @Override
    public void apply(ProgramState program) {
        program.thread(thread).top().setCall(after);
    }

    @Override
    public void revert(ProgramState program) {
        program.thread(thread).top().setCall(before);
    }

    @Override
    public String words() {
        return operation + (after == null ? " returns" : before == null ? " begins" : " goes on");
    }
}
