package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;

/**
 * An operation started on a descriptor: it is pending until it ends.
 *
 * @param initiated       whether this process initiated it, which gives it the next ordinal
 * @param succeededBefore whether an operation of the descriptor had succeeded; forgotten if none is pending
 */
public record OperationStarted(Operation operation, boolean initiated, boolean succeededBefore)
        implements PortalsEffect { // R28, R43

    @Override
    public void apply(PortalsState state) {
        NetworkInterface ni = state.interfaces().get(operation.networkInterface());
        PendingOperation place = ni.operationTable().free(operation.link());
        place.set(operation, state.descriptor(operation.descriptor()));
        state.start(place, initiated);
    }

    @Override
    public void revert(PortalsState state) {
        PendingOperation pending = state.interfaces().get(operation.networkInterface()).operation(operation.link());
        state.unstart(pending, initiated, succeededBefore);
    }

    @Override
    public String words() {
        String where = " on " + Handle.text(operation.descriptor());
        if (operation.kind() == Operation.Kind.FETCH) {
            return operation.message().key() + " awaits its reply" + where;
        }
        return operation.label() + " starts" + where + ": " + Numbers.count(operation.length(), "byte") + " at offset "
                + operation.offset();
    }

    @Override
    public String section() {
        return "3.9.1";
    }

    @Override
    public Category category() {
        return Category.START;
    }

    @Override
    public void describe(Fields out) {
        out.value("operation", operation).value("initiated", initiated).value("succeeded_before", succeededBefore);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfObject(operation.descriptor()), new Subject.OfOperation(operation.message().operation()));
    }

    @Override
    public List<ValueChange> changes() {
        return List.of(new ValueChange(new Subject.OfObject(operation.descriptor()), "pending", Unit.ID, null, operation.link()));
    }
}
