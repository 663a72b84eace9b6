package org.portalscope.world.fault;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;
import org.portalscope.engine.step.Subject;

/**
 * An operation started of which the environment counts the kind, since a fault of that kind is to come.
 *
 * @param ordinal its number among those of its kind, from 1
 * @param fault   the fault that meets it, or null
 */
public record OperationCounted(Operation operation, int ordinal, CompletionFault fault) implements Effect { // R77

    @Override
    public void apply(ProcessParts parts) {
        FaultState faults = parts.part(FaultState.class);
        faults.setStarted(operation.kind(), ordinal);
        if (fault != null) {
            faults.arm(operation, fault);
        }
    }

    @Override
    public void revert(ProcessParts parts) {
        FaultState faults = parts.part(FaultState.class);
        faults.arm(operation, null);
        faults.setStarted(operation.kind(), ordinal - 1);
    }

    @Override
    public String words() {
        return operation.label() + " is " + operation.kind().word() + " " + ordinal + " of this process"
                + (fault == null ? ", for which there is no fault" : " and will fail: fault " + fault);
    }

    @Override
    public String section() {
        return "1.7";
    }

    @Override
    public void describe(Fields out) {
        out.value("operation", operation).count("ordinal", ordinal).value("fault", fault);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfOperation(operation.message().operation()));
    }
}
