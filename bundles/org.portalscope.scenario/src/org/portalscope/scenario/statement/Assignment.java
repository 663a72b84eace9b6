package org.portalscope.scenario.statement;

import org.portalscope.expression.Expression;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.Type;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.Target;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.SourceLocation;

/** Binds a name to the value of an expression: {@code name = expression;}. */
public record Assignment(SourceLocation place, Target target, Expression expression) implements Instruction {

    @Override
    public void declare(NameTable names) {
        target.declare(names, expression.check(names, Problems.ignored()));
    }

    @Override
    public void check(NameTable names, Problems problems) {
        Type type = expression.check(names, problems);
        if (type == Type.NULL) {
            problems.add(expression.position(), expression.text(), "a value that can be bound to a name, not " + type.words());
        }
        target.check(names, type, problems);
    }

    @Override
    public boolean mayBeLocal() {
        return true;
    }

    @Override
    public Instruction resolve(NameTable names) {
        return new Assignment(place, target.resolve(names), expression.resolve(names));
    }

    @Override
    public void execute(ThreadContext context) throws EvaluationException {
        context.bind(target, context.evaluate(expression));
        context.moveOn();
    }
}
