package org.portalscope.scenario.thread;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;

/**
 * Where a thread is in a loop.
 *
 * @param index of the round, from 0
 * @param count of all rounds, unsigned
 */
public record LoopRound(long index, long count) implements Structure {

    public boolean isLast() {
        return index + 1 == count;
    }

    public LoopRound next() {
        return new LoopRound(index + 1, count);
    }

    /** {@code round 2 of 3}. */
    @Override
    public String toString() {
        return "round " + Long.toUnsignedString(index + 1) + " of " + Long.toUnsignedString(count);
    }

    @Override
    public List<Field> members() {
        return new Fields().index("index", index).count("count", count).list();
    }
}
