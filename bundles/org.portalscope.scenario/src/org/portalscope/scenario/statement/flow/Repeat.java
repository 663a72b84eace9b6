package org.portalscope.scenario.statement.flow;

import org.portalscope.expression.Expression;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.LoopRound;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.Target;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.SourceLocation;

/**
 * The header of a loop, executed once: {@code repeat n as i { … }}. The rounds after the first begin with the last statement of the round before.
 *
 * @param target what the index, from 0, is bound to, or null
 * @param depth  how many loops that count their rounds lie around it
 * @param end    the instruction at the end of the body
 */
public record Repeat(SourceLocation place, Expression count, Target target, int depth, int end) implements Instruction {

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
    public boolean mayBeLocal() {
        return true;
    }

    @Override
    public Instruction resolve(NameTable names) {
        return new Repeat(place, count.resolve(names), target == null ? null : target.resolve(names), depth, end);
    }

    @Override
    public void execute(ThreadContext context) throws EvaluationException {
        long rounds = count.number(context.frame());
        if (rounds == 0 || end == context.frame().instruction() + 1) {
            context.moveTo(end + 1);
            return;
        }
        context.count(depth, new LoopRound(0, rounds));
        if (target != null) {
            context.bind(target, Value.of(0));
        }
        context.moveOn();
    }
}
