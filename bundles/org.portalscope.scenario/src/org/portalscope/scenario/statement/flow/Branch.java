package org.portalscope.scenario.statement.flow;

import org.portalscope.expression.Expression;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.Type;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.SourceLocation;

/**
 * The header of a block that is executed if a condition holds, {@code if x > 3 { … }}, or as long as it does, {@code while x > 3 { … }}.
 *
 * @param otherwise where to go on if it does not hold
 */
public record Branch(SourceLocation place, Expression condition, int otherwise) implements Instruction {

    @Override
    public void check(NameTable names, Problems problems) {
        condition.require(Type.INTEGER, names, problems);
    }

    @Override
    public boolean mayBeLocal() {
        return true;
    }

    @Override
    public Instruction resolve(NameTable names) {
        return new Branch(place, condition.resolve(names), otherwise);
    }

    @Override
    public void execute(ThreadContext context) throws EvaluationException {
        boolean holds = condition.holds(context.frame());
        context.note(condition.text(), holds);
        if (holds) {
            context.moveOn();
        } else {
            context.moveTo(otherwise);
        }
    }
}
