package org.portalscope.session.search;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Step;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.value.Value;
import org.portalscope.session.state.ProcessTable;
import org.portalscope.world.Transition;

/**
 * A predicate as it is for steps of one kind.
 *
 * @param names that the condition uses, by slot
 */
record KindPredicate(StepKinds.Kind kind, Condition condition, List<String> names) {

    /** Whether the condition depends on the process that steps are of. */
    boolean asksForProcess() {
        return names.contains(CommonName.PROCESS.toString()) && kind.fields().type(CommonName.PROCESS.toString()) == null;
    }

    boolean matches(ProcessTable processes, Transition transition, Step step) {
        return condition.holds(values(processes, transition, step));
    }

    /** The values of a step, by the slots of their names. */
    ValueScope values(ProcessTable processes, Transition transition, Step step) {
        return new StepValues(processes, transition, step);
    }

    /** The values of a step. */
    private final class StepValues implements ValueScope {

        private final ProcessTable processes;
        private final Transition transition;
        private final Step step;
        private List<Field> fields;

        StepValues(ProcessTable processes, Transition transition, Step step) {
            this.processes = processes;
            this.transition = transition;
            this.step = step;
        }

        @Override
        public Value value(int slot) {
            String name = names.get(slot);
            if (kind.fields().type(name) == null) {
                return CommonName.of(name).orElseThrow().value(processes, transition, step);
            }
            if (fields == null) {
                fields = step.fields();
            }
            return kind.fields().value(name, fields);
        }

        @Override
        public PortalsState portals() {
            throw new IllegalStateException("a step has no state");
        }
    }
}
