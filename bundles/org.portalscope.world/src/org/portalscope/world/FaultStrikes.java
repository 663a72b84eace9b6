package org.portalscope.world;

import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Parts;

/** A declared fault makes an operation fail. */
public record FaultStrikes(Operation operation, CompletionFault fault) implements Effect {

    @Override
    public void apply(Parts parts) {
        FaultState faults = parts.part(FaultState.class);
        faults.armed.remove(operation);
        faults.struck.add(fault);
    }

    @Override
    public void revert(Parts parts) {
        FaultState faults = parts.part(FaultState.class);
        faults.armed.put(operation, fault);
        faults.struck.remove(fault);
    }

    @Override
    public String words() {
        return "fault " + fault + " strikes " + operation.label();
    }

    @Override
    public String section() {
        return "1.7";
    }
}
