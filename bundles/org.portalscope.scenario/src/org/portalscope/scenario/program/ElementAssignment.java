package org.portalscope.scenario.program;

import org.portalscope.expression.EvaluationException;
import org.portalscope.expression.Expression;
import org.portalscope.expression.Lists;
import org.portalscope.expression.Value;
import org.portalscope.world.Place;

/** Binds a name to its list with another element at an index: {@code list[2] = 7;}. */
record ElementAssignment(Place place, Target target, Expression list, Expression index, Expression value) implements Instruction {

    @Override
    public Instruction resolve(NameTable names) {
        return this;
    }

    @Override
    public void execute(Running running) throws EvaluationException {
        Value before = running.evaluate(list);
        long at = index.number(running.frame());
        int length = before.elements().size();
        if (Long.compareUnsigned(at, length) >= 0) {
            running.fail(index.position(), "found '" + Long.toUnsignedString(at) + "', expected an index below " + length + ", the length of "
                    + list.text());
            return;
        }
        running.bind(target, Lists.replaced(before, (int) at, running.evaluate(value)));
        running.moveOn();
    }
}
