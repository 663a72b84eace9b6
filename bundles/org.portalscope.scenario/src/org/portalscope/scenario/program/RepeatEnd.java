package org.portalscope.scenario.program;

import org.portalscope.expression.Value;
import org.portalscope.world.Place;

/**
 * The end of a loop's body. No thread ever stands before it: whoever comes here goes on in the same transition.
 *
 * @param header the instruction that is the loop's header
 * @param name   what the index is bound to, or null
 */
public record RepeatEnd(Place place, int header, String name) implements Instruction {

    /** Counts the round; the instruction that comes next. */
    int next(int here, Running running) {
        Round round = running.program().thread(running.thread()).round(header);
        if (round == null || round.isLast()) {
            if (round != null) {
                running.count(header, null);
            }
            return here + 1;
        }
        running.count(header, round.next());
        if (name != null) {
            running.bind(name, Value.of(round.next().index()));
        }
        return header + 1;
    }

    @Override
    public void execute(Running running) {
        throw new IllegalStateException("the end of a loop is passed, not executed");
    }
}
