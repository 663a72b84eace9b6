package org.portalscope.world.fault;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;

/**
 * A process died: its threads execute nothing more, its operations never end, it takes no message. What it had sent still arrives.
 * Programs make this change through {@link org.portalscope.world.program.Execution#change}.
 */
public record ProcessDied() implements Effect { // R78

    @Override
    public void apply(ProcessParts parts) {
        parts.part(FaultState.class).setDead(true);
    }

    @Override
    public void revert(ProcessParts parts) {
        parts.part(FaultState.class).setDead(false);
    }

    @Override
    public String words() {
        return "the process dies: its operations never end, and it takes no message any more";
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
        // it has no fields
    }

    @Override
    public boolean isFailure() {
        return true;
    }
}
