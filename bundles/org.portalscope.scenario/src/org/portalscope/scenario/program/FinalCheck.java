package org.portalscope.scenario.program;

import org.portalscope.expression.Problems;
import org.portalscope.world.Failure;
import org.portalscope.world.Place;
import org.portalscope.world.Program.Readiness;

/** Checks what holds when nothing can happen any more: {@code finally events(eq) == 0;}. */
public record FinalCheck(Invariant condition) implements Instruction {

    @Override
    public Place place() {
        return condition.place();
    }

    @Override
    public void check(NameTable names, Problems problems) {
        condition.check(names, problems);
    }

    @Override
    public Instruction resolve(NameTable names) {
        return new FinalCheck(condition.resolve(names));
    }

    @Override
    public Readiness readiness(CallFrame frame, int thread) {
        return Readiness.LAST;
    }

    @Override
    public void execute(Running running) {
        Failure failure = condition.failure(running.program().processName(), running.frame());
        running.note(condition.condition().text(), failure == null);
        if (failure == null) {
            running.moveOn();
        } else {
            running.fail(failure);
        }
    }
}
