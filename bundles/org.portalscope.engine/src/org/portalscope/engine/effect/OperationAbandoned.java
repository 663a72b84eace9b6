package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;

/** An operation is pending no longer because its interface is being shut down; no event reports its end. */
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

    @Override
    public void describe(Fields out) {
        out.value("operation", operation);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfObject(operation.descriptor()), new Subject.OfOperation(operation.message().operation()));
    }

    @Override
    public List<ValueChange> changes() {
        return List.of(new ValueChange(new Subject.OfObject(operation.descriptor()), "pending", Unit.ID, operation.link(), null));
    }
}
