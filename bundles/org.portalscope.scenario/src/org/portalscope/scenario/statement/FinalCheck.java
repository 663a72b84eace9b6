package org.portalscope.scenario.statement;

import org.portalscope.expression.value.Problems;
import org.portalscope.scenario.thread.CallFrame;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.Invariant;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.Program.Readiness;
import org.portalscope.world.program.SourceLocation;

/** Checks what holds when nothing can happen any more: {@code finally events(eq) == 0;}. */
public record FinalCheck(Invariant condition) implements Instruction {

    @Override
    public SourceLocation place() {
        return condition.place();
    }

    @Override
    public void check(NameTable names, Problems problems) {
        condition.check(names, problems);
    }

    @Override
    public boolean isExpectation() {
        return true;
    }

    @Override
    public Instruction resolve(NameTable names) {
        return new FinalCheck(condition.resolve(names));
    }

    @Override
    public Readiness readiness(CallFrame frame, int thread) {
        return Readiness.WHEN_QUIESCENT;
    }

    @Override
    public void execute(ThreadContext context) {
        Failure failure = condition.failure(context.program().processName(), context.frame());
        context.note(condition.condition().text(), failure == null);
        if (failure == null) {
            context.moveOn();
        } else {
            context.fail(failure);
        }
    }
}
