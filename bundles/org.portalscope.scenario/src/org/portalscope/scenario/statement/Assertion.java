package org.portalscope.scenario.statement;

import org.portalscope.expression.Expression;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.Type;
import org.portalscope.scenario.thread.Conditions;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.SourceLocation;

/**
 * Asserts that a condition holds: {@code assert sum == 8, "all bytes came";}.
 *
 * @param message what it means, or empty
 */
public record Assertion(SourceLocation place, Expression condition, String message) implements Instruction {

    @Override
    public void check(NameTable names, Problems problems) {
        condition.require(Type.INTEGER, names, problems);
    }

    @Override
    public boolean mayBeLocal() {
        return true;
    }

    @Override
    public boolean isExpectation() {
        return true;
    }

    @Override
    public Instruction resolve(NameTable names) {
        return new Assertion(place, condition.resolve(names), message);
    }

    @Override
    public void execute(ThreadContext context) throws EvaluationException {
        boolean holds = condition.holds(context.frame());
        context.note(condition.text(), holds);
        if (holds) {
            context.moveOn();
        } else {
            context.fail(condition.position(), Conditions.failure(condition, context.frame(), message));
        }
    }
}
