package org.portalscope.analysis.search;

import java.util.Optional;

import org.portalscope.engine.step.Numbers;
import org.portalscope.expression.value.Problems;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.state.ProcessTable;

/**
 * What somebody searches for.
 *
 * @param words what a step does that matches, such as {@code changes md 3.threshold}
 */
public record StepQuery(StepPredicate predicate, String words) {

    /**
     * A search for steps that meet a condition; nothing if something is wrong with its text.
     *
     * @param processes of the session whose steps it is about
     * @param problems  takes what is wrong
     */
    public static Optional<StepQuery> meets(String condition, ProcessTable processes, Problems problems) {
        return Optional.ofNullable(ExpressionPredicate.parse(condition, processes, problems))
                .map(predicate -> new StepQuery(predicate, "meets " + condition.strip()));
    }

    /**
     * A search for steps that change a value.
     *
     * @param value what to call it
     */
    public static StepQuery changes(StepPredicate predicate, String value) {
        return new StepQuery(predicate, "changes " + value);
    }

    /**
     * Says in how many transitions there is one, as a sentence with a full stop.
     *
     * @param count of the transitions that were found
     * @param most  how many were looked for
     */
    public String found(int count, int most) {
        String whole = count == 0 ? "No step " + words + "."
                : Numbers.count(count, "transition") + (count == 1 ? " has" : " have") + " a step that " + words + ".";
        return count < most ? whole : "At least " + whole;
    }

    /** Says that there is none in a direction, as a sentence with a full stop. */
    public String missing(Direction direction) {
        return "No " + (direction == Direction.BACK ? "earlier" : "later") + " step " + words + ".";
    }
}
