package org.portalscope.scenario.program;

import org.portalscope.expression.EvaluationException;
import org.portalscope.expression.Expression;
import org.portalscope.expression.Position;
import org.portalscope.expression.Problems;
import org.portalscope.expression.Type;
import org.portalscope.expression.Value;
import org.portalscope.world.Place;

/**
 * The header of a loop, executed once: {@code repeat n as i { … }}. The rounds after the first begin with the last statement of the round before.
 *
 * @param name what the index, from 0, is bound to, or null
 * @param end  the instruction at the end of the body
 */
public record Repeat(Place place, Expression count, String name, Position namePosition, int end) implements Instruction {

    @Override
    public void declare(NameTable names) {
        if (name != null) {
            names.bind(name, Type.INTEGER);
        }
    }

    @Override
    public void check(NameTable names, Problems problems) {
        count.require(Type.INTEGER, names, problems);
        if (name != null) {
            names.require(name, namePosition, Type.INTEGER, problems);
        }
    }

    @Override
    public void execute(Running running) throws EvaluationException {
        int here = running.program().thread(running.thread()).instruction();
        long rounds = running.evaluate(count).number();
        if (rounds == 0 || end == here + 1) {
            running.moveTo(end + 1);
            return;
        }
        running.count(here, new Round(0, rounds));
        if (name != null) {
            running.bind(name, Value.of(0));
        }
        running.moveOn();
    }
}
