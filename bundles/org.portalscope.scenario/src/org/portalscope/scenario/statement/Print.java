package org.portalscope.scenario.statement;

import java.util.List;

import org.portalscope.expression.Expression;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.SourceLocation;

/** Prints the values of expressions, side by side, as one line: {@code print "bits ", bits;}. */
public record Print(SourceLocation place, List<Expression> expressions) implements Instruction {

    public Print {
        expressions = List.copyOf(expressions);
    }

    @Override
    public void check(NameTable names, Problems problems) {
        expressions.forEach(expression -> expression.check(names, problems));
    }

    @Override
    public boolean mayBeLocal() {
        return true;
    }

    @Override
    public Instruction resolve(NameTable names) {
        return new Print(place, expressions.stream().map(expression -> expression.resolve(names)).toList());
    }

    @Override
    public void execute(ThreadContext context) throws EvaluationException {
        StringBuilder line = new StringBuilder();
        for (Expression expression : expressions) {
            line.append(context.evaluate(expression).wholeText());
        }
        context.print(line.toString());
        context.moveOn();
    }
}
