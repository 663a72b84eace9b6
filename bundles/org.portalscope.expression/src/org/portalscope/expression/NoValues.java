package org.portalscope.expression;

import org.portalscope.engine.state.PortalsState;
import org.portalscope.expression.value.Value;

/** For expressions of literals alone. */
public enum NoValues implements ValueScope {

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
