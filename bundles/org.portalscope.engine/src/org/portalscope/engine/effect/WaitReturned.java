package org.portalscope.engine.effect;

import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.state.WaitResult;

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
}
