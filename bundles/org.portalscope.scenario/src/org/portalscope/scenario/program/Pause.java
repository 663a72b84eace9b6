package org.portalscope.scenario.program;

import org.portalscope.expression.EvaluationException;
import org.portalscope.expression.Expression;
import org.portalscope.expression.Problems;
import org.portalscope.expression.Type;
import org.portalscope.world.ChannelTimes;
import org.portalscope.world.Durations;
import org.portalscope.world.Place;
import org.portalscope.world.ThreadOccupied;

/**
 * Lets virtual time pass for the thread: {@code wait 5us;} or {@code compute 3us;}.
 *
 * @param duration in nanoseconds
 */
public record Pause(Place place, ThreadOccupied.By by, Expression duration) implements Instruction {

    @Override
    public void check(NameTable names, Problems problems) {
        duration.require(Type.INTEGER, names, problems);
    }

    @Override
    public Instruction resolve(NameTable names) {
        return new Pause(place, by, duration.resolve(names));
    }

    @Override
    public void execute(Running running) throws EvaluationException {
        long nanoseconds = running.evaluate(duration).number();
        if (!ChannelTimes.isDuration(nanoseconds)) {
            running.fail(duration.position(), duration.text() + " is " + Long.toUnsignedString(nanoseconds) + ", expected " + ChannelTimes.RANGE);
        } else if (running.frame().value(NameTable.NOW).number() > Long.MAX_VALUE - nanoseconds) {
            running.fail(duration.position(), "virtual time ends " + Durations.text(Long.MAX_VALUE) + " after its beginning: does the loop around this one end?");
        } else {
            running.occupy(by, nanoseconds);
            running.moveOn();
        }
    }
}
