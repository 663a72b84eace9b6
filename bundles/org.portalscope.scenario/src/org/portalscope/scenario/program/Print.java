package org.portalscope.scenario.program;

import java.util.List;

import org.portalscope.expression.EvaluationException;
import org.portalscope.expression.Expression;
import org.portalscope.expression.Problems;
import org.portalscope.world.Place;

/** Prints the values of expressions, side by side, as one line: {@code print "bits ", bits;}. */
public record Print(Place place, List<Expression> expressions) implements Instruction {

    @Override
    public void check(NameTable names, Problems problems) {
        expressions.forEach(expression -> expression.check(names, problems));
    }

    @Override
    public Instruction resolve(NameTable names) {
        return new Print(place, expressions.stream().map(expression -> expression.resolve(names)).toList());
    }

    @Override
    public void execute(Running running) throws EvaluationException {
        StringBuilder line = new StringBuilder();
        for (Expression expression : expressions) {
            line.append(running.evaluate(expression).text());
        }
        running.print(line.toString());
        running.moveOn();
    }
}
