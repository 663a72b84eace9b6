package org.portalscope.scenario.program;

import org.portalscope.expression.EvaluationException;
import org.portalscope.expression.Expression;
import org.portalscope.expression.Problems;
import org.portalscope.expression.Type;
import org.portalscope.world.Place;
import org.portalscope.world.Program.Readiness;

/** Waits until a condition holds, which another thread or a message makes true: {@code wait until done == 3;}. */
public record WaitUntil(Place place, Expression condition) implements Instruction {

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
    public void execute(Running running) throws EvaluationException {
        running.note(condition.text(), condition.holds(running.frame()));
        running.moveOn();
    }
}
