package org.portalscope.scenario.thread;

import org.portalscope.expression.Expression;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.SourceLocation;

/**
 * What holds after every transition of a process: {@code always active <= 3, "no more than three";}. It is not looked at before all its names
 * have values.
 *
 * @param message what it means, or empty
 */
public record Invariant(SourceLocation place, Expression condition, String message) {

    /** Notes what is wrong with it. */
    public void check(NameTable names, Problems problems) {
        condition.require(Type.INTEGER, names, problems);
    }

    /** The same with its names replaced by their slots. */
    public Invariant resolve(NameTable names) {
        return new Invariant(place, condition.resolve(names), message);
    }

    /** What is wrong at this moment, or null. */
    public Failure failure(String process, ValueScope values) {
        try {
            return condition.holds(values) ? null : failure(process, condition.position(), Conditions.failure(condition, values, message));
        } catch (EvaluationException e) {
            return e.isEarly() ? null : failure(process, e.problem().position(), e.problem().message());
        }
    }

    private Failure failure(String process, SourcePosition position, String words) {
        return new Failure(process, place.at(position.line(), position.column()), words);
    }
}
