package org.portalscope.world.fault;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;
import org.portalscope.engine.step.Subject;

/**
 * A declared fault strikes.
 *
 * @param operation the operation that it makes fail, or null
 */
public record FaultStruck(Operation operation, Fault fault) implements Effect {

    @Override
    public void apply(ProcessParts parts) {
        FaultState faults = parts.part(FaultState.class);
        faults.setStruck(fault, true);
        if (operation != null) {
            faults.arm(operation, null);
        }
    }

    @Override
    public void revert(ProcessParts parts) {
        FaultState faults = parts.part(FaultState.class);
        faults.setStruck(fault, false);
        if (operation != null) {
            faults.arm(operation, (CompletionFault) fault);
        }
    }

    @Override
    public String words() {
        return "fault " + fault + " strikes" + (operation == null ? "" : " " + operation.label());
    }

    @Override
    public String section() {
        return "1.7";
    }

    @Override
    public Category category() {
        return Category.FAULT;
    }

    @Override
    public void describe(Fields out) {
        out.value("operation", operation).value("fault", fault);
    }

    @Override
    public List<Subject> subjects() {
        return operation == null ? List.of() : List.of(new Subject.OfOperation(operation.message().operation()));
    }

    @Override
    public boolean isFailure() {
        return true;
    }
}
