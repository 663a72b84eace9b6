package org.portalscope.scenario.program;

import org.portalscope.expression.Value;
import org.portalscope.world.Place;

/**
 * The end of the body of a loop that counts its rounds.
 *
 * @param header the instruction that is the loop's header
 * @param target what the index is bound to, or null
 * @param depth  how many loops that count their rounds lie around it
 */
public record RepeatEnd(Place place, int header, Target target, int depth) implements Passed {

    /** Counts the round. */
    @Override
    public int next(int here, Running running) {
        Round round = running.round(depth);
        if (round.isLast()) {
            running.count(depth, null);
            return here + 1;
        }
        running.count(depth, round.next());
        if (target != null) {
            running.bind(target, Value.of(round.next().index()));
        }
        return header + 1;
    }

    @Override
    public Instruction resolve(NameTable names) {
        return new RepeatEnd(place, header, target == null ? null : target.resolve(names), depth);
    }
}
