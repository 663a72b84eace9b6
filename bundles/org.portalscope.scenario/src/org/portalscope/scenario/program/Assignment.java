package org.portalscope.scenario.program;

import org.portalscope.expression.EvaluationException;
import org.portalscope.expression.Expression;
import org.portalscope.expression.Position;
import org.portalscope.expression.Problems;
import org.portalscope.expression.Type;
import org.portalscope.world.Place;

/** Binds a name to the value of an expression: {@code name = expression;}. */
public record Assignment(Place place, String name, Position namePosition, Expression expression) implements Instruction {

    @Override
    public void declare(NameTable names) {
        names.bind(name, expression.check(names, new Problems()));
    }

    @Override
    public void check(NameTable names, Problems problems) {
        Type type = expression.check(names, problems);
        if (type == Type.STRING || type == Type.NULL) {
            problems.add(expression.position(), expression.text(), "a value that can be bound to a name, not " + type.words());
        }
        names.require(name, namePosition, type, problems);
    }

    @Override
    public void execute(Running running) throws EvaluationException {
        running.bind(name, running.evaluate(expression));
        running.moveOn();
    }
}
