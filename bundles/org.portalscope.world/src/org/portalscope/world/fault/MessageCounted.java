package org.portalscope.world.fault;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;

/**
 * A message was sent to a process for which the environment counts them, since one of them is to be held back.
 *
 * @param target  the name of the process it is for
 * @param ordinal its number among those of the sender to that process, from 1
 */
public record MessageCounted(String target, int ordinal) implements Effect { // R72

    @Override
    public void apply(ProcessParts parts) {
        parts.part(FaultState.class).setSent(target, ordinal);
    }

    @Override
    public void revert(ProcessParts parts) {
        parts.part(FaultState.class).setSent(target, ordinal - 1);
    }

    @Override
    public String words() {
        return "this is message " + ordinal + " to " + target;
    }

    @Override
    public String section() {
        return "1.4";
    }

    @Override
    public void describe(Fields out) {
        out.value("target", target).count("ordinal", ordinal);
    }
}
