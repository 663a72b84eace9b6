package org.portalscope.scenario.program;

import org.portalscope.expression.EvaluationException;
import org.portalscope.expression.Expression;
import org.portalscope.expression.Problems;
import org.portalscope.expression.Type;
import org.portalscope.world.Place;

/**
 * Asserts that a condition holds: {@code assert sum == 8, "all bytes came";}.
 *
 * @param message what it means, or empty
 */
public record Assertion(Place place, Expression condition, String message) implements Instruction {

    @Override
    public void check(NameTable names, Problems problems) {
        condition.require(Type.INTEGER, names, problems);
    }

    @Override
    public Instruction resolve(NameTable names) {
        return new Assertion(place, condition.resolve(names), message);
    }

    @Override
    public void execute(Running running) throws EvaluationException {
        boolean holds = condition.holds(running.frame());
        running.note(condition.text(), holds);
        if (holds) {
            running.moveOn();
        } else {
            running.fail(condition.position(), Conditions.failure(condition, running.frame(), message));
        }
    }
}
