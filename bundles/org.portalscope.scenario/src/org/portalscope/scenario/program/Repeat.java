package org.portalscope.scenario.program;

import org.portalscope.expression.EvaluationException;
import org.portalscope.expression.Expression;
import org.portalscope.expression.Problems;
import org.portalscope.expression.Type;
import org.portalscope.expression.Value;
import org.portalscope.world.Place;

/**
 * The header of a loop, executed once: {@code repeat n as i { … }}. The rounds after the first begin with the last statement of the round before.
 *
 * @param target what the index, from 0, is bound to, or null
 * @param depth  how many loops that count their rounds lie around it
 * @param end    the instruction at the end of the body
 */
public record Repeat(Place place, Expression count, Target target, int depth, int end) implements Instruction {

    @Override
    public void declare(NameTable names) {
        if (target != null) {
            target.declare(names, Type.INTEGER);
        }
    }

    @Override
    public void check(NameTable names, Problems problems) {
        count.require(Type.INTEGER, names, problems);
        if (target != null) {
            target.check(names, Type.INTEGER, problems);
        }
    }

    @Override
    public Instruction resolve(NameTable names) {
        return new Repeat(place, count.resolve(names), target == null ? null : target.resolve(names), depth, end);
    }

    @Override
    public void execute(Running running) throws EvaluationException {
        long rounds = count.number(running.frame());
        if (rounds == 0 || end == running.frame().instruction + 1) {
            running.moveTo(end + 1);
            return;
        }
        running.count(depth, new Round(0, rounds));
        if (target != null) {
            running.bind(target, Value.of(0));
        }
        running.moveOn();
    }
}
