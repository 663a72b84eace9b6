package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Subject;

/** A thread waits in PtlEQWait until an event is logged. */
public record WaiterAdded(long queue, int thread) implements PortalsEffect {

    @Override
    public void apply(PortalsState state) {
        state.queue(queue).addWaiter(thread);
    }

    @Override
    public void revert(PortalsState state) {
        state.queue(queue).removeLastWaiter();
    }

    @Override
    public String words() {
        return "thread " + thread + " waits for an event in " + Handle.text(queue);
    }

    @Override
    public String section() {
        return "3.9.8";
    }

    @Override
    public void describe(Fields out) {
        out.handle("queue", queue).id("thread", thread);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfObject(queue), new Subject.OfThread(thread));
    }
}
