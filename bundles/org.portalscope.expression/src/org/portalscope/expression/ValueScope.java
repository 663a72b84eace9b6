package org.portalscope.expression;

import org.portalscope.engine.state.PortalsState;
import org.portalscope.expression.value.Value;

/** The values of names, and the state of a process with its memory, while an expression is evaluated. */
public interface ValueScope {

    /** The value of the name of a {@link NameScope#slot slot}, or null if it has none yet. */
    Value value(int slot);

    /** The process whose memory and objects the expression looks at. */
    PortalsState portals();

    /** Hears that the expression reads memory, before it does. */
    default void reads(long address, long length) {
    }
}
