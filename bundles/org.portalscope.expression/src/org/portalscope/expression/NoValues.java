package org.portalscope.expression;

import org.portalscope.engine.state.PortalsState;

/** For expressions of literals alone. */
enum NoValues implements Values {

    INSTANCE;

    @Override
    public Value value(int slot) {
        throw new IllegalStateException("a literal has no slot");
    }

    @Override
    public PortalsState portals() {
        throw new IllegalStateException("a literal looks at no process");
    }
}
