package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.state.WaitResult;
import org.portalscope.engine.step.Subject;

/** The thread that waited longest on a queue has its event, or a queue that is going to be released; it returns when it runs next. */
public record WaiterServed(int thread, WaitResult result) implements PortalsEffect { // R31

    @Override
    public void apply(PortalsState state) {
        state.queue(result.eventq()).removeFirstWaiter();
        state.addServed(thread, result);
    }

    @Override
    public void revert(PortalsState state) {
        state.removeServed(thread);
        state.queue(result.eventq()).addFirstWaiter(thread);
    }

    @Override
    public String words() {
        return "thread " + thread + " is woken from " + Handle.text(result.eventq()) + " with "
                + (result.event() == null ? result.code() : result.event().kind());
    }

    @Override
    public String section() {
        return "3.9.8";
    }

    @Override
    public void describe(Fields out) {
        out.id("thread", thread).value("result", result);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfThread(thread), new Subject.OfObject(result.eventq()));
    }
}
