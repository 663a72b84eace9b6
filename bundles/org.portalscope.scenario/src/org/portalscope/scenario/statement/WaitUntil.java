package org.portalscope.scenario.statement;

import org.portalscope.expression.Expression;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.Type;
import org.portalscope.scenario.thread.CallFrame;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.Program.Readiness;
import org.portalscope.world.program.SourceLocation;

/** Waits until a condition holds, which another thread or a message makes true: {@code wait until done == 3;}. */
public record WaitUntil(SourceLocation place, Expression condition) implements Instruction {

    @Override
    public void check(NameTable names, Problems problems) {
        condition.require(Type.INTEGER, names, problems);
    }

    @Override
    public Instruction resolve(NameTable names) {
        return new WaitUntil(place, condition.resolve(names));
    }

    /** It waits too as long as a name has no value; what else is wrong with the condition shows when it is executed. */
    @Override
    public Readiness readiness(CallFrame frame, int thread) {
        try {
            return condition.holds(frame) ? Readiness.READY : Readiness.WAITS;
        } catch (EvaluationException e) {
            return e.isEarly() ? Readiness.WAITS : Readiness.READY;
        }
    }

    @Override
    public void execute(ThreadContext context) throws EvaluationException {
        context.note(condition.text(), condition.holds(context.frame()));
        context.moveOn();
    }
}
