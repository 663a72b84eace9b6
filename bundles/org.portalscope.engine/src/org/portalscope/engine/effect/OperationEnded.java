package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;

/**
 * An operation ended and is no longer pending.
 *
 * @param succeededBefore whether an operation of the descriptor had succeeded since none was pending
 * @param succeededAfter  the same after this one
 */
public record OperationEnded(Operation operation, boolean succeededBefore, boolean succeededAfter) implements PortalsEffect {

    @Override
    public void apply(PortalsState state) {
        state.end(state.interfaces().get(operation.networkInterface()).operation(operation.link()), succeededAfter);
    }

    @Override
    public void revert(PortalsState state) {
        state.resume(operation);
        state.descriptor(operation.descriptor()).setSucceeded(succeededBefore);
    }

    @Override
    public String words() {
        return operation.label() + (operation.completes() ? " has ended on " : " waits no longer on ")
                + Handle.text(operation.descriptor());
    }

    @Override
    public String section() {
        return "3.9.1";
    }

    @Override
    public void describe(Fields out) {
        out.value("operation", operation).value("succeeded_before", succeededBefore)
                .value("succeeded_after", succeededAfter);
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
