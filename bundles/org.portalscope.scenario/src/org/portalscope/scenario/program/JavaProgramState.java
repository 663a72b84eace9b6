package org.portalscope.scenario.program;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.portalscope.engine.annotation.Mutation;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.scenario.thread.AbstractProgramState;

/** What changes of a program in Java, as far as that can be seen: what it has been answered, and the state of protocols. */
final class JavaProgramState extends AbstractProgramState {

    private ProgramHistory history;
    /** The calls that it is in: each but the last waits for a function of the program, which makes the next one. */
    private final List<ResumableCall> calls = new ArrayList<>();
    private final List<ResumableCall> callsToRead = Collections.unmodifiableList(calls);

    JavaProgramState(ProgramHistory history) {
        this.history = history;
    }

    ProgramHistory history() {
        return history;
    }

    @Override
    public ResumableCall call(int thread) {
        keepLast();
        return presentCall();
    }

    /** The innermost call of a protocol at this moment, to be looked at and not to be kept: a run of which nothing is kept may change it in place; or null. */
    ResumableCall presentCall() {
        return calls.isEmpty() ? null : calls.get(calls.size() - 1);
    }

    /** The calls of protocols that it is in, the outermost first; each but the last waits for a function of the program. */
    List<ResumableCall> calls() {
        keepLast();
        return callsToRead;
    }

    private void keepLast() {
        if (!calls.isEmpty()) {
            calls.set(calls.size() - 1, presentCall().kept());
        }
    }

    /** Replaces the calls that it is in. */
    @Mutation
    void setCalls(List<ResumableCall> after) {
        calls.clear();
        calls.addAll(after);
    }

    void setHistory(ProgramHistory after) {
        history = after;
    }

    @Override
    @Mutation
    public void setCall(int thread, ResumableCall before, ResumableCall after) {
        if (before == null && after != null) {
            calls.add(after);
        } else if (before != null && after != null) {
            calls.set(calls.size() - 1, after);
        } else if (before != null) {
            calls.remove(calls.size() - 1);
        }
    }

    @Override
    public String toString() {
        return history + ", protocols " + protocols() + ", calls " + calls() + ", failure " + failure() + (isDead() ? ", dead" : "") + '\n';
    }
}
