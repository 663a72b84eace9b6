package org.portalscope.world.network;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;

/**
 * Who had the last turn: what a fair scheduler needs to remember.
 *
 * @param process index of the process, -1 before the first turn
 * @param lane    0 for a delivery, 1 for a completion, 2 and more for the threads
 */
public record Turn(int process, int lane) implements Structure, Comparable<Turn> {

    /** Nobody's turn yet. */
    public static final Turn NONE = new Turn(-1, 0);

    public static final int DELIVERY = 0;
    public static final int COMPLETION = 1;
    public static final int FIRST_THREAD = 2;

    @Override
    public int compareTo(Turn other) {
        return process != other.process ? Integer.compare(process, other.process) : Integer.compare(lane, other.lane);
    }

    @Override
    public List<Field> members() {
        return new Fields().id("process", process).index("lane", lane).list();
    }
}
