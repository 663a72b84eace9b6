package org.portalscope.scenario.effect;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Subject;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.scenario.thread.AbstractProgramState;

/**
 * A thread has something else to do for a call of a protocol.
 *
 * @param before null if the call begins
 * @param after  null if it returns
 */
public record ResumableCallChanged(int thread, String operation, ResumableCall before, ResumableCall after) implements ProgramEffect<AbstractProgramState> {

    @Override
    public Class<AbstractProgramState> part() {
        return AbstractProgramState.class;
    }

    @Override
    public void apply(AbstractProgramState program) {
        program.setCall(thread, before, after);
    }

    @Override
    public void revert(AbstractProgramState program) {
        program.setCall(thread, after, before);
    }

    @Override
    public String words() {
        return operation + (after == null ? " returns" : before == null ? " begins" : " goes on");
    }

    @Override
    public void describe(Fields out) {
        out.id("thread", thread).value("operation", operation).value("before", before == null ? null : before.toString())
                .value("after", after == null ? null : after.toString());
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfThread(thread));
    }
}
