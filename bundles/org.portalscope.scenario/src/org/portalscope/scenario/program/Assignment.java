package org.portalscope.scenario.program;

import org.portalscope.expression.EvaluationException;
import org.portalscope.expression.Expression;
import org.portalscope.expression.Problems;
import org.portalscope.expression.Type;
import org.portalscope.world.Place;

/** Binds a name to the value of an expression: {@code name = expression;}. */
public record Assignment(Place place, Target target, Expression expression) implements Instruction {

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
    public Instruction resolve(NameTable names) {
        return new Assignment(place, target.resolve(names), expression.resolve(names));
    }

    @Override
    public void execute(Running running) throws EvaluationException {
        running.bind(target, running.evaluate(expression));
        running.moveOn();
    }
}
