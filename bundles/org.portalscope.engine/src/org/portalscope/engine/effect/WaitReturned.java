package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.state.WaitResult;
import org.portalscope.engine.step.Subject;

/** A thread returned from PtlEQWait with what it was served. */
public record WaitReturned(int thread, WaitResult result) implements PortalsEffect {

    @Override
    public void apply(PortalsState state) {
        state.removeServed(thread);
    }

    @Override
    public void revert(PortalsState state) {
        state.addServed(thread, result);
    }

    @Override
    public String words() {
        return "PtlEQWait returns " + result.code() + (result.event() == null ? "" : " with " + result.event().kind());
    }

    @Override
    public String section() {
        return "3.9.8";
    }

    @Override
    public Category category() {
        return Category.RETURN;
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
