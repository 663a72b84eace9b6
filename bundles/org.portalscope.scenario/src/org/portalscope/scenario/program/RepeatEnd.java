package org.portalscope.scenario.program;

import org.portalscope.expression.Value;
import org.portalscope.world.Place;

/**
 * The end of the body of a loop that counts its rounds.
 *
 * @param header the instruction that is the loop's header
 * @param name   what the index is bound to, or null
 */
public record RepeatEnd(Place place, int header, String name) implements Passed {

    /** Counts the round. */
    @Override
    public int next(int here, Running running) {
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
}
