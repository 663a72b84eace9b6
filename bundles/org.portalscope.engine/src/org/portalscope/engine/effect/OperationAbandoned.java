package org.portalscope.engine.effect;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PortalsState;

/** An operation is pending no longer because its interface is being shut down; it has no end that anybody is told of. */
public record OperationAbandoned(Operation operation) implements PortalsEffect { // R64

    @Override
    public void apply(PortalsState state) {
        state.abandon(state.interfaces().get(operation.networkInterface()).operation(operation.link()));
    }

    @Override
    public void revert(PortalsState state) {
        state.resume(operation);
    }

    @Override
    public String words() {
        return operation.label() + " is abandoned on " + Handle.text(operation.descriptor());
    }

    @Override
    public String section() {
        return "3.4.2";
    }
}
