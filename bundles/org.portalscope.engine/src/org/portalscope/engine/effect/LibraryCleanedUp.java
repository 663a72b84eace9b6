package org.portalscope.engine.effect;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.state.PortalsState;

/** PtlFini was called. */
public record LibraryCleanedUp() implements PortalsEffect { // R29

    @Override
    public void apply(PortalsState state) {
        state.setInitialized(false);
    }

    @Override
    public void revert(PortalsState state) {
        state.setInitialized(true);
    }

    @Override
    public String words() {
        return "the Portals library is cleaned up";
    }

    @Override
    public String section() {
        return "3.3.2";
    }

    @Override
    public void describe(Fields out) {
        // it has no fields
    }
}
