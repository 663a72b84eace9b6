package org.portalscope.scenario.statement.flow;

import org.portalscope.expression.Expression;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.Signature;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.SourceLocation;

/**
 * Leaves a function: {@code return sent;}.
 *
 * @param function the function that it leaves
 * @param value    what the function returns, or null
 */
public record Return(SourceLocation place, SourcePosition position, Signature function, Expression value) implements Instruction {

    @Override
    public void check(NameTable names, Problems problems) {
        Type type = value == null ? null : value.check(names, problems);
        if (value == null && function.result() != null) {
            problems.add(position, "return", "'return' and " + function.result().words() + ", the result of " + function.name());
        } else if (value != null && function.result() == null) {
            problems.add(value.position(), value.text(), "';': " + function.name() + " has no result");
        } else if (value != null && !type.agrees(function.result())) {
            problems.add(value.position(), value.text(), function.result().words() + " as the result of " + function.name() + ", not "
                    + type.words());
        }
    }

    @Override
    public boolean mayBeLocal() {
        return true;
    }

    @Override
    public Instruction resolve(NameTable names) {
        return new Return(place, position, function, value == null ? null : value.resolve(names));
    }

    @Override
    public void execute(ThreadContext context) throws EvaluationException {
        context.moveTo(context.leave(value == null ? null : context.evaluate(value)));
    }
}
