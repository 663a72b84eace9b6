package org.portalscope.engine.effect;

import org.portalscope.engine.state.AccessEntry;
import org.portalscope.engine.state.PortalsState;

/** An entry of the access control table was replaced. */
public record AccessEntrySet(int networkInterface, int index, AccessEntry before, AccessEntry after) implements PortalsEffect {

    @Override
    public void apply(PortalsState state) {
        state.interfaces().get(networkInterface).setAccessEntry(index, after);
    }

    @Override
    public void revert(PortalsState state) {
        state.interfaces().get(networkInterface).setAccessEntry(index, before);
    }

    @Override
    public String words() {
        return "access control entry " + index + " admits " + after;
    }

    @Override
    public String section() {
        return "3.10.1";
    }
}
