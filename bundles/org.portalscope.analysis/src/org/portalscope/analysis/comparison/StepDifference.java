package org.portalscope.analysis.comparison;

import java.util.Optional;

import org.portalscope.engine.step.Step;

/**
 * Two steps at one place that are not the same.
 *
 * @param number their place among the steps behind the opening of a transition, from 1
 * @param left   the step of one transition, if it has so many
 * @param right  that of the other, if it has so many
 */
public record StepDifference(int number, Optional<Step> left, Optional<Step> right) {
}
