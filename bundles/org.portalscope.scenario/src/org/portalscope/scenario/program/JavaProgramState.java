package org.portalscope.scenario.program;

import org.portalscope.engine.annotation.Mutation;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.scenario.thread.AbstractProgramState;

/** What changes of a program in Java, as far as that can be seen: what it has been answered, and the state of protocols. */
final class JavaProgramState extends AbstractProgramState {

    private ProgramHistory history;
    private ResumableCall call;

    JavaProgramState(ProgramHistory history) {
        this.history = history;
    }

    ProgramHistory history() {
        return history;
    }

    @Override
    public ResumableCall call(int thread) {
        return call;
    }

    void setHistory(ProgramHistory after) {
        history = after;
    }

    @Override
    @Mutation
    public void setCall(int thread, ResumableCall after) {
        call = after;
    }

    @Override
    public String toString() {
        return history + ", protocols " + protocols() + ", call " + call + ", failure " + failure() + (isDead() ? ", dead" : "") + '\n';
    }
}
