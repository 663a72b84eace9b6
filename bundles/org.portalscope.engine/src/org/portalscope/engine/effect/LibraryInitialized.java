package org.portalscope.engine.effect;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.state.PortalsState;

/** PtlInit was called for the first time. */
public record LibraryInitialized() implements PortalsEffect {

    @Override
    public void apply(PortalsState state) {
        state.setInitialized(true);
    }

    @Override
    public void revert(PortalsState state) {
        state.setInitialized(false);
    }

    @Override
    public String words() {
        return "the Portals library is initialized";
    }

    @Override
    public String section() {
        return "3.3.1";
    }

    @Override
    public void describe(Fields out) {
        // it has no fields
    }
}
