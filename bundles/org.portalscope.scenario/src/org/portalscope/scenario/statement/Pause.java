package org.portalscope.scenario.statement;

import org.portalscope.engine.description.Nanoseconds;
import org.portalscope.expression.Expression;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.Type;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.SourceLocation;
import org.portalscope.world.time.Durations;
import org.portalscope.world.time.ThreadOccupied;

/**
 * Lets virtual time pass for the thread: {@code wait 5us;} or {@code compute 3us;}.
 *
 * @param duration in nanoseconds
 */
public record Pause(SourceLocation place, ThreadOccupied.By by, Expression duration) implements Instruction {

    @Override
    public void check(NameTable names, Problems problems) {
        duration.require(Type.INTEGER, names, problems);
    }

    @Override
    public boolean takesTime() {
        return true;
    }

    @Override
    public Instruction resolve(NameTable names) {
        return new Pause(place, by, duration.resolve(names));
    }

    @Override
    public void execute(ThreadContext context) throws EvaluationException {
        long nanoseconds = context.evaluate(duration).number();
        if (!Nanoseconds.isDuration(nanoseconds)) {
            context.fail(duration.position(), duration.text() + " is " + Long.toUnsignedString(nanoseconds) + ", expected " + Nanoseconds.RANGE);
        } else if (context.frame().value(NameTable.NOW).number() > Long.MAX_VALUE - nanoseconds) {
            context.fail(duration.position(), "virtual time ends " + Durations.text(Long.MAX_VALUE)
                    + " after its beginning: does the loop around this one end?");
        } else {
            context.occupy(by, nanoseconds);
            context.moveOn();
        }
    }
}
