package org.portalscope.expression;

import org.portalscope.engine.state.PortalsState;
import org.portalscope.expression.value.Value;

/** For expressions without names, of literals and other constants. */
public enum NoValues implements ValueScope {

    INSTANCE;

    @Override
    public Value value(int slot) {
        throw new IllegalStateException("what is constant has no slot");
    }

    @Override
    public PortalsState portals() {
        throw new IllegalStateException("what is constant looks at no process");
    }
}
