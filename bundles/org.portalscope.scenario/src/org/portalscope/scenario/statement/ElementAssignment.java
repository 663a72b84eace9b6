package org.portalscope.scenario.statement;

import org.portalscope.expression.Expression;
import org.portalscope.expression.tree.ListFunctions;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Value;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.Target;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.SourceLocation;

/** Binds a name to its list with another element at an index: {@code list[2] = 7;}. */
record ElementAssignment(SourceLocation place, Target target, Expression list, Expression index, Expression value) implements Instruction {

    @Override
    public boolean mayBeLocal() {
        return true;
    }

    @Override
    public Instruction resolve(NameTable names) {
        return this;
    }

    @Override
    public void execute(ThreadContext context) throws EvaluationException {
        Value before = context.evaluate(list);
        long at = index.number(context.frame());
        int length = before.elements().size();
        if (Long.compareUnsigned(at, length) >= 0) {
            context.fail(index.position(), "found '" + at + "', expected an index below " + length + ", the length of "
                    + list.text());
            return;
        }
        Value after = ListFunctions.replaced(before, (int) at, context.evaluate(value));
        if (ListFunctions.fits(after)) {
            context.bind(target, after);
            context.moveOn();
        } else {
            context.fail(value.position(), "found '" + value.text() + "', expected " + ListFunctions.SMALLER);
        }
    }
}
