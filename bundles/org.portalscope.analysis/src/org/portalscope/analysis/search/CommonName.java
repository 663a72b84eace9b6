package org.portalscope.analysis.search;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Step;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.timeline.state.ProcessTable;
import org.portalscope.world.Transition;

/** The names that predicates know besides the fields of steps; a field of the same name hides one. */
enum CommonName {
    /** The name of the kind of step. */
    KIND(Type.STRING) {
        @Override
        Object object(ProcessTable processes, Transition transition, Step step) {
            return step.kind();
        }

        @Override
        Optional<String> constant(StepKinds.Kind kind) {
            return Optional.of(kind.name());
        }
    },
    /** The sort of thing that the step tells. */
    CATEGORY(Type.STRING) {
        @Override
        Object object(ProcessTable processes, Transition transition, Step step) {
            return word(step.category());
        }

        @Override
        Optional<String> constant(StepKinds.Kind kind) {
            return kind.categories().size() == 1 ? Optional.of(kind.categories().get(0)) : Optional.empty();
        }
    },
    /** The name of the process that the step is of. */
    PROCESS(Type.STRING) {
        @Override
        Object object(ProcessTable processes, Transition transition, Step step) {
            return processes.process(transition.process()).name();
        }
    },
    /** The number of the transition. */
    TRANSITION(Type.INTEGER) {
        @Override
        Object object(ProcessTable processes, Transition transition, Step step) {
            return (long) transition.number();
        }
    },
    /** Virtual time in nanoseconds. */
    TIME(Type.INTEGER) {
        @Override
        Object object(ProcessTable processes, Transition transition, Step step) {
            return transition.time() == Transition.NO_TIME ? null : transition.time();
        }
    },
    /** The section of the document. */
    SECTION(Type.STRING) {
        @Override
        Object object(ProcessTable processes, Transition transition, Step step) {
            return step.section();
        }
    },
    /** Whether a check passed; effects have none. */
    PASSED(Type.INTEGER) {
        @Override
        Object object(ProcessTable processes, Transition transition, Step step) {
            return step instanceof Check check ? check.passed() ? 1L : 0L : null;
        }
    },
    /** What refuses where a check did not pass. */
    REASON(Type.STRING) {
        @Override
        Object object(ProcessTable processes, Transition transition, Step step) {
            return step instanceof Check check && !check.passed() ? check.reason() : null;
        }
    },
    /** What the step is about, as texts. */
    SUBJECTS(Type.STRING.list()) {
        @Override
        Object object(ProcessTable processes, Transition transition, Step step) {
            return step.subjects().stream().map(subject -> new Value(Type.STRING, SubjectText.of(subject))).toList();
        }
    };

    static final Map<String, CommonName> BY_NAME = Arrays.stream(values()).collect(Collectors.toUnmodifiableMap(CommonName::toString, name -> name));

    private final Type type;

    CommonName(Type type) {
        this.type = type;
    }

    /** The object of the value, or null if there is none. */
    abstract Object object(ProcessTable processes, Transition transition, Step step);

    /** The text that it is for all steps of a kind, if they have the same. */
    Optional<String> constant(StepKinds.Kind kind) {
        return Optional.empty();
    }

    Value value(ProcessTable processes, Transition transition, Step step) {
        Object object = object(processes, transition, step);
        return object == null ? null : new Value(type, object);
    }

    Type type() {
        return type;
    }

    boolean isOfChecks() {
        return this == PASSED || this == REASON;
    }

    /** The one of a name, if there is one. */
    static Optional<CommonName> of(String name) {
        return Optional.ofNullable(BY_NAME.get(name));
    }

    static List<String> names() {
        return Arrays.stream(values()).map(CommonName::toString).toList();
    }

    /** The word for a sort of thing. */
    static String word(Step.Category category) {
        return category.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
