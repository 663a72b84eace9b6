package org.portalscope.analysis.comparison;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Step;

/** Compares the steps of two transitions one by one, checks included; handles, links and the numbers of operations may differ. */
public final class TransitionComparison {

    /** The number of an operation among those of its process. */
    private static final Set<String> ORDINAL = Set.of("ordinal");

    /** The kind of step that tells of a link by other names. */
    private static final String INACTIVATED = "DescriptorInactivated";

    private TransitionComparison() {
    }

    /**
     * The first two steps that differ, or the first that one transition alone has.
     *
     * @param process index of the process on the left
     * @param left    the steps behind the opening of a transition
     * @param right   those of the other one
     */
    public static Optional<StepDifference> first(int process, List<Step> left, List<Step> right) {
        Renaming renaming = new Renaming();
        ComparedFields fields = new ComparedFields(renaming, ORDINAL);
        for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
            Optional<Step> one = i < left.size() ? Optional.of(left.get(i)) : Optional.empty();
            Optional<Step> other = i < right.size() ? Optional.of(right.get(i)) : Optional.empty();
            if (one.isEmpty() || other.isEmpty() || !isSame(process, fields, one.get(), other.get())) {
                return Optional.of(new StepDifference(i + 1, one, other));
            }
            renaming.decide(true);
        }
        return Optional.empty();
    }

    private static boolean isSame(int process, ComparedFields fields, Step one, Step other) {
        return one.kind().equals(other.kind()) && passes(one) == passes(other) && one.fields().size() == other.fields().size()
                && fields.differing(process, compared(one), compared(other)).isEmpty();
    }

    private static List<Field> compared(Step step) {
        return step.kind().equals(INACTIVATED) ? step.fields().subList(0, 1) : step.fields();
    }

    private static boolean passes(Step step) {
        return !(step instanceof Check check) || check.passed();
    }
}
