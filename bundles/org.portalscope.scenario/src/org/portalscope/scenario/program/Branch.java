package org.portalscope.scenario.program;

import org.portalscope.expression.EvaluationException;
import org.portalscope.expression.Expression;
import org.portalscope.expression.Problems;
import org.portalscope.expression.Type;
import org.portalscope.world.Place;

/**
 * The header of a block that is executed if a condition holds, {@code if x > 3 { … }}, or as long as it does, {@code while x > 3 { … }}.
 *
 * @param otherwise where to go on if it does not hold
 */
public record Branch(Place place, Expression condition, int otherwise) implements Instruction {

    @Override
    public void check(NameTable names, Problems problems) {
        condition.require(Type.INTEGER, names, problems);
    }

    @Override
    public Instruction resolve(NameTable names) {
        return new Branch(place, condition.resolve(names), otherwise);
    }

    @Override
    public void execute(Running running) throws EvaluationException {
        boolean holds = condition.holds(running.frame());
        running.note(condition.text(), holds);
        if (holds) {
            running.moveOn();
        } else {
            running.moveTo(otherwise);
        }
    }
}
