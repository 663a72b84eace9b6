package org.portalscope.analysis.search;

import java.util.Arrays;
import java.util.List;

import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Step;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.value.Value;
import org.portalscope.timeline.state.ProcessTable;
import org.portalscope.world.Transition;

/** A predicate as it is for steps of one kind. Safe for several threads. */
final class KindPredicate {

    private final StepKinds.Kind kind;
    private final Condition condition;
    private final List<String> names;
    /** By slot, the name if it is not that of a field, else null. */
    private final CommonName[] common;

    /** @param names that the condition uses, by slot */
    KindPredicate(StepKinds.Kind kind, Condition condition, List<String> names) {
        this.kind = kind;
        this.condition = condition;
        this.names = names;
        common = names.stream().map(name -> kind.fields().type(name) == null ? CommonName.BY_NAME.get(name) : null).toArray(CommonName[]::new);
    }

    StepKinds.Kind kind() {
        return kind;
    }

    Condition condition() {
        return condition;
    }

    /** Whether the condition depends on something that steps of all kinds have. */
    boolean asksFor(CommonName name) {
        return Arrays.asList(common).contains(name);
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

        StepValues(ProcessTable processes, Transition transition, Step step) {
            this.processes = processes;
            this.transition = transition;
            this.step = step;
        }

        @Override
        public Value value(int slot) {
            String name = names.get(slot);
            return common[slot] != null ? common[slot].value(processes, transition, step) : kind.fields().value(name, step.value(name));
        }

        @Override
        public PortalsState portals() {
            throw new IllegalStateException("a step has no state");
        }
    }
}
