package org.portalscope.analysis.whatif;

import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;

import org.portalscope.analysis.comparison.StepDifference;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.step.Subject;

/** Finds where two translations of one process part: where another object is examined or comes out otherwise, else where a step says something else. */
final class Outcomes {

    private Outcomes() {
    }

    static Optional<StepDifference> difference(List<Step> left, List<Step> right) {
        return first(left, right, Outcomes::comeOutTheSame).or(() -> first(left, right, (one, other) -> one.words().equals(other.words())));
    }

    private static Optional<StepDifference> first(List<Step> left, List<Step> right, BiPredicate<Step, Step> same) {
        for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
            Optional<Step> one = i < left.size() ? Optional.of(left.get(i)) : Optional.empty();
            Optional<Step> other = i < right.size() ? Optional.of(right.get(i)) : Optional.empty();
            if (one.isEmpty() || other.isEmpty() || !same.test(one.get(), other.get())) {
                return Optional.of(new StepDifference(i + 1, one, other));
            }
        }
        return Optional.empty();
    }

    private static boolean comeOutTheSame(Step one, Step other) {
        return one.kind().equals(other.kind()) && passes(one) == passes(other) && subject(one).equals(subject(other));
    }

    private static boolean passes(Step step) {
        return !(step instanceof Check check) || check.passed();
    }

    /** The object that a step is about, if it is about one. */
    private static Optional<Subject> subject(Step step) {
        return step.subjects().stream().findFirst().filter(Subject.OfObject.class::isInstance);
    }
}
